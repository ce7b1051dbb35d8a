import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { DetailPage, type DetailView } from '@/components/product/detail-page'
import { EligibilityIsland } from '@/components/product/eligibility-island.client'
import { RuleList } from '@/components/product/rule-list'
import { Island } from '@/components/ui/island'
import { defaultAssumptions } from '@/lib/domain/assumption-input'
import type { Category } from '@/lib/domain/categories/category'
import { categoryOf } from '@/lib/domain/categories/registry'
import { checkEligibility, nobody } from '@/lib/domain/eligibility'
import { fieldModels } from '@/lib/domain/list-model'
import { parseListQuery } from '@/lib/domain/list-query'
import type { ListState } from '@/lib/domain/list-state'
import { rowView } from '@/lib/domain/list-view'
import type { CategoryId } from '@/lib/domain/products/product-base'
import { rankProducts } from '@/lib/domain/ranking'
import { breadcrumbLd } from '@/lib/seo/json-ld'
import { detailMetadata } from '@/lib/seo/metadata'
import { productLd } from '@/lib/seo/product-json-ld'
import { findProduct, listProducts, productSlugs, today } from '@/lib/server/data/catalogue'
import { siteOrigin } from '@/lib/server/data/site'
import { parentCrumbs } from './crumbs'
import { JsonLd } from './json-ld'

/** How many other products a page offers for comparison. */
const alternativesShown = 3

interface DetailProps {
  readonly params: Promise<{ readonly detail: string }>
}

/** The pages of one category's products: every product of the build, and nothing else. */
export function detailRoute(id: CategoryId) {
  const category = categoryOf(id)
  return {
    generateStaticParams: async () => (await productSlugs(id)).map((slug) => ({ detail: slug })),
    generateMetadata: async ({ params }: DetailProps) => metadataOf(category, (await params).detail),
    page: async ({ params }: DetailProps) => renderDetail(category, (await params).detail, new URLSearchParams()),
  }
}

/** Title, description, canonical and picture of a product, on the default case. */
export async function metadataOf(category: Category, slug: string): Promise<Metadata> {
  const product = (await findProduct(category.id, slug)) ?? notFound()
  return detailMetadata(category, product, category.weigh(product, defaultAssumptions(category.fields), today()))
}

/** Renders a product for a case: the bare address and its twin for a changed case print through the same function. */
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
      }
      structuredData={<JsonLd data={structuredData} />}
    />
  )
}

async function loadView(category: Category, slug: string, query: URLSearchParams): Promise<DetailView> {
  const [product, { products }] = await Promise.all([findProduct(category.id, slug), listProducts(category.id)])
  if (product === null) notFound()
  const day = today()
  const { state, problems } = parseListQuery(category, query)
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
    weighing: category.weigh(product, state.assumptions, day),
    groups: category.detail(product, day),
    fields: fieldModels(category.fields, state.assumptions),
    caseText: category.caseText(state.assumptions),
    problems,
    alternatives: others
      .rows(0, alternativesShown)
      .filter((row) => row.rank !== null)
      .map((row) => rowView(category, row)),
    today: day,
  }
}
