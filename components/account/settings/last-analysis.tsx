import type { SavedAnalysis } from '@/lib/contract/entities/saved-analysis'
import { findingTitles, worstFirst } from '@/lib/domain/analysis/finding'
import { stateWords } from '@/lib/domain/analysis/state-words'
import { fromAccount } from '@/lib/routing/page-marks'
import { routes } from '@/lib/routing/routes'
import { printedDay } from './printed-day'

/** What the newest analysis that a member keeps found worst, and the way to see what it is today. Nothing where it found nothing to act on. */
export function LastAnalysis({ analysis }: { readonly analysis: SavedAnalysis | undefined }) {
  const [worst] = worstFirst(analysis?.findings ?? []).filter(({ state }) => state === 'act' || state === 'watch')
  if (analysis === undefined || worst === undefined) return null
  return (
    <section className="sign-more" aria-labelledby="last-analysis">
      <h2 id="last-analysis">To look at first</h2>
      <p>
        {findingTitles[worst.id]}: {worst.value === null ? null : <b translate="no">{worst.value}</b>}{' '}
        {stateWords[worst.state].word}
        {`, when you did the analysis on ${printedDay(analysis.keptOn)}. `}
        <a href={`${routes.financialAnalysis}${fromAccount}`}>See what it is today</a>
      </p>
    </section>
  )
}
