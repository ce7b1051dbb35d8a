import type { Metadata } from 'next'
import { renderList, requireList } from '@/app/(site)/_parts/list-route'
import { type PageQuery, toSearchParams } from '@/app/(site)/_parts/search-params'
import { listMetadata } from '@/lib/seo/metadata'
import { listProducts } from '@/lib/server/data/catalogue'

interface FilteredListProps {
  readonly params: Promise<{ readonly category: string; readonly variant?: readonly string[] }>
  readonly searchParams: Promise<PageQuery>
}

/**
 * The twin of a list for an address with filters: rendered for each request, reached only through the front, which
 * makes most of them itself (`app/(site)/_parts/list-renderer.ts`).
 */
export default async function FilteredList({ params, searchParams }: FilteredListProps) {
  return renderList(await resolve(params), toSearchParams(await searchParams))
}

/** A filtered list is never indexed; its canonical address is the bare list. */
export async function generateMetadata({ params }: FilteredListProps): Promise<Metadata> {
  const { category, variant } = await resolve(params)
  const { products } = await listProducts(category.id)
  return { ...listMetadata(category, variant, products.length), robots: { index: false, follow: true } }
}

async function resolve(params: FilteredListProps['params']) {
  const { category, variant } = await params
  return requireList(category, variant?.[0] ?? null)
}
