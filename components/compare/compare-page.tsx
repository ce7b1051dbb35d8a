import { NextQuestions } from '@/components/product/next-questions'
import { personalPlace } from '@/components/product/personal-place'
import { Breadcrumbs } from '@/components/ui/breadcrumbs'
import { Island } from '@/components/ui/island'
import { LapsedNotice } from '@/components/ui/lapsed-notice'
import { LastKnownNotice } from '@/components/ui/last-known-notice'
import type { FollowingStep } from '@/lib/domain/categories/following-steps'
import { mostColumns } from '@/lib/domain/compare/compare-limit'
import { ownIsTyped, printCompareQuery } from '@/lib/domain/compare/compare-query'
import type { Comparison } from '@/lib/domain/compare/comparison'
import { caseModels, scenarioModels, spreadModel } from '@/lib/domain/list/list-model'
import { comparePlace, routes } from '@/lib/routing/routes'
import type { CompareForm } from './compare-fields'
import { CompareTableView, qualifyColumns } from './compare-table'
import { CompareToolsIsland } from './compare-tools-island.client'
import { LiveCompareIsland } from './live-compare-island.client'
import '@/styles/compare.css'

interface ComparePageProps extends Comparison {
  readonly crumbs: readonly { readonly href: string; readonly label: string }[]
  readonly csvHref: string
  /** What to ask after a comparison, each answered by a page of ours. */
  readonly steps: readonly FollowingStep[]
  /** The address carried details that can no longer be opened. */
  readonly lapsed: boolean
  /** When the figures were read, if no newer ones can be had. */
  readonly lastKnownAt: number | null
}

/** Products side by side: the case on top, then what each comes to, then every figure. */
export function ComparePage(props: ComparePageProps) {
  const { query, table, sample, crumbs, today, lapsed } = props
  const { category } = query
  return (
    <div className="wrap">
      <div className="-mt-5 flex flex-wrap items-center justify-between gap-x-2 tablet:mt-0">
        <Breadcrumbs links={crumbs} here="Compare" />
        {sample ? <p className="pill">Sample catalogue</p> : null}
      </div>
      <h1 className="mt-2">{category.title} side by side</h1>
      <LastKnownNotice at={props.lastKnownAt} />
      {lapsed ? <LapsedNotice noun="details" /> : null}
      <CaseForm {...props} />
      <div data-slot="compare-table" data-wakes="live-compare">
        <CompareTableView query={query} table={table} today={today} />
      </div>
      <p className="mt-4 text-14 text-muted">
        {category.personal
          ? 'Share this page: the link holds the comparison, not your details.'
          : 'The address of this page keeps your comparison.'}
      </p>
      <div data-slot="compare-tools">
        <Island
          name="compare-tools"
          of={CompareToolsIsland}
          props={{ path: bareOf(props), csvHref: props.csvHref, comparison: null }}
        />
      </div>
      <NextQuestions steps={props.steps} />
    </div>
  )
}

function formOf({ query, table, problems, today }: ComparePageProps): CompareForm {
  const { category, slugs, scenario, differencesOnly, ownFigures } = query
  const own = {
    fields: scenarioModels(category.ownFields, ownFigures, today),
    chosen: query.own !== null,
    typed: ownIsTyped(query, today),
  }
  return {
    category: category.id,
    slugs,
    title: category.scenarioTitle,
    fields: caseModels(category, scenario, today),
    ...spreadModel(category, scenario, today),
    scenarioText: table.scenarioText,
    problems,
    differencesOnly,
    own: slugs.length < mostColumns ? own : null,
  }
}

/** The address of the comparison without what it seals. */
function bareOf({ query, today }: Pick<ComparePageProps, 'query' | 'today'>): string {
  return `${routes.compare}?${printCompareQuery({ ...query, sealed: null }, today)}`
}

/** The form, with what it tells about the visitor where it asks for that. */
function CaseForm(props: ComparePageProps) {
  const { query, csvHref, today } = props
  const { category, sealed } = query
  const initial = formOf(props)
  const bare = bareOf(props)
  const at = { action: routes.answer(category.id, comparePlace), bare, sealed: sealed !== null }
  const place = category.personal ? personalPlace(category, at, initial.own !== null) : null
  const columns = qualifyColumns(props.table, query)
  return (
    <Island
      name="live-compare"
      of={LiveCompareIsland}
      props={{ initial, today, path: bare, csvHref, place, columns }}
    />
  )
}
