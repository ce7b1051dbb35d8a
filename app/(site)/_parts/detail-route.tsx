import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { DetailPage, type DetailView } from '@/components/product/detail-page'
import { EligibilityIsland } from '@/components/product/eligibility-island.client'
import { RuleList } from '@/components/product/rule-list'
import { Island } from '@/components/ui/island'
import type { Category } from '@/lib/domain/categories/category'
import { categoryNamed, siteOf } from '@/lib/domain/categories/registry'
import { checkEligibility } from '@/lib/domain/check-eligibility'
import { buildDetailModel } from '@/lib/domain/detail-model'
import { detailScenario, startingScenario } from '@/lib/domain/detail-scenario'
import { nobody } from '@/lib/domain/eligibility'
import type { Values } from '@/lib/domain/fields/field'
import { breadcrumbLd } from '@/lib/seo/json-ld'
import { detailMetadata } from '@/lib/seo/metadata'
import { productLd } from '@/lib/seo/product-json-ld'
import { findProduct, listProducts, today } from '@/lib/server/data/catalogue'
import { siteOrigin } from '@/lib/server/data/site'
import { openTold } from '@/lib/server/data/told'
import { parentCrumbs, sealedCrumbs } from './crumbs'
import { JsonLd } from './json-ld'

/** The parts of a product's inner address. */
export interface DetailParams {
  readonly category: string
  readonly detail: string
}

/** The category of an inner address; answers 404 when there is none. */
export function requireCategory({ category }: DetailParams): Category {
  return categoryNamed(category) ?? notFound()
}

/** Title, description, canonical and picture of a product, on the default scenario. */
export async function metadataOf(category: Category, slug: string): Promise<Metadata> {
  const product = (await findProduct(category.id, slug)) ?? notFound()
  return detailMetadata(
    category,
    product,
    category.evaluate(product, startingScenario(category, siteOf(category.id), product, today()), today()),
  )
}

/** Renders a product on a scenario: the bare address and its dynamic page for a changed one print through the same function. */
export async function renderDetail(category: Category, slug: string, query: URLSearchParams) {
  const view = await loadView(category, slug, query)
  const path = `${category.path}/${slug}`
  const crumbs = parentCrumbs(path)
  const here = { href: path, label: view.product.name }
  const structuredData = [breadcrumbLd(siteOrigin(), crumbs, here), productLd(siteOrigin(), path, view.product)]
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
            <div data-neighbour="rules" data-wakes="eligibility">
              <RuleList results={checkEligibility(category, view.product, nobody)} said={false} />
            </div>
          </>
        )
      }
      beforeYouBuy={siteOf(category.id).beforeYouBuy?.(view.product) ?? null}
      structuredData={<JsonLd data={structuredData} />}
    />
  )
}

async function loadView(category: Category, slug: string, query: URLSearchParams): Promise<DetailView> {
  const { products, lastKnownAt } = await listProducts(category.id)
  const product = products.find((one) => one.slug === slug) ?? notFound()
  const day = today()
  const { told, lapsed } = openTold(category, query)
  const settle = (read: Values) => detailScenario(category, siteOf(category.id), product, read, query)
  return {
    ...buildDetailModel(category, products, product, query, day, told, settle),
    category,
    product,
    groups: category.detail(product, day),
    today: day,
    starts: Object.keys(siteOf(category.id).startFrom?.(product) ?? {}),
    sealed: told.sealed,
    lapsed,
    lastKnownAt,
  }
}
