import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { listMetadata } from '@/lib/seo/metadata'
import { listProducts, today } from '@/lib/server/data/catalogue/catalogue'
import { openTold } from '@/lib/server/data/catalogue/told'
import { siteOrigin } from '@/lib/server/data/site/site'
import { findList, type ListPlace, listView } from './list-view'

/** The parts of a list's inner address. */
export interface ListParams {
  readonly category: string
  readonly variant?: readonly string[]
}

/** Renders a list for a query: the bare address and its dynamic page print through the same function. */
export async function renderList(place: ListPlace, query: URLSearchParams) {
  const list = await listProducts(place.category.id)
  const reading = openTold(place.category, query)
  return listView(place, query, { list, today: today(), origin: siteOrigin(), ...reading })
}

/** Title, description and canonical address: the bare list's, whatever the query. */
export async function metadataOfList({ category, variant }: ListPlace): Promise<Metadata> {
  return listMetadata(category, variant, (await listProducts(category.id)).products.length)
}

/** The list that an inner address names; answers 404 when there is none. */
export function requireList({ category, variant = [] }: ListParams): ListPlace {
  const [slug = null, ...deeper] = variant
  return (deeper.length === 0 ? findList(category, slug) : null) ?? notFound()
}
