import type { Metadata } from 'next'
import { analysisMetadata, renderAnalysis } from '@/app/(site)/_parts/analysis-route'
import { type PageQuery, toSearchParams } from '@/app/(site)/_parts/search-params'
import { sealedKey } from '@/lib/domain/fields/form'
import { analysisSeal, openQuery } from '@/lib/server/data/forms/sealed-values'

interface WorkedAnalysisProps {
  readonly searchParams: Promise<PageQuery>
}

/** Never indexed; its canonical address is the bare page. */
export const metadata: Metadata = { ...analysisMetadata, robots: { index: false, follow: true } }

/** The dynamic page of the analysis for what a form sent: rendered for each request, reached only through the front. */
export default async function WorkedAnalysis({ searchParams }: WorkedAnalysisProps) {
  const answers = openQuery(analysisSeal, toSearchParams(await searchParams).get(sealedKey) ?? '')
  return renderAnalysis(answers ?? new URLSearchParams(), answers === null)
}
