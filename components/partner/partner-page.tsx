import type { ReactNode } from 'react'
import { Breadcrumbs } from '@/components/ui/breadcrumbs'
import { LeaveNotice } from '@/components/ui/leave-notice'
import { ProseText } from '@/components/ui/prose-text'
import { type Partner, wayOutTo } from '@/lib/domain/content/partner'
import { formatDate } from '@/lib/domain/values/iso-date'
import { PartnerSources } from './partner-sources'
import '@/styles/pages.css'

interface PartnerPageProps {
  readonly partner: Partner
  readonly crumbs: readonly { readonly href: string; readonly label: string }[]
  readonly structuredData: ReactNode
  /** What only this partner's page has, such as a market table. */
  readonly children?: ReactNode
}

/** A partner: what is known of who runs it, its licence and its costs; how to check the rest; the way out and the text. */
export function PartnerPage({ partner, crumbs, structuredData, children }: PartnerPageProps) {
  const { name, title, summary, checkedOn, body, sources } = partner
  const way = wayOutTo(partner)
  return (
    <article className="wrap pb-16">
      <Breadcrumbs links={crumbs} here={name} />
      <h1 className="mt-2 max-w-[28ch]">{title}</h1>
      <p className="mt-3 max-w-[62ch] text-18 text-muted">{summary}</p>
      <p className="mt-3 text-14 text-muted">
        Checked on {formatDate(checkedOn)}. Facts, not advice and not a recommendation.
      </p>
      <KnownFacts partner={partner} />
      <ToCheck partner={partner} />
      {way === null ? null : <LeaveNotice way={way} />}
      {children}
      <div className="prose mt-8">
        <ProseText text={body} drawEmbed={null} />
      </div>
      <PartnerSources sources={sources} />
      {structuredData}
    </article>
  )
}

/** What is asked of every partner: the heading of what is known, and what to call it where it is not checked. */
const questions = [
  { id: 'runBy', title: 'Who runs it', unchecked: 'the company' },
  { id: 'licence', title: 'Regulator and licence', unchecked: 'the licence' },
  { id: 'costs', title: 'What it costs', unchecked: 'the fees' },
] as const

function KnownFacts({ partner }: { readonly partner: Partner }) {
  const known = questions.flatMap(({ id, title }) => {
    const fact = partner[id]
    return fact.state === 'known' ? [{ id, title, fact }] : []
  })
  if (known.length === 0) return null
  return (
    <dl className="card mt-6 max-w-[68ch] px-6">
      {known.map(({ id, title, fact: { text, source } }) => (
        <div key={id} className="border-b border-line py-4 last:border-0">
          <dt className="font-semibold">{title}</dt>
          <dd className="mt-1">
            <p>{text}</p>
            <p className="mt-1 text-14 text-muted">
              Source: <a href={source.url}>{source.title}</a>, {source.dated ?? 'without a date'}
            </p>
          </dd>
        </div>
      ))}
    </dl>
  )
}

/** Says once what we have not checked of a partner, and how a visitor can. */
function ToCheck({ partner: { name, address, register, ...partner } }: { readonly partner: Partner }) {
  const unchecked = questions.flatMap(({ id, unchecked }) => {
    const fact = partner[id]
    return fact.state === 'unchecked' ? [{ what: unchecked, check: fact.check }] : []
  })
  const open = [...(address === null ? ['the web address'] : []), ...unchecked.map(({ what }) => what)]
  if (open.length === 0 && register === null) return null
  return (
    <section className="notice mt-6 max-w-[68ch]" aria-labelledby="to-check">
      <h2 id="to-check" className="text-18">
        {open.length === 0 ? 'Check it yourself' : 'Not yet checked by us'}
      </h2>
      {open.length === 0 ? null : <p className="mt-1">{`We have not confirmed ${listOf(open)} of ${name}.`}</p>}
      {address === null ? <p className="mt-1">This page has no link to it. Do not trust one from a message.</p> : null}
      <ol className="mt-2 list-decimal pl-6">
        {unchecked.map(({ check }) => (
          <li key={check}>{check}</li>
        ))}
        {register === null ? null : (
          <li>
            The register: <a href={register.url}>{register.name}</a>
          </li>
        )}
      </ol>
    </section>
  )
}

function listOf(parts: readonly string[]): string {
  return new Intl.ListFormat('en-GB', { type: 'disjunction' }).format(parts)
}
