import type { Metadata } from 'next'
import { type ListParams, metadataOfList, renderList, requireList } from '@/app/(site)/_parts/list-route'
import { type PageQuery, toSearchParams } from '@/app/(site)/_parts/search-params'

interface FilteredListProps {
  readonly params: Promise<ListParams>
  readonly searchParams: Promise<PageQuery>
}

/**
 * The dynamic page of a list for an address with filters: rendered for each request, reached only through the front, which
 * makes most of them itself (`app/(site)/_parts/list-renderer.ts`).
 */
export default async function FilteredList({ params, searchParams }: FilteredListProps) {
  return renderList(requireList(await params), toSearchParams(await searchParams))
}

/** A filtered list is never indexed; its canonical address is the bare list. */
export async function generateMetadata({ params }: FilteredListProps): Promise<Metadata> {
  return { ...(await metadataOfList(requireList(await params))), robots: { index: false, follow: true } }
}
