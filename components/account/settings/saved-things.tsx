import type { SavedAnalysis } from '@/lib/contract/entities/saved-analysis'
import { longestAnalysisName } from '@/lib/contract/entities/saved-analysis'
import type { SavedComparison } from '@/lib/contract/entities/saved-comparison'
import { findingStates, findingTitles } from '@/lib/domain/analysis/finding'
import { stateWords } from '@/lib/domain/analysis/state-words'
import { fromAccount } from '@/lib/routing/page-marks'
import { routes } from '@/lib/routing/routes'
import { printedDay } from './printed-day'
import { Remove } from './remove'
import { SettingsForm } from './settings-form'

/** The analyses that a member keeps, newest first. */
export function SavedAnalysesList({ analyses }: { readonly analyses: readonly SavedAnalysis[] }) {
  return (
    <section className="sign-more" aria-labelledby="saved-analyses">
      <h2 id="saved-analyses">Saved analyses</h2>
      {analyses.length === 0 ? (
        <p>
          You keep none yet. <a href={`${routes.financialAnalysis}${fromAccount}`}>Do a financial analysis</a>: at its
          end you can keep its figures here.
        </p>
      ) : (
        <ul className="sign-next">
          {analyses.map((analysis) => (
            <AnalysisRow key={analysis.id} analysis={analysis} />
          ))}
        </ul>
      )}
    </section>
  )
}

function AnalysisRow({ analysis: { id, keptOn, name: given, findings } }: { readonly analysis: SavedAnalysis }) {
  const day = printedDay(keptOn)
  const name = given ?? `Analysis of ${day}`
  return (
    <li>
      <b>{name}</b>
      {given === null ? null : <span>Kept on {day}</span>}
      {findings === null ? (
        <span>This analysis can no longer be opened.</span>
      ) : (
        <>
          <span>{countsOf(findings)}</span>
          <details>
            <summary>
              See its figures<span className="sr-only">{`: ${name}`}</span>
            </summary>
            <dl className="saved-figures">
              {findings.map((finding) => (
                <div key={finding.id}>
                  <dt>{findingTitles[finding.id]}</dt>
                  <dd>
                    {finding.value === null ? null : <b translate="no">{finding.value}</b>}{' '}
                    {stateWords[finding.state].word}
                  </dd>
                </div>
              ))}
            </dl>
          </details>
          <a href={`${routes.financialAnalysis}${fromAccount}`}>
            Compare with now<span className="sr-only">{`: ${name}`}</span>
          </a>
          <Rename id={id} given={given} about={name} />
        </>
      )}
      <Remove kind="analysis" id={id} about={name} />
    </li>
  )
}

interface RenameProps {
  readonly id: string
  /** The name that it has, null for none. */
  readonly given: string | null
  readonly about: string
}

/** Gives an analysis another name; closing the field leaves it as it is. */
function Rename({ id, given, about }: RenameProps) {
  return (
    <details key={given}>
      <summary>
        {given === null ? 'Give it a name' : 'Change its name'}
        <span className="sr-only">{`: ${about}`}</span>
      </summary>
      <SettingsForm
        form="name-analysis"
        fields={[
          { kind: 'hidden', name: 'id', value: id },
          {
            kind: 'text',
            name: 'name',
            label: 'Name',
            value: given ?? '',
            hint: `Up to ${longestAnalysisName} characters. Leave it empty to go by its day.`,
          },
        ]}
        item={id}
        submit="Save the name"
        about={about}
        button="quiet"
      />
    </details>
  )
}

/** How many figures are in each state that any is in. */
function countsOf(findings: NonNullable<SavedAnalysis['findings']>): string {
  const counts = findingStates.flatMap((state) => {
    const count = findings.filter((finding) => finding.state === state).length
    return count === 0 ? [] : [`${stateWords[state].word}: ${count}`]
  })
  return counts.join(', ')
}

/** The comparisons that a member keeps, newest first. */
export function SavedComparisonsList({ comparisons }: { readonly comparisons: readonly SavedComparison[] }) {
  return (
    <section className="sign-more" aria-labelledby="saved-comparisons">
      <h2 id="saved-comparisons">Saved comparisons</h2>
      {comparisons.length === 0 ? (
        <p>
          You keep none yet. <a href={routes.products}>Choose products to compare</a>: the page that puts them side by
          side can keep them here.
        </p>
      ) : (
        <ul className="sign-next">
          {comparisons.map((kept) => (
            <ComparisonRow key={kept.id} kept={kept} />
          ))}
        </ul>
      )}
    </section>
  )
}

function ComparisonRow({ kept: { id, keptOn, comparison } }: { readonly kept: SavedComparison }) {
  const day = printedDay(keptOn)
  if (comparison === null)
    return (
      <li>
        <span>The comparison of {day} can no longer be opened.</span>
        <Remove kind="comparison" id={id} about={`the comparison of ${day}`} />
      </li>
    )
  const { query, title, products, withOwn } = comparison
  const name = [...products, ...(withOwn ? ['what you have now'] : [])].join(', ')
  return (
    <li>
      <a href={`${routes.compare}?${query}`}>{name}</a>
      <span>
        {title}, kept on {day}
      </span>
      <Remove kind="comparison" id={id} about={name} />
    </li>
  )
}
