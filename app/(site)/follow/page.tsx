import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { type PageQuery, toSearchParams } from '@/app/(site)/_parts/page-query'
import { FollowPage } from '@/components/product/follow-page'
import { followedIn, followedKey, followResultOf } from '@/lib/forms/follow-results'
import { followPage } from '@/lib/routing/routes'
import { pageMetadata } from '@/lib/seo/metadata'
import { followedView } from '@/lib/server/data/catalogue/follow'

interface FollowProps {
  readonly searchParams: Promise<PageQuery>
}

export const metadata: Metadata = {
  ...pageMetadata({
    path: followPage,
    title: 'Tell me when it changes',
    description:
      'One e-mail when the figure of a product changes, its offer ends or another one beats it. No account needed.',
  }),
  robots: { index: false, follow: true },
}

/** Asks where to write when a product changes. Throws ApiError. */
export default async function Follow({ searchParams }: FollowProps) {
  const query = toSearchParams(await searchParams)
  const product = followedIn(query)
  const view = product === null ? null : await followedView(product)
  return view === null ? notFound() : <FollowPage {...view} result={followResultOf(query.get(followedKey))} />
}
