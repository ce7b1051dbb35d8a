import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { ListPage } from '@/components/product/list-page.client'
import { VariantLinks } from '@/components/product/variant-links'
import type { Category, Variant } from '@/lib/domain/categories/category'
import { categoryOf } from '@/lib/domain/categories/registry'
import { buildListModel, listPath } from '@/lib/domain/list-model'
import type { CategoryId } from '@/lib/domain/products/product-base'
import { listPageLd } from '@/lib/seo/json-ld'
import { listMetadata } from '@/lib/seo/metadata'
import { listProducts, today } from '@/lib/server/data/catalogue'
import { siteOrigin } from '@/lib/server/data/site'
import { parentCrumbs } from './crumbs'
import { JsonLd } from './json-ld'

interface ListRoute {
  readonly page: () => Promise<React.JSX.Element>
  readonly generateMetadata: () => Promise<Metadata>
}

/** The page of one list address: the category's own, or one of its variants. The same for every visitor. */
export function listRoute(id: CategoryId, variantSlug: string | null = null): ListRoute {
  const category = categoryOf(id)
  const variant = findVariant(category, variantSlug)
  return {
    page: () => renderList(category, variant, new URLSearchParams()),
    generateMetadata: async () => listMetadata(category, variant, (await listProducts(id)).products.length),
  }
}

/** Renders a list for a query: the bare address and its filtered twin print through the same function. */
export async function renderList(category: Category, variant: Variant | null, query: URLSearchParams) {
  const { products, asOf } = await listProducts(category.id)
  const model = buildListModel(category, products, query, variant, today())
  const title = variant?.title ?? category.title
  const crumbs = parentCrumbs(listPath(category, variant))
  return (
    <ListPage
      model={model}
      title={title}
      lede={`${products.length} ${category.plural} compared. ${variant?.lede ?? category.lede}`}
      crumbs={crumbs}
      checkedUpTo={asOf}
      sample={products.some((product) => product.sample)}
      neighbours={<VariantLinks category={category} here={variant} />}
      structuredData={<JsonLd data={listPageLd(siteOrigin(), title, crumbs, model)} />}
    />
  )
}

/** A category's variant by its slug; null for the bare list; answers 404 when the slug is not one. */
export function findVariant(category: Category, slug: string | null): Variant | null {
  if (slug === null) return null
  return category.variants.find((variant) => variant.slug === slug) ?? notFound()
}
