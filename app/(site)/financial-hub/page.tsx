import { parentCrumbs } from '@/app/(site)/_parts/crumbs'
import { PageLd } from '@/app/(site)/_parts/page-ld'
import { FinancialHub } from '@/components/hub/financial-hub'
import { keyRates } from '@/lib/domain/country-rates/key-rates'
import { routes } from '@/lib/routing/routes'
import { pageMetadata } from '@/lib/seo/metadata'
import { everyCalculator } from '@/lib/server/data/catalogue/calculators'
import { today } from '@/lib/server/data/catalogue/catalogue'
import { allGuides } from '@/lib/server/data/content/guides'

export const revalidate = 300

const title = 'Financial hub'
const lede =
  'Calculators that show each step and keep nothing that you enter, the rates they use, and guides for the events that move your money.'

export const metadata = pageMetadata({
  path: routes.financialHub,
  title: 'Financial calculators, key rates and guides',
  description: lede,
})

/** Calculators, key rates by the day, guides and the way to the analysis. The same for every visitor. */
export default async function FinancialHubRoute() {
  return (
    <>
      <FinancialHub
        title={title}
        lede={lede}
        crumbs={parentCrumbs(routes.financialHub)}
        calculators={await everyCalculator()}
        rates={keyRates(today())}
        guides={allGuides()}
      />
      <PageLd path={routes.financialHub} title={title} />
    </>
  )
}
