import type { Metadata } from 'next'
import { type DetailParams, metadataOf, renderDetail, requireCategory } from '@/app/(site)/_parts/detail-route'
import { loadShared } from '@/app/(site)/_parts/load-shared'
import { type PageQuery, toSearchParams } from '@/app/(site)/_parts/search-params'
import { withShared } from '@/lib/seo/metadata'

interface DynamicProductProps {
  readonly params: Promise<DetailParams>
  readonly searchParams: Promise<PageQuery>
}

/** The dynamic page of a product's page for a changed scenario: rendered for each request, reached only through the front. */
export default async function DynamicProduct({ params, searchParams }: DynamicProductProps) {
  const place = await params
  return renderDetail(requireCategory(place), place.detail, toSearchParams(await searchParams))
}

/** Never indexed; its canonical address is the product's bare one. Its preview elsewhere shows its own figures. */
export async function generateMetadata({ params, searchParams }: DynamicProductProps): Promise<Metadata> {
  const place = await params
  const category = requireCategory(place)
  const shared = await loadShared(`${category.path}/${place.detail}`, toSearchParams(await searchParams))
  const metadata = withShared(await metadataOf(category, place.detail), shared)
  return { ...metadata, robots: { index: false, follow: true } }
}
