import type { ReactNode } from 'react'
import { Breadcrumbs } from '@/components/ui/breadcrumbs'
import { Island } from '@/components/ui/island'
import type { SigningConfig } from '@/lib/client/sign'
import type { IsoDate } from '@/lib/domain/iso-date'
import { routes } from '@/lib/routes'
import { AnalysisIsland } from './analysis-island.client'
import '@/styles/analysis.css'

interface AnalysisPageProps {
  readonly title: string
  readonly lede: string
  readonly today: IsoDate
  readonly crumbs: readonly { readonly href: string; readonly label: string }[]
  /** What a form sent, as a query; empty on the stored page. */
  readonly initial: string
  /** The address carried answers that can no longer be opened. */
  readonly lapsed: boolean
  readonly signing: SigningConfig
  readonly structuredData: ReactNode
}

/** The financial analysis: questions about the visitor's money, then a report. */
export function AnalysisPage({
  title,
  lede,
  today,
  crumbs,
  initial,
  lapsed,
  signing,
  structuredData,
}: AnalysisPageProps) {
  return (
    <div className="wrap pb-16">
      <Breadcrumbs links={crumbs} here={title} />
      <h1 className="mt-2">{title}</h1>
      <p className="no-print mt-2 max-w-[62ch] text-18 text-muted">{lede}</p>
      {lapsed ? (
        <div className="notice mt-6 text-marigold-ink" role="alert">
          <p>
            <b>The answers of this address can no longer be opened</b> An address with answers about you lapses after 30
            minutes and is never stored. Enter them again below.
          </p>
        </div>
      ) : null}

      <Island name="analysis" of={AnalysisIsland} props={{ path: routes.financialAnalysis, today, initial, signing }} />

      <p className="no-print mt-10 text-muted">
        More sums stand in the <a href={routes.financialHub}>financial hub</a>, the words in the{' '}
        <a href={routes.glossary}>glossary</a>.
      </p>
      {structuredData}
    </div>
  )
}
