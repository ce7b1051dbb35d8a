import type { Metadata } from 'next'
import { parentCrumbs } from '@/app/(site)/_parts/crumbs'
import { PageLd } from '@/app/(site)/_parts/page-ld'
import { HowWeRank } from '@/components/home/how-we-rank'
import { routes } from '@/lib/routing/routes'
import { pageMetadata } from '@/lib/seo/metadata'
import { today } from '@/lib/server/data/site/today'

export const revalidate = 300

export const metadata: Metadata = pageMetadata({
  path: routes.howWeRank,
  title: 'How we rank',
  description:
    'By one figure that you can check, calculated for your own figures. What each list reads, how long a figure keeps, and what never counts.',
})

export default function HowWeRankPage() {
  return (
    <>
      <HowWeRank crumbs={parentCrumbs(routes.howWeRank)} today={today()} />
      <PageLd path={routes.howWeRank} title="How we rank" />
    </>
  )
}
