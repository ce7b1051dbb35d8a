import type { Metadata } from 'next'
import { calculatorMetadata, findCalculator, renderCalculator, sentTo } from '@/app/(site)/_parts/calculator-route'
import { type PageQuery, queryOf } from '@/app/(site)/_parts/page-query'
import { calculatorPath, letterKey } from '@/lib/domain/calculator-pages/model'

interface CalculatorProps {
  readonly params: Promise<{ readonly calculator: string }>
  readonly searchParams: Promise<PageQuery>
}

async function read({ params, searchParams }: CalculatorProps) {
  const calculator = await findCalculator((await params).calculator)
  return { calculator, query: queryOf(calculatorPath(calculator.id), await searchParams) }
}

/** A calculator with the figures that a form sent and their answer, else with its default ones. */
export default async function CalculatorRoute(props: CalculatorProps) {
  const { calculator, query } = await read(props)
  const sent = sentTo(calculator, query)
  return renderCalculator(calculator, sent ?? new URLSearchParams(), sent === null, query.has(letterKey))
}

export async function generateMetadata(props: CalculatorProps): Promise<Metadata> {
  const { calculator, query } = await read(props)
  return calculatorMetadata(calculator, query)
}
