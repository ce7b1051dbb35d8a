import type { ShownCampaign } from '@/lib/domain/content/campaign'
import { malaysianMoment } from '@/lib/domain/values/malaysian-moment'
import { routes } from '@/lib/routing/routes'
import { DraftNote, SampleNote } from './campaign-note'

/** A campaign in a few lines, with the way to its page. */
export function CampaignCard({ campaign, state }: ShownCampaign) {
  const { slug, title, summary, offer, sample, endsAt } = campaign
  return (
    <li id={slug} data-item className="card flex flex-col gap-3 p-6">
      <p className="flex flex-wrap gap-2">
        <SampleNote sample={sample} />
        <DraftNote draft={state === 'draft'} />
      </p>
      <h3 className="text-22">
        <a className="text-ink" href={routes.campaignPage(slug)}>
          {title}
        </a>
      </h3>
      <p className="font-semibold">{offer}</p>
      <p className="text-muted">{summary}</p>
      {endsAt === null ? null : (
        <p className="mt-auto text-14 text-muted">
          {state === 'ended' ? 'Ended' : 'Ends'} {malaysianMoment(endsAt)}
        </p>
      )}
    </li>
  )
}
