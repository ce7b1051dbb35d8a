import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { CalculatorPage } from '@/components/calculator/calculator-page'
import type { Calculator } from '@/lib/domain/calculator-pages/calculator'
import { calculatorModel, calculatorPath } from '@/lib/domain/calculator-pages/model'
import { calculatorIds } from '@/lib/domain/calculator-pages/registry'
import { formKey, sealedKey } from '@/lib/domain/fields/form'
import { routes } from '@/lib/routing/routes'
import { breadcrumbLd } from '@/lib/seo/json-ld'
import { pageMetadata, withShared } from '@/lib/seo/metadata'
import { calculatorNamed } from '@/lib/server/data/catalogue/calculators'
import { today } from '@/lib/server/data/catalogue/catalogue'
import { openQuery } from '@/lib/server/data/forms/sealed-values'
import { siteOrigin } from '@/lib/server/data/site/site'
import { JsonLd } from './json-ld'
import { loadShared } from './load-shared'

const crumbs = [
  { href: routes.home, label: 'Home' },
  { href: routes.financialHub, label: 'Financial hub' },
]

/** A calculator by its id; answers 404 when there is none. */
export async function findCalculator(id: string): Promise<Calculator> {
  return (await calculatorNamed(id)) ?? notFound()
}

/**
 * What a form sent, of the query of a page. A calculator with personal fields reads them from a seal only, never from the
 * open address; null: the seal cannot be opened.
 */
export function sentTo(calculator: Calculator, query: URLSearchParams): URLSearchParams | null {
  if (!calculator.personal) return query
  const seal = query.get(sealedKey)
  return seal === null ? new URLSearchParams() : openQuery(calculator.id, seal)
}

/**
 * Title, description and canonical address: the bare page's, whatever the figures. With figures of its own a page is never
 * indexed, its title says when a field needs another look, and its preview elsewhere shows its answer.
 */
export async function calculatorMetadata(calculator: Calculator, query: URLSearchParams): Promise<Metadata> {
  const { id, title, purpose } = calculator
  const metadata = pageMetadata({ path: calculatorPath(id), title: `${title} calculator`, description: purpose })
  if (query.size === 0) return metadata
  const sent = sentTo(calculator, query) ?? new URLSearchParams()
  const isWrong = calculatorModel(calculator, sent, today()).form.problems.length > 0
  return {
    ...withShared(metadata, await loadShared(calculatorPath(id), sent)),
    title: isWrong ? `Needs another look: ${title}` : (metadata.title ?? null),
    robots: { index: false, follow: true },
  }
}

/** Renders a calculator for what a form sent, or for its default figures; `letter`: with the letter that needs none. */
export async function renderCalculator(
  calculator: Calculator,
  params: URLSearchParams,
  lapsed: boolean,
  letter = false,
) {
  const day = today()
  const related = await Promise.all(calculator.related.map(calculatorNamed))
  const here = { href: calculatorPath(calculator.id), label: calculator.title }
  return (
    <CalculatorPage
      calculator={calculator}
      model={calculatorModel(calculator, params, day)}
      today={day}
      asked={params.has(formKey)}
      letter={letter}
      onDevice={calculatorIds.includes(calculator.id)}
      lapsed={lapsed}
      crumbs={crumbs}
      related={related.filter((one) => one !== null)}
      structuredData={<JsonLd data={[breadcrumbLd(siteOrigin(), crumbs, here)]} />}
    />
  )
}
