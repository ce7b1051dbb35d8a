import type { Metadata } from 'next'
import { parentCrumbs } from '@/app/(site)/_parts/crumbs'
import { PageLd } from '@/app/(site)/_parts/page-ld'
import { CampaignsPage } from '@/components/campaign/campaigns-page'
import { routes } from '@/lib/routing/routes'
import { pageMetadata } from '@/lib/seo/metadata'
import { allCampaigns } from '@/lib/server/data/content/campaigns'

/** Campaigns begin and end by the clock: rendered per request. */
export const dynamic = 'force-dynamic'

export const metadata: Metadata = pageMetadata({
  path: routes.campaign,
  title: 'Campaigns',
  description: 'What runs for a time, with its last day and its terms in full, and what is over.',
})

export default function Campaigns() {
  return (
    <>
      <CampaignsPage crumbs={parentCrumbs(routes.campaign)} campaigns={allCampaigns()} />
      <PageLd path={routes.campaign} title="Campaigns" />
    </>
  )
}
