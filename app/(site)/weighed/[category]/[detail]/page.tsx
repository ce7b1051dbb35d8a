import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { metadataOf, renderDetail } from '@/app/(site)/_parts/detail-route'
import { type PageQuery, toSearchParams } from '@/app/(site)/_parts/search-params'
import { categoryNamed } from '@/lib/domain/categories/registry'

interface WeighedProps {
  readonly params: Promise<{ readonly category: string; readonly detail: string }>
  readonly searchParams: Promise<PageQuery>
}

/** The twin of a product's page for a changed case: rendered for each request, reached only through the front. */
export default async function Weighed({ params, searchParams }: WeighedProps) {
  const { category, detail } = await resolve(params)
  return renderDetail(category, detail, toSearchParams(await searchParams))
}

/** Never indexed; its canonical address is the product's bare one. */
export async function generateMetadata({ params }: WeighedProps): Promise<Metadata> {
  const { category, detail } = await resolve(params)
  return { ...(await metadataOf(category, detail)), robots: { index: false, follow: true } }
}

async function resolve(params: WeighedProps['params']) {
  const { category: id, detail } = await params
  return { category: categoryNamed(id) ?? notFound(), detail }
}
