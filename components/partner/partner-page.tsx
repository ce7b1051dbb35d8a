import type { ReactNode } from 'react'
import { Breadcrumbs } from '@/components/ui/breadcrumbs'
import { LeaveNotice } from '@/components/ui/leave-notice'
import { ProseText } from '@/components/ui/prose-text'
import { formatDate } from '@/lib/domain/iso-date'
import { type Partner, type PartnerFact, wayOutTo } from '@/lib/domain/partner'
import { PartnerSources } from './partner-sources'
import '@/styles/pages.css'

interface PartnerPageProps {
  readonly partner: Partner
  readonly crumbs: readonly { readonly href: string; readonly label: string }[]
  readonly structuredData: ReactNode
  /** What only this partner's page has, such as a market table. */
  readonly children?: ReactNode
}

/** A partner: who runs it, who watches it, what it costs where that is known, the text, and the way out. */
export function PartnerPage({ partner, crumbs, structuredData, children }: PartnerPageProps) {
  const { name, title, summary, checkedOn, runBy, licence, costs, register, body, sources } = partner
  const way = wayOutTo(partner)
  return (
    <article className="wrap pb-16">
      <Breadcrumbs links={crumbs} here={name} />
      <h1 className="mt-2 max-w-[28ch]">{title}</h1>
      <p className="mt-3 max-w-[62ch] text-18 text-muted">{summary}</p>
      <p className="mt-3 text-14 text-muted">
        Checked on {formatDate(checkedOn)}. Facts, not advice and not a recommendation.
      </p>
      <dl className="card mt-6 max-w-[68ch] px-6">
        <Fact name="Who runs it" fact={runBy} />
        <Fact name="Regulator and licence" fact={licence}>
          {register === null ? null : (
            <p>
              Register: <a href={register.url}>{register.name}</a>
            </p>
          )}
        </Fact>
        <Fact name="What it costs" fact={costs} />
      </dl>
      {way === null ? (
        <p className="notice mt-6 text-marigold-ink" role="note">
          We have not verified an address of {name}, so this page has no link to it. Do not trust one from a message.
        </p>
      ) : (
        <LeaveNotice way={way} />
      )}
      {children}
      <div className="prose mt-8">
        <ProseText text={body} drawEmbed={null} />
      </div>
      <PartnerSources sources={sources} />
      {structuredData}
    </article>
  )
}

interface FactProps {
  readonly name: string
  readonly fact: PartnerFact
  readonly children?: ReactNode
}

function Fact({ name, fact: { text, source }, children }: FactProps) {
  return (
    <div className="border-b border-line py-4 last:border-0">
      <dt className="font-semibold">{name}</dt>
      <dd className="mt-1">
        <p>{text}</p>
        {children}
        <p className="mt-1 text-14 text-muted">
          {source === null ? (
            'Not verified by us'
          ) : (
            <>
              Source: <a href={source.url}>{source.title}</a>, {source.dated ?? 'without a date'}
            </>
          )}
        </p>
      </dd>
    </div>
  )
}
