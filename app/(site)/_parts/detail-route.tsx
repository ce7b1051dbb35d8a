import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { DetailPage, type DetailView } from '@/components/product/detail-page'
import { EligibilityIsland } from '@/components/product/eligibility-island.client'
import { RuleList } from '@/components/product/rule-list'
import { Island } from '@/components/ui/island'
import type { Category, Evaluation } from '@/lib/domain/categories/category'
import { followingSteps } from '@/lib/domain/categories/following-steps'
import type { CategoryId } from '@/lib/domain/categories/ids'
import { categoryOf, siteOf } from '@/lib/domain/categories/registry'
import type { Against } from '@/lib/domain/categories/site'
import { buildDetailModel } from '@/lib/domain/detail/detail-model'
import { detailScenario, startingScenario } from '@/lib/domain/detail/detail-scenario'
import { type FigureHistory, figureHistory } from '@/lib/domain/detail/figure-history'
import { twinOf } from '@/lib/domain/detail/twin'
import { checkEligibility } from '@/lib/domain/eligibility/check-eligibility'
import { nobody } from '@/lib/domain/eligibility/eligibility'
import type { Values } from '@/lib/domain/fields/field'
import { sealedKey } from '@/lib/domain/fields/form'
import { lastDayOf } from '@/lib/domain/list/site-changes'
import type { Product } from '@/lib/domain/products/product'
import type { IsoDate } from '@/lib/domain/values/iso-date'
import { routes } from '@/lib/routing/routes'
import { breadcrumbLd } from '@/lib/seo/json-ld'
import { detailMetadata, withShared } from '@/lib/seo/metadata'
import { productLd } from '@/lib/seo/product-json-ld'
import { findProduct, listProducts, today } from '@/lib/server/data/catalogue/catalogue'
import { openPersonalAnswers } from '@/lib/server/data/catalogue/personal-answers'
import { catalogueHistory } from '@/lib/server/data/content/changes'
import { siteOrigin } from '@/lib/server/data/site/site'
import { parentCrumbs, sealedCrumbs } from './crumbs'
import { JsonLd } from './json-ld'
import { loadShared } from './load-shared'
import { type PageQuery, queryOf } from './page-query'

interface DetailProps {
  readonly params: Promise<{ readonly detail: string }>
  readonly searchParams: Promise<PageQuery>
}

/** The page of a category's products, as its folder exports it. A slug that is not listed answers 404. */
export function detailRoute(id: CategoryId) {
  const category = categoryOf(id)

  async function generateMetadata({ params, searchParams }: DetailProps): Promise<Metadata> {
    const { detail } = await params
    const path = `${category.path}/${detail}`
    const query = queryOf(path, await searchParams)
    const metadata = await metadataOf(category, detail)
    if (query.size === 0) return metadata
    // A changed case is never indexed; its canonical address is the bare one. Its preview elsewhere shows its own figures.
    return { ...withShared(metadata, await loadShared(path, query)), robots: { index: false, follow: true } }
  }

  async function page({ params, searchParams }: DetailProps) {
    const { detail } = await params
    return renderDetail(category, detail, queryOf(`${category.path}/${detail}`, await searchParams))
  }

  return { generateMetadata, page }
}

/** The end of a product's offer, and of money placed in it today for a term in months, as files for a calendar. */
function calendarLinks(category: Category, product: Product, term: string | null, day: IsoDate): DetailView['days'] {
  const last = lastDayOf(product)
  const offer = { href: routes.calendar(category.id, product.slug), label: 'Remind me before this offer ends' }
  const maturity = { href: routes.maturity(product.slug, term ?? ''), label: `Remind me when ${term} months are over` }
  return [...(last === null || last < day ? [] : [offer]), ...(term === null ? [] : [maturity])]
}

/** Title, description, canonical and picture of a product, on the default scenario. */
async function metadataOf(category: Category, slug: string): Promise<Metadata> {
  const product = (await findProduct(category.id, slug)) ?? notFound()
  return detailMetadata(category, product, startingEvaluation(category, product))
}

/** A product on the scenario that its own page starts from. */
function startingEvaluation(category: Category, product: Product): Evaluation {
  return category.evaluate(product, startingScenario(category, siteOf(category.id), product, today()), today())
}

/** Renders a product on the scenario of a query. */
async function renderDetail(category: Category, slug: string, query: URLSearchParams) {
  const view = await loadView(category, slug, query)
  const path = `${category.path}/${slug}`
  const crumbs = parentCrumbs(path)
  const here = { href: path, label: view.product.name }
  const ld = productLd(siteOrigin(), path, view.product, startingEvaluation(category, view.product), view.today)
  const structuredData = [breadcrumbLd(siteOrigin(), crumbs, here), ld]
  return (
    <DetailPage
      {...view}
      crumbs={sealedCrumbs(crumbs, category, view.sealed)}
      eligibility={
        category.table.traits.applicant === null ? null : (
          <>
            <Island
              name="eligibility"
              of={EligibilityIsland}
              props={{ category: category.id, slug, today: view.today }}
            />
            <div data-slot="rules" data-wakes="eligibility">
              <RuleList results={checkEligibility(category, view.product, nobody)} said={false} />
            </div>
          </>
        )
      }
      steps={followingSteps(category, siteOf(category.id))}
      against={await againstOf(category, view.product, view.today)}
      beforeYouBuy={siteOf(category.id).beforeYouBuy?.(view.product, view.today) ?? null}
      history={historyOf(category, view)}
      terms={siteOf(category.id).terms?.(view.product) ?? []}
      structuredData={<JsonLd data={structuredData} />}
    />
  )
}

/** How the product's leading figure changed, as far as the build could tell. */
function historyOf(category: Category, { product, today: day }: DetailView): FigureHistory | null {
  const recorded = catalogueHistory()?.figures[`${category.id}/${product.slug}`]
  return figureHistory(category, siteOf(category.id), product, recorded, day)
}

/** The same thing bought from another category, where the product has such. */
async function againstOf(category: Category, product: Product, day: IsoDate): Promise<Against | null> {
  const { against } = siteOf(category.id)
  if (against === undefined) return null
  const { products } = await listProducts(against.category)
  return against.work(product, products, day)
}

/** A path with its query as it came, but for the seal. */
function openPath(path: string, query: URLSearchParams): string {
  const open = new URLSearchParams(query)
  open.delete(sealedKey)
  return open.size === 0 ? path : `${path}?${open}`
}

async function loadView(category: Category, slug: string, query: URLSearchParams): Promise<DetailView> {
  const { products, lastKnownAt } = await listProducts(category.id)
  const product = products.find((one) => one.slug === slug) ?? notFound()
  const day = today()
  const { told, lapsed } = openPersonalAnswers(category, query)
  const { termField } = siteOf(category.id)
  const settle = (read: Values) => detailScenario(category, siteOf(category.id), product, read, query)
  const model = buildDetailModel(category, products, product, query, day, told, settle)
  const term = model.fields.find(({ name }) => name === termField)?.text
  return {
    ...model,
    days: calendarLinks(category, product, term ?? null, day),
    twin: twinOf(product, products),
    category,
    product,
    groups: category.detail(product, day),
    today: day,
    path: openPath(`${category.path}/${slug}`, query),
    starts: Object.keys(siteOf(category.id).startFrom?.(product) ?? {}),
    sealed: told.sealed,
    lapsed,
    lastKnownAt,
  }
}
