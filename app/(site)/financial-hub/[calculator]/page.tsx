import type { Metadata } from 'next'
import { calculatorMetadata, findCalculator, renderCalculator } from '@/app/(site)/_parts/calculator-route'
import { everyCalculatorId } from '@/lib/server/data/catalogue/calculators'

export const revalidate = 300
export const dynamicParams = false

interface CalculatorProps {
  readonly params: Promise<{ readonly calculator: string }>
}

/** A calculator with its default figures and their answer. The same for every visitor. */
export default async function CalculatorRoute({ params }: CalculatorProps) {
  return renderCalculator(await findCalculator((await params).calculator), new URLSearchParams(), false)
}

export function generateStaticParams() {
  return everyCalculatorId.map((calculator) => ({ calculator }))
}

export async function generateMetadata({ params }: CalculatorProps): Promise<Metadata> {
  return calculatorMetadata(await findCalculator((await params).calculator))
}
