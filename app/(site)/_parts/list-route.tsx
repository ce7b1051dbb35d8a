import type { Metadata } from 'next'
import type { Category, Variant } from '@/lib/domain/categories/category'
import type { CategoryId } from '@/lib/domain/categories/ids'
import { categoryOf } from '@/lib/domain/categories/registry'
import { listPath } from '@/lib/domain/list/list-model'
import { listMetadata } from '@/lib/seo/metadata'
import { listProducts, today } from '@/lib/server/data/catalogue/catalogue'
import { openPersonalAnswers } from '@/lib/server/data/catalogue/personal-answers'
import { siteOrigin } from '@/lib/server/data/site/site'
import { listView } from './list-view'
import { type PageQuery, queryOf } from './page-query'

interface ListProps {
  readonly searchParams: Promise<PageQuery>
}

/**
 * The page of a category's list, or of the variant with this slug, as its folder exports it. Throws while it is loaded when
 * the category has no such variant.
 */
export function listRoute(id: CategoryId, slug: string | null = null) {
  const category = categoryOf(id)
  const variant = slug === null ? null : variantOf(category, slug)
  const path = listPath(category, variant)

  async function generateMetadata({ searchParams }: ListProps): Promise<Metadata> {
    const metadata = listMetadata(category, variant, (await listProducts(id)).products.length)
    // A filtered list is never indexed; its canonical address is the bare list.
    const isFiltered = queryOf(path, await searchParams).size > 0
    return isFiltered ? { ...metadata, robots: { index: false, follow: true } } : metadata
  }

  async function page({ searchParams }: ListProps) {
    const query = queryOf(path, await searchParams)
    const list = await listProducts(id)
    const reading = openPersonalAnswers(category, query)
    return listView({ category, variant }, query, { list, today: today(), origin: siteOrigin(), ...reading })
  }

  return { generateMetadata, page }
}

function variantOf({ id, variants }: Category, slug: string): Variant {
  const variant = variants.find((one) => one.slug === slug)
  if (variant === undefined) throw new Error(`The category ${id} has no variant ${slug}`)
  return variant
}
