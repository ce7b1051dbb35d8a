import type { ReactNode } from 'react'
import { Breadcrumbs } from '@/components/ui/breadcrumbs'
import { embedDrawer } from '@/components/ui/embed-part'
import { Island } from '@/components/ui/island'
import { ProseText } from '@/components/ui/prose-text'
import { type Campaign, reminderAt, type ShownCampaign } from '@/lib/domain/content/campaign'
import type { EmbedViews } from '@/lib/domain/detail/embed-view'
import { malaysianMoment } from '@/lib/domain/values/malaysian-moment'
import type { ReminderResult } from '@/lib/forms/campaign-reminder-results'
import { routes } from '@/lib/routing/routes'
import { DraftNote, SampleNote } from './campaign-note'
import { CountdownIsland } from './countdown-island.client'
import { ReminderForm } from './reminder-form'
import '@/styles/campaign.css'

interface CampaignPageProps extends ShownCampaign {
  readonly crumbs: readonly { readonly href: string; readonly label: string }[]
  /** The moment at which the page is made, in epoch milliseconds. */
  readonly now: number
  /** What its text reads from the catalogue. */
  readonly embeds: EmbedViews
  /** How asking for a reminder ended; null: nobody asked. */
  readonly asked: ReminderResult | null
  readonly structuredData: ReactNode
}

/** A campaign: what it offers, until when, how it goes, and its terms. Once it is over the page stays and says so. */
export function CampaignPage({ campaign, state, crumbs, now, embeds, asked, structuredData }: CampaignPageProps) {
  const { title, body, steps, terms } = campaign
  const remindsAt = reminderAt(campaign)
  return (
    <div className="wrap pb-16">
      <Breadcrumbs links={crumbs} here={title} />
      <Hero campaign={campaign} state={state} now={now} />
      <section className="mt-12" aria-labelledby="steps">
        <h2 id="steps">How it {state === 'ended' ? 'went' : 'goes'}</h2>
        <ol className="campaign-steps mt-4">
          {steps.map((step) => (
            <li key={step.title} className="card p-5">
              <h3>{step.title}</h3>
              <p className="mt-1 text-muted">{step.text}</p>
            </li>
          ))}
        </ol>
      </section>
      <div className="prose mt-12">
        <ProseText text={body} drawEmbed={embedDrawer(embeds)} />
      </div>
      {campaign.reminders && state !== 'ended' && remindsAt !== null ? (
        <ReminderForm slug={campaign.slug} asked={asked} late={remindsAt <= now} />
      ) : null}
      <section className="mt-12" aria-labelledby="campaign-terms">
        <h2 id="campaign-terms">Terms</h2>
        <div className="prose mt-4">
          <ul>
            {terms.map((term) => (
              <li key={term}>{term}</li>
            ))}
          </ul>
        </div>
      </section>
      {structuredData}
    </div>
  )
}

interface HeroProps extends ShownCampaign {
  readonly campaign: Campaign
  readonly now: number
}

function Hero({ campaign, state, now }: HeroProps) {
  const { slug, title, summary, offer, sample, action, endsAt } = campaign
  const isOver = state === 'ended'
  return (
    <header className="campaign-hero mt-4 p-6 desktop:p-8">
      <p className="flex flex-wrap gap-2">
        <SampleNote sample={sample} />
        <DraftNote draft={state === 'draft'} />
        {isOver ? <span className="pill">This has ended</span> : null}
      </p>
      <h1 className="mt-3 max-w-[24ch]">{title}</h1>
      <p className="mt-3 max-w-[62ch] text-18">{summary}</p>
      <p className="mt-5 text-22 font-semibold">{offer}</p>
      {endsAt === null ? null : (
        <p className="mt-3">
          {isOver
            ? `This ended on ${malaysianMoment(endsAt)}, Malaysian time.`
            : `Ends ${malaysianMoment(endsAt)}, Malaysian time.`}
        </p>
      )}
      {endsAt === null || isOver ? null : (
        <div className="mt-1">
          <Island name="countdown" of={CountdownIsland} props={{ leftMs: endsAt - now }} />
          <a className="no-print" href={routes.calendar('campaign', slug)} rel="nofollow">
            Add the end date to my calendar
          </a>
        </div>
      )}
      <p className="mt-6">
        {isOver ? (
          <a className="btn" href={routes.campaign}>
            See what is running
          </a>
        ) : (
          <a className="btn" href={action.href}>
            {action.label}
          </a>
        )}
      </p>
    </header>
  )
}
