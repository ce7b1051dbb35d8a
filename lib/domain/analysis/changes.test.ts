import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { isoDate } from '../values/iso-date'
import { changesOf, type KeptReport } from './changes'
import { noIncome } from './finding'
import { figureIn } from './finding-figure'
import { questionNames, readAnswers } from './read-answers'
import { reportOf } from './report'

type Found = NonNullable<KeptReport['findings']>[number]

const reserve = (value: string | null, state: Found['state'] = 'watch'): Found => ({ id: 'reserve', state, value })
const on = (keptOn: string, ...findings: readonly Found[]): KeptReport => ({ keptOn, findings })
const only = (reports: readonly KeptReport[]) => {
  const [change, ...others] = changesOf(reports)
  if (change === undefined || others.length > 0) throw new Error('Not one change')
  return change
}

describe('the number in a kept figure', () => {
  it.each([
    ['debt-service', '38.5%', 38.5],
    ['savings-rate', '-12.0%', -12],
    ['savings-rate', '−12.0%', -12],
    ['reserve', '2.4 months', 2.4],
    ['needless-interest', 'RM1,200.50 a year', 120_050],
    ['life-cover', 'RM200,000 missing', 20_000_000],
    ['life-cover', 'Nothing missing', 0],
    ['goal', 'RM0 a month', 0],
    ['life-cover', 'Not needed', null],
    ['debt-service', '2.4 months', null],
    ['reserve', 'RM1,200', null],
    ['goal', 'RM', null],
    ['goal', 'ten ringgit', null],
  ] as const)('of %s is read from “%s”', (id, text, figure) => {
    expect(figureIn(id, text)).toBe(figure)
  })

  it('is found in everything that a report can say, but for the words that stand for no figure', () => {
    const typed = fc.dictionary(fc.constantFrom(...questionNames), fc.integer({ min: 0, max: 900_000 }).map(String))
    const today = isoDate('2026-11-20')
    fc.assert(
      fc.property(typed, (texts) => {
        const { answers } = readAnswers(new URLSearchParams({ ...texts, dependants: 'yes', retired: 'no' }), today)
        for (const { id, value } of reportOf(answers, today).findings) {
          if (value !== null && value !== noIncome) expect(figureIn(id, value), `${id} ${value}`).not.toBeNull()
        }
      }),
    )
  })
})

describe('what changed', () => {
  it('is nothing to tell of one report, of none, or of a figure that only one report knows', () => {
    const known = on('2026-01-01', reserve('2.0 months'))
    expect(changesOf([])).toEqual([])
    expect(changesOf([known])).toEqual([])
    expect(
      changesOf([known, on('2026-02-01', reserve(null, 'unknown')), { keptOn: '2026-03-01', findings: null }]),
    ).toEqual([])
  })

  it('goes from the oldest report to the latest, whatever lies between', () => {
    const change = only([
      on('2026-01-01', reserve('2.0 months', 'act')),
      on('2026-02-01', reserve('9.0 months', 'good')),
      on('2026-03-01', reserve('4.0 months', 'watch')),
    ])
    expect([change.first.text, change.last.text, change.way, change.turn]).toEqual([
      '2.0 months',
      '4.0 months',
      'up',
      'better',
    ])
  })

  it('is told apart from a figure that comes back, and from one that stays', () => {
    const [a, b] = [reserve('2.0 months', 'act'), reserve('9.0 months', 'good')]
    const back = only([on('2026-01-01', a), on('2026-02-01', b), on('2026-03-01', a)])
    expect([back.differs, back.way, back.turn]).toEqual([true, 'same', 'same'])
    expect(only([on('2026-01-01', a), on('2026-03-01', a)]).differs).toBe(false)
  })

  it('has no direction where one side is words alone', () => {
    const life = (value: string, state: Found['state']): Found => ({ id: 'life-cover', state, value })
    const change = only([
      on('2026-01-01', life('RM9,000 missing', 'act')),
      on('2026-02-01', life('Not needed', 'good')),
    ])
    expect([change.way, change.turn]).toEqual(['words', 'better'])
  })

  it('lies where its day lies, and a report that is not known keeps its place', () => {
    const { points } = only([
      on('2026-01-01', reserve('2.0 months')),
      { keptOn: '2026-01-26', findings: null },
      on('2026-04-11', reserve('3.0 months')),
    ])
    expect(points.map((point) => point?.at ?? null)).toEqual([0, null, 1])
    const between = only([
      on('2026-01-01', reserve('2.0 months')),
      on('2026-01-26', reserve('2.5 months')),
      on('2026-04-11', reserve('3.0 months')),
    ])
    expect(between.points.map((point) => point?.at)).toEqual([0, 0.25, 1])
  })

  it('shows reports of one day side by side, in their order', () => {
    const { points } = only(['1.0', '2.0', '3.0'].map((value) => on('2026-01-01', reserve(`${value} months`))))
    expect(points.map((point) => point?.at)).toEqual([0, 0.5, 1])
  })
})
