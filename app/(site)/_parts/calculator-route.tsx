import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { CalculatorPage } from '@/components/calculator/calculator-page'
import type { Calculator } from '@/lib/domain/calculator-pages/calculator'
import { calculatorModel, calculatorPath } from '@/lib/domain/calculator-pages/model'
import { calculatorIds } from '@/lib/domain/calculator-pages/registry'
import { routes } from '@/lib/routing/routes'
import { breadcrumbLd } from '@/lib/seo/json-ld'
import { pageMetadata } from '@/lib/seo/metadata'
import { calculatorNamed } from '@/lib/server/data/catalogue/calculators'
import { today } from '@/lib/server/data/catalogue/catalogue'
import { siteOrigin } from '@/lib/server/data/site/site'
import { JsonLd } from './json-ld'

const crumbs = [
  { href: routes.home, label: 'Home' },
  { href: routes.financialHub, label: 'Financial hub' },
]

/** A calculator by its id; answers 404 when there is none. */
export async function findCalculator(id: string): Promise<Calculator> {
  return (await calculatorNamed(id)) ?? notFound()
}

/** Title, description and canonical address: the bare page's, whatever the figures. */
export function calculatorMetadata({ id, title, purpose }: Calculator): Metadata {
  return pageMetadata({ path: calculatorPath(id), title: `${title} calculator`, description: purpose })
}

/** Renders a calculator for what a form sent: the bare page and its dynamic page print through the same function. */
export async function renderCalculator(calculator: Calculator, params: URLSearchParams, lapsed: boolean) {
  const day = today()
  const related = await Promise.all(calculator.related.map(calculatorNamed))
  const here = { href: calculatorPath(calculator.id), label: calculator.title }
  return (
    <CalculatorPage
      calculator={calculator}
      model={calculatorModel(calculator, params, day)}
      today={day}
      onDevice={calculatorIds.includes(calculator.id)}
      lapsed={lapsed}
      crumbs={crumbs}
      related={related.filter((one) => one !== null)}
      structuredData={<JsonLd data={[breadcrumbLd(siteOrigin(), crumbs, here)]} />}
    />
  )
}
