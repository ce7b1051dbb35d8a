import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { loadShared, type Shared } from '@/app/(site)/_parts/load-shared'
import { type PageQuery, toSearchParams } from '@/app/(site)/_parts/page-query'
import { SharePage } from '@/components/share/share-page'
import { shareFolder } from '@/lib/routing/routes'
import { pageMetadata, withShared } from '@/lib/seo/metadata'
import { absolute } from '@/lib/seo/site-url'
import { siteOrigin } from '@/lib/server/data/site/site'

interface ShareProps {
  readonly params: Promise<{ readonly place: readonly string[] }>
  readonly searchParams: Promise<PageQuery>
}

async function requireShared({ params, searchParams }: ShareProps): Promise<Shared> {
  const { place } = await params
  return (await loadShared(`/${place.join('/')}`, toSearchParams(await searchParams))) ?? notFound()
}

/** Sends a result on: its address with its words and its picture. Rendered per request; the address says everything. */
export default async function Share(props: ShareProps) {
  const shared = await requireShared(props)
  return <SharePage shared={shared} address={absolute(siteOrigin(), shared.path)} />
}

/** For who sends something on: never indexed. Sent on itself, it shows the same preview as the result. */
export async function generateMetadata(props: ShareProps): Promise<Metadata> {
  const shared = await requireShared(props)
  const base = pageMetadata({
    path: `${shareFolder}${shared.path}`,
    title: `Share: ${shared.title}`,
    description: shared.said,
  })
  return { ...withShared(base, shared), robots: { index: false, follow: false } }
}
