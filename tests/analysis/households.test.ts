import { describe, expect, it } from 'vitest'
import type { Finding } from '@/lib/domain/analysis-page/finding'
import { questionNames, readAnswers } from '@/lib/domain/analysis-page/read-answers'
import { type Report, reportAssumptions, reportOf } from '@/lib/domain/analysis-page/report'
import { isoDate } from '@/lib/domain/iso-date'
import { type Household, households, type Statement } from './households'

const today = isoDate('2026-11-20')

const textOf = ({ title, value, verdict, formula, next }: Finding): string =>
  [title, value, verdict, formula, next?.label, next?.href].filter((one) => one != null).join(' ')

/** The finding that a statement is about, or all of them; first steps and assumptions have no state. */
function placesOf(report: Report, place: Statement['in']): readonly { text: string; finding: Finding | null }[] {
  const { firstSteps, findings } = report
  const first = firstSteps === null ? '' : [firstSteps.lead, ...firstSteps.steps, firstSteps.next.label].join(' ')
  switch (place) {
    case 'first-steps':
      return [{ text: first, finding: null }]
    case 'assumptions':
      return [{ text: reportAssumptions(today).join(' '), finding: null }]
    case 'anywhere':
      return [{ text: first, finding: null }, ...findings.map((finding) => ({ text: textOf(finding), finding }))]
    default:
      return findings.filter(({ id }) => id === place).map((finding) => ({ text: textOf(finding), finding }))
  }
}

function holds(report: Report, statement: Statement): boolean {
  const { state, value, says } = statement
  return placesOf(report, statement.in).some(
    ({ text, finding }) =>
      (state === undefined || finding?.state === state) &&
      (value === undefined || finding?.value === value) &&
      (says === undefined || text.includes(says)),
  )
}

const reportFor = ({ answers }: Household) => reportOf(readAnswers(new URLSearchParams(answers), today).answers, today)

/** What a failing statement found instead. */
const found = (report: Report, statement: Statement) =>
  placesOf(report, statement.in)
    .map(({ text, finding }) => `${finding?.state ?? ''} ${text}`)
    .join('\n')

describe.each(households)('$who', (household) => {
  const report = reportFor(household)

  it('answers questions that are asked, with answers that can be used', () => {
    const asked: readonly string[] = questionNames
    expect(Object.keys(household.answers).filter((name) => !asked.includes(name))).toEqual([])
    expect(readAnswers(new URLSearchParams(household.answers), today).problems).toEqual([])
  })

  it(household.firstSteps ? 'is first told what to do' : 'is not treated as in trouble', () => {
    expect(report.firstSteps !== null).toBe(household.firstSteps)
  })

  it('is told what it needs to know', () => {
    for (const statement of household.must)
      expect(holds(report, statement), `${JSON.stringify(statement)}\n${found(report, statement)}`).toBe(true)
  })

  it('is told nothing that would harm it', () => {
    for (const statement of household.never)
      expect(holds(report, statement), `${JSON.stringify(statement)}\n${found(report, statement)}`).toBe(false)
  })
})
