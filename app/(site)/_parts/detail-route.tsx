import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { DetailPage, type DetailView } from '@/components/product/detail-page'
import { EligibilityIsland } from '@/components/product/eligibility-island.client'
import { RuleList } from '@/components/product/rule-list'
import { Island } from '@/components/ui/island'
import type { Category } from '@/lib/domain/categories/category'
import { categoryNamed } from '@/lib/domain/categories/registry'
import { checkEligibility, nobody } from '@/lib/domain/eligibility'
import { defaultValues } from '@/lib/domain/fields/field-value'
import { scenarioModels } from '@/lib/domain/list-model'
import { parseListQuery } from '@/lib/domain/list-query'
import type { ListState } from '@/lib/domain/list-state'
import { rowView } from '@/lib/domain/list-view'
import { rankProducts } from '@/lib/domain/ranking'
import { breadcrumbLd } from '@/lib/seo/json-ld'
import { detailMetadata } from '@/lib/seo/metadata'
import { productLd } from '@/lib/seo/product-json-ld'
import { findProduct, listProducts, today } from '@/lib/server/data/catalogue'
import { siteOrigin } from '@/lib/server/data/site'
import { parentCrumbs } from './crumbs'
import { JsonLd } from './json-ld'

/** How many other products a page offers for comparison. */
const alternativesShown = 3

/** The parts of a product's inner address. */
export interface DetailParams {
  readonly category: string
  readonly detail: string
}

/** The category of an inner address; answers 404 when there is none. */
export function requireCategory({ category }: DetailParams): Category {
  return categoryNamed(category) ?? notFound()
}

/** Title, description, canonical and picture of a product, on the default case. */
export async function metadataOf(category: Category, slug: string): Promise<Metadata> {
  const product = (await findProduct(category.id, slug)) ?? notFound()
  return detailMetadata(
    category,
    product,
    category.evaluate(product, defaultValues(category.scenario, today()), today()),
  )
}

/** Renders a product for a case: the bare address and its dynamic page for a changed case print through the same function. */
export async function renderDetail(category: Category, slug: string, query: URLSearchParams) {
  const view = await loadView(category, slug, query)
  const path = `${category.path}/${slug}`
  const crumbs = parentCrumbs(path)
  const here = { href: path, label: view.product.name }
  const structuredData = [breadcrumbLd(siteOrigin(), crumbs, here), productLd(siteOrigin(), path, view.product)]
  return (
    <DetailPage
      {...view}
      crumbs={crumbs}
      eligibility={
        category.table.traits.applicant === null ? null : (
          <>
            <Island
              name="eligibility"
              of={EligibilityIsland}
              props={{ category: category.id, slug, today: view.today }}
            />
            <div data-neighbour="rules" data-wakes="eligibility">
              <RuleList results={checkEligibility(category, view.product, nobody)} said={false} />
            </div>
          </>
        )
      }
      structuredData={<JsonLd data={structuredData} />}
    />
  )
}

async function loadView(category: Category, slug: string, query: URLSearchParams): Promise<DetailView> {
  const [product, { products }] = await Promise.all([findProduct(category.id, slug), listProducts(category.id)])
  if (product === null) notFound()
  const day = today()
  const { state, problems } = parseListQuery(category, query, day)
  const plain: ListState = {
    ...state,
    selection: {},
    situation: null,
    page: 1,
    sort: category.sorts[0]?.id ?? state.sort,
  }
  const others = rankProducts(
    category,
    products,
    plain,
    day,
    products.filter((other) => other.slug !== slug),
  )
  return {
    category,
    product,
    evaluation: category.evaluate(product, state.scenario, day),
    groups: category.detail(product, day),
    fields: scenarioModels(category.scenario, state.scenario, day),
    scenarioText: category.scenarioText(state.scenario),
    problems,
    alternatives: others
      .rows(0, alternativesShown)
      .filter((row) => row.rank !== null)
      .map((row) => rowView(category, row)),
    today: day,
  }
}
