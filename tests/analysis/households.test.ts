import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { parse } from 'yaml'
import { z } from 'zod'
import { type Finding, findingIds, findingStates } from '@/lib/domain/analysis/finding'
import { questionNames, readAnswers } from '@/lib/domain/analysis/read-answers'
import { type Report, reportAssumptions, reportOf } from '@/lib/domain/analysis/report'
import { isoDate } from '@/lib/domain/values/iso-date'

const today = isoDate('2026-11-20')

/** What a household is to read, or is never to read. Whatever is left out is not looked at. */
const statement = z.strictObject({
  in: z.enum([...findingIds, 'first-steps', 'assumptions', 'anywhere']),
  state: z.enum(findingStates).optional(),
  value: z.string().optional(),
  says: z.string().optional(),
})
type Statement = z.infer<typeof statement>

const household = z.strictObject({
  who: z.string(),
  answers: z.record(z.string(), z.string()),
  firstSteps: z.boolean(),
  must: z.array(statement).nonempty(),
  never: z.array(statement),
})
type Household = z.infer<typeof household>

const households = z.array(household).parse(parse(readFileSync('tests/analysis/households.yaml', 'utf8')))

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

function holds(report: Report, { in: place, state, value, says }: Statement): boolean {
  return placesOf(report, place).some(
    ({ text, finding }) =>
      (state === undefined || finding?.state === state) &&
      (value === undefined || finding?.value === value) &&
      (says === undefined || text.includes(says)),
  )
}

const reportFor = ({ answers }: Household) => reportOf(readAnswers(new URLSearchParams(answers), today).answers, today)

/** What a failing statement found instead. */
const found = (report: Report, { in: place }: Statement) =>
  placesOf(report, place)
    .map(({ text, finding }) => `${finding?.state ?? ''} ${text}`)
    .join('\n')

describe.each(households)('$who', (one) => {
  const report = reportFor(one)

  it('answers questions that are asked, with answers that can be used', () => {
    const asked: readonly string[] = questionNames
    expect(Object.keys(one.answers).filter((name) => !asked.includes(name))).toEqual([])
    expect(readAnswers(new URLSearchParams(one.answers), today).problems).toEqual([])
  })

  it(one.firstSteps ? 'is first told what to do' : 'is not treated as in trouble', () => {
    expect(report.firstSteps !== null).toBe(one.firstSteps)
  })

  it('is told what it needs to know', () => {
    for (const expected of one.must)
      expect(holds(report, expected), `${JSON.stringify(expected)}\n${found(report, expected)}`).toBe(true)
  })

  it('is told nothing that would harm it', () => {
    for (const expected of one.never)
      expect(holds(report, expected), `${JSON.stringify(expected)}\n${found(report, expected)}`).toBe(false)
  })
})
