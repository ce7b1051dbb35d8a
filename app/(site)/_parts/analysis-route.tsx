import { AnalysisPage } from '@/components/analysis/analysis-page'
import { routes } from '@/lib/routing/routes'
import { breadcrumbLd } from '@/lib/seo/json-ld'
import { pageMetadata } from '@/lib/seo/metadata'
import { today } from '@/lib/server/data/catalogue/catalogue'
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

/** Title, description and canonical address: the bare page's, whatever was answered. */
export const analysisMetadata = pageMetadata({
  path: routes.financialAnalysis,
  title: 'Financial analysis of your own money',
  description: lede,
})

/** Renders the analysis for what a form sent; the stored page and its dynamic page print through the same function. */
export function renderAnalysis(answers: URLSearchParams, lapsed: boolean) {
  const { appId, signingKey } = shellConfig()
  const here = { href: routes.financialAnalysis, label: title }
  return (
    <AnalysisPage
      title={title}
      lede={lede}
      today={today()}
      crumbs={crumbs}
      initial={answers.toString()}
      lapsed={lapsed}
      signing={{ appId, signingKey }}
      structuredData={<JsonLd data={[breadcrumbLd(siteOrigin(), crumbs, here)]} />}
    />
  )
}
