import type { Metadata } from 'next'
import { AnalysisPage } from '@/components/analysis/analysis-page'
import { sealedKey } from '@/lib/domain/fields/form'
import { routes } from '@/lib/routing/routes'
import { breadcrumbLd } from '@/lib/seo/json-ld'
import { pageMetadata } from '@/lib/seo/metadata'
import { today } from '@/lib/server/data/catalogue/catalogue'
import { analysisSeal, openQuery } from '@/lib/server/data/forms/sealed-values'
import { shellConfig } from '@/lib/server/data/site/shell-config'
import { siteOrigin } from '@/lib/server/data/site/site'
import { JsonLd } from './json-ld'

const title = 'Financial analysis'
const lede =
  'Six short steps on income, debts, savings, cover and a goal. You see where you stand and how each figure is calculated. Skip what you do not know.'

const crumbs = [
  { href: routes.home, label: 'Home' },
  { href: routes.financialHub, label: 'Financial hub' },
]

/** Title, description and canonical address: the bare page's, whatever was answered. A report is never indexed. */
export function analysisMetadata(query: URLSearchParams): Metadata {
  const metadata = pageMetadata({
    path: routes.financialAnalysis,
    title: 'Financial analysis of your own money',
    description: lede,
  })
  return query.size === 0 ? metadata : { ...metadata, robots: { index: false, follow: true } }
}

/** Renders the analysis for the answers under the seal of a query, if it has one. */
export function renderAnalysis(query: URLSearchParams) {
  const seal = query.get(sealedKey)
  const answers = seal === null ? new URLSearchParams() : openQuery(analysisSeal, seal)
  const { appId, signingKey } = shellConfig()
  const here = { href: routes.financialAnalysis, label: title }
  return (
    <AnalysisPage
      title={title}
      lede={lede}
      today={today()}
      crumbs={crumbs}
      initial={answers?.toString() ?? ''}
      lapsed={answers === null}
      signing={{ appId, signingKey }}
      structuredData={<JsonLd data={[breadcrumbLd(siteOrigin(), crumbs, here)]} />}
    />
  )
}
