import type { Metadata } from 'next'
import { parentCrumbs } from '@/app/(site)/_parts/crumbs'
import { ReferralDashboardIsland } from '@/components/referral/referral-dashboard-island.client'
import { Island } from '@/components/ui/island'
import { TextPage } from '@/components/ui/text-page'
import { routes } from '@/lib/routing/routes'
import { pageMetadata } from '@/lib/seo/metadata'
import { shellConfig } from '@/lib/server/data/site/shell-config'

const title = 'Referral Dashboard'
const lede = 'Your own invitations and what they earned.'

export const metadata: Metadata = {
  ...pageMetadata({ path: routes.referralDashboard, title, description: lede }),
  robots: { index: false, follow: true },
}

/** For members of 18 or more who agreed to the terms: the document is the same for everybody and shows nothing of them. */
export default function ReferralDashboardPage() {
  const { appId, signingKey } = shellConfig()
  return (
    <TextPage crumbs={parentCrumbs(routes.referralDashboard)} title={title} lede={lede}>
      <Island name="referral-dashboard" of={ReferralDashboardIsland} props={{ signing: { appId, signingKey } }} />
    </TextPage>
  )
}
