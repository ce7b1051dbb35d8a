'use client'

import { useCallback, useLayoutEffect, useMemo, useRef } from 'react'
import { personalNamesIn } from '@/components/product/personal-names-in'
import { PersonalNote } from '@/components/product/personal-note'
import type { PersonalPlace } from '@/components/product/personal-place'
import { useEligibilityResults } from '@/hooks/use-eligibility-results'
import { useLivePage } from '@/hooks/use-live-page'
import { useSlot } from '@/hooks/use-slot'
import { useUnsavedInput } from '@/hooks/use-unsaved-input'
import type { EligibilityResults } from '@/lib/client/eligibility-results'
import { ownIsTyped, printCompareQuery } from '@/lib/domain/compare/compare-query'
import type { Comparison } from '@/lib/domain/compare/comparison'
import { caseModels, spreadModel } from '@/lib/domain/list/list-model'
import type { IsoDate } from '@/lib/domain/values/iso-date'
import { routes } from '@/lib/routing/routes'
import { CompareFields, type CompareForm } from './compare-fields'
import { CompareTableView } from './compare-table'
import { CompareToolsIsland } from './compare-tools-island.client'
import { type QualifyColumn, QualifyRow } from './qualify-row'

interface LiveCompareIslandProps {
  readonly initial: CompareForm
  readonly today: IsoDate
  /** The comparison as the server printed it, without what its address seals. */
  readonly path: string
  readonly csvHref: string
  /** Where its form stands, if that asks about the visitor; null: the address says all. */
  readonly place: PersonalPlace | null
  /** Of the table as the server printed it. */
  readonly columns: readonly QualifyColumn[]
}

/**
 * The form of a comparison. It is client code because every field answers at once, and so that nothing that is told about
 * a visitor leaves the device: the table stands beside it and is drawn anew here. Without script the form is sent, and
 * posted where it asks about the visitor.
 */
export function LiveCompareIsland({ initial, today, path, csvHref, place, columns }: LiveCompareIslandProps) {
  const { category } = initial
  const form = useRef<HTMLFormElement>(null)
  const page = useLivePage({
    form,
    category,
    names: useMemo(() => personalNamesIn(place), [place]),
    sealed: place?.sealed ?? false,
    create: useCallback(async () => {
      const { createCompareEngine } = await import('@/lib/client/page-engines')
      return createCompareEngine(category, today)
    }, [category, today]),
    figures: '[data-slot="compare-table"]',
    addressOf,
    spokenOf,
  })
  const { model, state } = page
  useUnsavedInput('own', model !== null && model.query.own === null && ownIsTyped(model.query, today))
  const results = useEligibilityResults(category, initial.slugs, today)
  useTable(model, results)
  useTools(model, path, csvHref)
  useQualifyRow(columns, model === null ? results : null)
  return (
    <form
      ref={form}
      method={place === null ? 'get' : 'post'}
      action={place?.action}
      noValidate
      autoComplete="off"
      aria-busy={state === 'working'}
      onFocus={page.onFocus}
      onInput={page.onInput}
      onSubmit={page.onSubmit}
    >
      <p role="status" className="sr-only">
        {page.announced}
      </p>
      <CompareFields
        form={model === null ? initial : changed(initial, model)}
        failed={state === 'failed'}
        told={place === null ? undefined : <PersonalNote category={category} place={place} />}
      />
    </form>
  )
}

function addressOf(comparison: Comparison | null): string | null {
  return comparison === null ? null : `${routes.compare}?${printCompareQuery(comparison.query, comparison.today)}`
}

function spokenOf(comparison: Comparison | null): string {
  return comparison === null ? '' : `Compared for ${comparison.table.scenarioText}`
}

/** What a change makes of the form. */
function changed(form: CompareForm, { query, table, problems, today }: Comparison): CompareForm {
  const { category, scenario, own } = query
  return {
    ...form,
    own: form.own && { ...form.own, chosen: own !== null },
    fields: caseModels(category, scenario, today),
    ...spreadModel(category, scenario, today),
    scenarioText: table.scenarioText,
    problems,
  }
}

/** Draws the table in place of the server's, once there is one. */
function useTable(comparison: Comparison | null, results: EligibilityResults | null): void {
  const { draw } = useSlot('compare-table')
  useLayoutEffect(() => {
    if (comparison === null) return
    const { query, table, today } = comparison
    draw(<CompareTableView query={query} table={table} today={today} results={results} />)
  }, [comparison, results, draw])
}

/** Draws what can be done with the comparison anew, once there is another than the server's. */
function useTools(comparison: Comparison | null, path: string, csvHref: string): void {
  const { draw } = useSlot('compare-tools')
  useLayoutEffect(() => {
    if (comparison !== null) draw(<CompareToolsIsland path={path} csvHref={csvHref} comparison={comparison} />)
  }, [comparison, path, csvHref, draw])
}

/** Draws the row of who qualifies in the table that the server printed, once something is known of the visitor. */
function useQualifyRow(columns: readonly QualifyColumn[], results: EligibilityResults | null): void {
  const { draw } = useSlot('compare-who')
  useLayoutEffect(() => {
    if (results !== null) draw(<QualifyRow columns={columns} results={results} />)
  }, [results, columns, draw])
}
