import type { Metadata } from 'next'
import { calculatorMetadata, findCalculator, renderCalculator } from '@/app/(site)/_parts/calculator-route'
import { loadShared } from '@/app/(site)/_parts/load-shared'
import { type PageQuery, toSearchParams } from '@/app/(site)/_parts/search-params'
import type { Calculator } from '@/lib/domain/calculator-pages/calculator'
import { calculatorModel, calculatorPath } from '@/lib/domain/calculator-pages/model'
import { sealedKey } from '@/lib/domain/fields/form'
import { withShared } from '@/lib/seo/metadata'
import { today } from '@/lib/server/data/catalogue/catalogue'
import { openQuery } from '@/lib/server/data/forms/sealed-values'

interface WorkedProps {
  readonly params: Promise<{ readonly calculator: string }>
  readonly searchParams: Promise<PageQuery>
}

/** The dynamic page of a calculator's page for what a form sent: rendered for each request, reached only through the front. */
export default async function Worked({ params, searchParams }: WorkedProps) {
  const calculator = await findCalculator((await params).calculator)
  const sent = sentTo(calculator, toSearchParams(await searchParams))
  return renderCalculator(calculator, sent ?? new URLSearchParams(), sent === null)
}

/** Never indexed; its canonical address is the bare page. The title says when a field needs another look. */
export async function generateMetadata({ params, searchParams }: WorkedProps): Promise<Metadata> {
  const calculator = await findCalculator((await params).calculator)
  const sent = sentTo(calculator, toSearchParams(await searchParams)) ?? new URLSearchParams()
  const wrong = calculatorModel(calculator, sent, today()).form.problems.length > 0
  const { title, ...metadata } = calculatorMetadata(calculator)
  return {
    ...withShared(metadata, await loadShared(calculatorPath(calculator.id), sent)),
    title: wrong ? `Needs another look: ${calculator.title}` : (title ?? null),
    robots: { index: false, follow: true },
  }
}

/**
 * What the form sent. A calculator with personal fields reads them from a seal only, never from the open address; null:
 * the seal cannot be opened.
 */
function sentTo(calculator: Calculator, query: URLSearchParams): URLSearchParams | null {
  if (!calculator.personal) return query
  const seal = query.get(sealedKey)
  return seal === null ? new URLSearchParams() : openQuery(calculator.id, seal)
}
