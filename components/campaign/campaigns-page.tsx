import { Breadcrumbs } from '@/components/ui/breadcrumbs'
import type { ShownCampaign } from '@/lib/domain/content/campaign'
import { routes } from '@/lib/routing/routes'
import { CampaignCard } from './campaign-card'
import '@/styles/campaign.css'

interface CampaignsPageProps {
  readonly crumbs: readonly { readonly href: string; readonly label: string }[]
  readonly campaigns: readonly ShownCampaign[]
}

/** Every campaign that has a page: what runs first, then what is over. */
export function CampaignsPage({ crumbs, campaigns }: CampaignsPageProps) {
  const open = campaigns.filter(({ state }) => state !== 'ended')
  const ended = campaigns.filter(({ state }) => state === 'ended')
  return (
    <div className="wrap pb-16">
      <Breadcrumbs links={crumbs} here="Campaigns" />
      <h1 className="mt-2">Campaigns</h1>
      <p className="mt-3 max-w-[62ch] text-18 text-muted">
        Things that run for a time, each with its last day and its terms in full. None of them changes the order of a
        list: <a href={routes.howWeRank}>how we rank</a>.
      </p>
      <section className="mt-10" aria-labelledby="running">
        <h2 id="running">Running now</h2>
        {open.length === 0 ? <p className="mt-3 text-muted">Nothing is running today.</p> : <Cards of={open} />}
      </section>
      {ended.length === 0 ? null : (
        <section className="mt-12" aria-labelledby="ended">
          <h2 id="ended">Over</h2>
          <Cards of={ended} />
        </section>
      )}
    </div>
  )
}

function Cards({ of }: { readonly of: readonly ShownCampaign[] }) {
  return (
    <ul className="mt-4 grid gap-5 tablet:grid-cols-2">
      {of.map((shown) => (
        <CampaignCard key={shown.campaign.slug} {...shown} />
      ))}
    </ul>
  )
}
