import type { ReactNode } from 'react'
import { Breadcrumbs } from '@/components/ui/breadcrumbs'
import { Island } from '@/components/ui/island'
import { LapsedNotice } from '@/components/ui/lapsed-notice'
import type { SigningConfig } from '@/lib/client/sign'
import type { IsoDate } from '@/lib/domain/values/iso-date'
import { routes } from '@/lib/routing/routes'
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
      {lapsed ? <LapsedNotice noun="answers" /> : null}

      <Island name="analysis" of={AnalysisIsland} props={{ path: routes.financialAnalysis, today, initial, signing }} />

      <p className="no-print mt-10 text-muted">
        <a href={routes.financialHub}>More calculators in the hub</a>. Words explained:{' '}
        <a href={routes.glossary}>Glossary</a>.
      </p>
      {structuredData}
    </div>
  )
}
