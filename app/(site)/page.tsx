import type { Metadata } from 'next'
import type { AskedList } from '@/components/home/ask'
import { HomePage } from '@/components/home/home-page'
import { categoryList, siteOf } from '@/lib/domain/categories/registry'
import { keyRates } from '@/lib/domain/country-rates/key-rates'
import type { CategoryOverview } from '@/lib/domain/list/category-overview'
import { sentenceModel } from '@/lib/domain/list/sentence-model'
import { routes } from '@/lib/routing/routes'
import { organizationLd } from '@/lib/seo/json-ld'
import { pageMetadata } from '@/lib/seo/metadata'
import { today } from '@/lib/server/data/catalogue/catalogue'
import { shownArticles } from '@/lib/server/data/content/articles'
import { runningCampaigns } from '@/lib/server/data/content/campaigns'
import { siteOrigin } from '@/lib/server/data/site/site'
import { JsonLd } from './_parts/json-ld'
import { overviewsOf } from './_parts/overviews'

/** Campaigns come and go at their minute: this is how late the page may notice. */
export const revalidate = 60

/** How many of the newest articles and of the campaigns are named. */
const articlesShown = 3
/** The policy rate, the base rate of home loans and the protection of deposits, which the list begins with. */
const ratesShown = 3
const campaignsShown = 3

export const metadata: Metadata = pageMetadata({
  path: routes.home,
  title: 'Compare bank accounts, cards and loans in Malaysia',
  description:
    'Bank accounts, cards, deposits, loans, insurance, takaful and travel eSIMs in Malaysia, compared on your own figures, each with its source and date.',
})

export default async function Home() {
  const overviews = await overviewsOf(categoryList)
  return (
    <>
      <HomePage
        overviews={overviews}
        asked={askedOf(overviews)}
        today={today()}
        example={exampleOf(overviews)}
        articles={shownArticles().slice(0, articlesShown)}
        rates={keyRates(today()).slice(0, ratesShown)}
        campaigns={runningCampaigns().slice(0, campaignsShown)}
      />
      <JsonLd data={[organizationLd(siteOrigin())]} />
    </>
  )
}

/** The lists that have a sentence, by their most common situation. */
function askedOf(overviews: readonly CategoryOverview[]): readonly AskedList[] {
  const placeOf = ({ category }: CategoryOverview) => Math.min(...siteOf(category.id).presets.map(({ place }) => place))
  return overviews
    .toSorted((one, other) => placeOf(one) - placeOf(other))
    .flatMap(({ category, count }) => {
      const { example } = siteOf(category.id)
      if (example === undefined) return []
      const { id, title, singular, plural } = category
      return [{ id, title, count, singular, plural, sentence: sentenceModel(category, example, today()) }]
    })
}

/** The best card with both sides known: cards take and give in the same year, so the balance says something. */
function exampleOf(overviews: readonly CategoryOverview[]) {
  const cards = overviews.find(({ category }) => category.id === 'credit-card')
  const product = cards?.best.find(({ balance }) => balance !== null)
  return cards === undefined || product === undefined ? null : { product, scenarioText: cards.scenarioText }
}
