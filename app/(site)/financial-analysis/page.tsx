import type { Metadata } from 'next'
import { analysisMetadata, renderAnalysis } from '@/app/(site)/_parts/analysis-route'
import { type PageQuery, queryOf } from '@/app/(site)/_parts/page-query'
import { routes } from '@/lib/routing/routes'

interface AnalysisProps {
  readonly searchParams: Promise<PageQuery>
}

/** The questions; with the answers that a form sent, the report. */
export default async function FinancialAnalysis({ searchParams }: AnalysisProps) {
  return renderAnalysis(queryOf(routes.financialAnalysis, await searchParams))
}

export async function generateMetadata({ searchParams }: AnalysisProps): Promise<Metadata> {
  return analysisMetadata(queryOf(routes.financialAnalysis, await searchParams))
}
