import type { Metadata } from 'next'
import { changesUntilToday } from '@/app/(site)/_parts/changes'
import { parentCrumbs } from '@/app/(site)/_parts/crumbs'
import { PageLd } from '@/app/(site)/_parts/page-ld'
import { WhatChanged } from '@/components/home/what-changed'
import { routes } from '@/lib/routing/routes'
import { feedLinks } from '@/lib/seo/feed'
import { pageMetadata } from '@/lib/seo/metadata'

export const revalidate = 300

const page = pageMetadata({
  path: routes.whatChanged,
  title: 'What changed',
  description:
    'New products, changed terms, offers that end, and figures compared with their sources again, day by day. As a feed too.',
})

export const metadata: Metadata = { ...page, alternates: { ...page.alternates, types: feedLinks } }

export default async function WhatChangedPage() {
  return (
    <>
      <WhatChanged crumbs={parentCrumbs(routes.whatChanged)} changes={await changesUntilToday()} />
      <PageLd path={routes.whatChanged} title="What changed" />
    </>
  )
}
