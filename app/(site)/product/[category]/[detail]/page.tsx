import type { Metadata } from 'next'
import { type DetailParams, metadataOf, renderDetail, requireCategory } from '@/app/(site)/_parts/detail-route'
import { categoryIds } from '@/lib/domain/categories/load'
import { productSlugs } from '@/lib/server/data/catalogue/catalogue'

/** Every product of the build, and nothing else. */
export const dynamicParams = false
export const revalidate = 300

interface DetailProps {
  readonly params: Promise<DetailParams>
}

export async function generateStaticParams(): Promise<DetailParams[]> {
  const each = categoryIds.map(async (category) =>
    (await productSlugs(category)).map((detail) => ({ category, detail })),
  )
  return (await Promise.all(each)).flat()
}

export async function generateMetadata({ params }: DetailProps): Promise<Metadata> {
  const place = await params
  return metadataOf(requireCategory(place), place.detail)
}

/** A product on the default scenario, the same for every visitor. Reached at its category's own address (`lib/routing/dynamic-pages.ts`). */
export default async function Detail({ params }: DetailProps) {
  const place = await params
  return renderDetail(requireCategory(place), place.detail, new URLSearchParams())
}
