import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import type { CategoryId } from '@/lib/domain/categories/registry'
import { listMetadata } from '@/lib/seo/metadata'
import { listProducts, today } from '@/lib/server/data/catalogue'
import { siteOrigin } from '@/lib/server/data/site'
import { findList, type ListPlace, listView } from './list-view'

interface ListRoute {
  readonly page: () => Promise<React.JSX.Element>
  readonly generateMetadata: () => Promise<Metadata>
}

/** The page of one list address: the category's own, or one of its variants. The same for every visitor. */
export function listRoute(id: CategoryId, variantSlug: string | null = null): ListRoute {
  const place = requireList(id, variantSlug)
  const { category, variant } = place
  return {
    page: () => renderList(place, new URLSearchParams()),
    generateMetadata: async () => listMetadata(category, variant, (await listProducts(id)).products.length),
  }
}

/** Renders a list for a query: the bare address and its filtered twin print through the same function. */
export async function renderList(place: ListPlace, query: URLSearchParams) {
  const list = await listProducts(place.category.id)
  return listView(place, query, { list, today: today(), origin: siteOrigin() })
}

/** The list of a category's name and a variant's slug; answers 404 when there is none. */
export function requireList(id: string, slug: string | null): ListPlace {
  return findList(id, slug) ?? notFound()
}
