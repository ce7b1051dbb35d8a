import type { Metadata } from 'next'
import { type ListParams, metadataOfList, renderList, requireList } from '@/app/(site)/_parts/list-route'
import { categoryList } from '@/lib/domain/categories/registry'

/** Only the lists below; any other address is a page that does not exist. */
export const dynamicParams = false
export const revalidate = 300

interface ListProps {
  readonly params: Promise<ListParams>
}

export function generateStaticParams(): ListParams[] {
  return categoryList.flatMap(({ id, variants }) => [
    { category: id, variant: [] },
    ...variants.map(({ slug }) => ({ category: id, variant: [slug] })),
  ])
}

export async function generateMetadata({ params }: ListProps): Promise<Metadata> {
  return metadataOfList(requireList(await params))
}

/** Every list and its variants, the same for every visitor. Reached at the category's own address (`lib/routing/dynamic-pages.ts`). */
export default async function List({ params }: ListProps) {
  return renderList(requireList(await params), new URLSearchParams())
}
