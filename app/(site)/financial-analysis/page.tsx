import { analysisMetadata, renderAnalysis } from '@/app/(site)/_parts/analysis-route'

export const revalidate = 300

export const metadata = analysisMetadata

/** The questions, nothing answered. The same for every visitor. */
export default function FinancialAnalysis() {
  return renderAnalysis(new URLSearchParams(), false)
}
