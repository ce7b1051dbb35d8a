import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { JsonLd } from '@/app/(site)/_parts/json-ld'
import { type PageQuery, toSearchParams } from '@/app/(site)/_parts/page-query'
import { CampaignPage } from '@/components/campaign/campaign-page'
import { reminderKey, reminderResultOf } from '@/lib/forms/campaign-reminder-results'
import { routes } from '@/lib/routing/routes'
import { breadcrumbLd } from '@/lib/seo/json-ld'
import { pageMetadata } from '@/lib/seo/metadata'
import { campaignNow, findCampaign } from '@/lib/server/data/content/campaigns'
import { embedViews } from '@/lib/server/data/content/embeds'
import { siteOrigin } from '@/lib/server/data/site/site'

interface CampaignProps {
  readonly params: Promise<{ readonly slug: string }>
  readonly searchParams: Promise<PageQuery>
}

const crumbs = [
  { href: routes.home, label: 'Home' },
  { href: routes.campaign, label: 'Campaigns' },
]

/** One that is over stays at its address for who follows an old link; search engines need not send anybody. */
export async function generateMetadata({ params }: CampaignProps): Promise<Metadata> {
  const { campaign, state } = findCampaign((await params).slug) ?? notFound()
  const { slug, title, summary, offer } = campaign
  const picture = { url: `/og/campaign/${slug}`, alt: `${title}: ${offer}` }
  return {
    ...pageMetadata({ path: routes.campaignPage(slug), title, description: summary, picture }),
    ...(state === 'running' ? {} : { robots: { index: false, follow: true } }),
  }
}

/** A campaign. Rendered per request, because it begins and ends by the clock. Throws ApiError. */
export default async function CampaignRoute({ params, searchParams }: CampaignProps) {
  const shown = findCampaign((await params).slug) ?? notFound()
  const { slug, title, body } = shown.campaign
  const here = { href: routes.campaignPage(slug), label: title }
  return (
    <CampaignPage
      {...shown}
      crumbs={crumbs}
      now={campaignNow()}
      embeds={await embedViews(body)}
      asked={reminderResultOf(toSearchParams(await searchParams).get(reminderKey))}
      structuredData={<JsonLd data={[breadcrumbLd(siteOrigin(), crumbs, here)]} />}
    />
  )
}
