import type { Metadata } from 'next'
import { parentCrumbs } from '@/app/(site)/_parts/crumbs'
import { PageLd } from '@/app/(site)/_parts/page-ld'
import { type PageQuery, queryOf } from '@/app/(site)/_parts/page-query'
import { ReferralPage } from '@/components/referral/referral-page'
import { readReferralCode } from '@/lib/domain/member/referral-code'
import { routes } from '@/lib/routing/routes'
import { pageMetadata } from '@/lib/seo/metadata'
import { programmeToday } from '@/lib/server/data/content/referral'

interface ReferralProps {
  readonly searchParams: Promise<PageQuery>
}

const description = 'Invite somebody you know: what both of you get, for what, by when, and what it costs us.'

/** An invitation is for its friend alone: no search engine keeps the address with the code. */
export async function generateMetadata({ searchParams }: ReferralProps): Promise<Metadata> {
  const metadata = pageMetadata({ path: routes.referral, title: 'Referral programme', description })
  const isInvitation = queryOf(routes.referral, await searchParams).has('code')
  return isInvitation ? { ...metadata, robots: { index: false, follow: true } } : metadata
}

/** The referral programme, and the way in for a friend who comes by a link. A text that is no code shows the page as it is for everybody. */
export default async function Referral({ searchParams }: ReferralProps) {
  const reading = readReferralCode(queryOf(routes.referral, await searchParams).get('code') ?? '')
  return (
    <>
      <ReferralPage
        crumbs={parentCrumbs(routes.referral)}
        programme={programmeToday()}
        invitation={reading.ok ? reading.value : null}
      />
      <PageLd path={routes.referral} title="Referral programme" />
    </>
  )
}
