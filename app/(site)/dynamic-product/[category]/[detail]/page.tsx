import type { Metadata } from 'next'
import { type DetailParams, metadataOf, renderDetail, requireCategory } from '@/app/(site)/_parts/detail-route'
import { type PageQuery, toSearchParams } from '@/app/(site)/_parts/search-params'

interface DynamicProductProps {
  readonly params: Promise<DetailParams>
  readonly searchParams: Promise<PageQuery>
}

/** The dynamic page of a product's page for a changed scenario: rendered for each request, reached only through the front. */
export default async function DynamicProduct({ params, searchParams }: DynamicProductProps) {
  const place = await params
  return renderDetail(requireCategory(place), place.detail, toSearchParams(await searchParams))
}

/** Never indexed; its canonical address is the product's bare one. */
export async function generateMetadata({ params }: DynamicProductProps): Promise<Metadata> {
  const place = await params
  return { ...(await metadataOf(requireCategory(place), place.detail)), robots: { index: false, follow: true } }
}
