import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { isoDate } from '../values/iso-date'
import type { Finding, FindingId } from './finding'
import { printKept, progressAfter, readKept, shownProblems, startOf, type View } from './progress'
import { questionNames, readAnswers } from './read-answers'
import { reportOf } from './report'

const today = isoDate('2026-11-21')
const full = {
  income: '6000',
  spending: '4,800',
  essentials: '3500',
  repayments: '1500',
  liquid: '30000',
  earned: '2.5',
  'card-owed': '8000',
  'card-rate': '18',
  'loan-owed': '0',
  'other-owed': '200000',
  dependants: 'yes',
  need: '2500',
  years: '12',
  'life-cover': '300000',
  'loan-cover': '0',
  'illness-cover': '50000',
  'medical-limit': '1000000',
  'goal-amount': '12000',
  'goal-saved': '0',
  'goal-months': '12',
}

const reportFor = (texts: Readonly<Record<string, string>>) =>
  reportOf(readAnswers(new URLSearchParams(texts), today).answers, today)

function finding(texts: Readonly<Record<string, string>>, id: FindingId): Finding {
  const found = reportFor(texts).findings.find((one) => one.id === id)
  if (found === undefined) throw new Error(`No finding ${id}`)
  return found
}

describe('the report', () => {
  it('gives each figure with its calculation and its state, the worst first', () => {
    expect(reportFor(full).findings.map(({ id, state, value }) => [id, state, value])).toEqual([
      // RM30,000 − RM21,000 is beyond the reserve; RM8,000 clears the card: 1,440 spared less 200 forgone.
      ['needless-interest', 'act', 'RM1,240 a year'],
      ['illness-cover', 'act', 'RM122,800 missing'],
      ['debt-cost', 'watch', 'RM1,440 a year'],
      // RM2,500 a month for 12 years at 1% at the start of each year: 30,000 × 11.3676 = 341,029.
      ['life-cover', 'watch', 'RM234,029 missing'],
      ['savings-rate', 'good', '20.0%'],
      ['debt-service', 'good', '25.0%'],
      ['reserve', 'good', '8.5 months'],
      ['deposit-protection', 'good', 'RM0 above the limit'],
      // The RM9,000 beyond the reserve at 2.75% less the same at 2.5%.
      ['idle-savings', 'good', 'RM22.50 a year less'],
      ['medical-cover', 'good', 'Nothing missing'],
      ['goal', 'good', 'RM1,000 a month'],
    ])
    expect(finding(full, 'debt-service').formula).toBe('RM1,500 ÷ RM6,000 = 25.0% of net income')
  })

  it.each([
    ['2399', 'good'],
    ['2400', 'watch'],
    ['3599', 'watch'],
    ['3600', 'act'],
  ])('of repayments of RM%s on RM6,000 says %s', (repayments, state) => {
    expect(finding({ ...full, repayments }, 'debt-service').state).toBe(state)
  })

  it('tells what is missing instead of taking it for zero', () => {
    const report = reportFor({ income: '6000' })
    expect(report.counts).toEqual({ good: 0, watch: 0, act: 0, unknown: 11 })
    expect(report.split).toBeNull()
    expect(finding({ income: '6000' }, 'debt-service').missing).toEqual(['repayments'])
  })

  it('takes a typed zero for zero', () => {
    expect(finding({ income: '6000', repayments: '0' }, 'debt-service')).toMatchObject({ state: 'good', value: '0.0%' })
    expect(finding({ ...full, 'card-owed': '0', 'card-rate': '' }, 'needless-interest').value).toBe('RM0 a year')
  })

  it('needs no figures of somebody on whom nobody depends', () => {
    expect(finding({ dependants: 'no' }, 'life-cover')).toMatchObject({ state: 'good', missing: [] })
  })

  it('never throws and never shows NaN, whatever is typed', () => {
    const text = fc.oneof(
      fc.string({ maxLength: 45 }),
      fc.integer().map(String),
      fc.double({ noNaN: true }).map(String),
    )
    fc.assert(
      fc.property(fc.dictionary(fc.constantFrom(...questionNames), text), (texts) => {
        expect(JSON.stringify(reportFor(texts))).not.toMatch(/NaN|Infinity|undefined/)
      }),
      { numRuns: 500 },
    )
  })

  it('stays sound at every bound', () => {
    for (const extreme of ['0', '0.01', '999999.99', '50000000', '50', '10', '1']) {
      const texts = Object.fromEntries(questionNames.map((name) => [name, name === 'dependants' ? 'yes' : extreme]))
      for (const { gauge } of reportFor(texts).findings) {
        expect(gauge === null || (gauge.at >= 0 && gauge.at <= 1)).toBe(true)
      }
    }
  })

  it('leads to pages without any of the figures', () => {
    for (const { next } of reportFor(full).findings) expect(next?.href ?? '/').toMatch(/^\/[a-z/-]*$/)
  })
})

describe('reading the answers', () => {
  it('says why an answer cannot be used and keeps what was typed', () => {
    const { texts, answers, problems } = readAnswers(new URLSearchParams({ income: 'abc', years: '99' }), today)
    expect([texts.income, answers.income]).toEqual(['abc', null])
    expect(problems.map(({ name }) => name)).toEqual(['income', 'years'])
  })

  it('refuses parts that are larger than their whole', () => {
    const params = new URLSearchParams({ spending: '1000', essentials: '1001', repayments: '1002' })
    expect(readAnswers(params, today).problems.map(({ name }) => name)).toEqual(['essentials', 'repayments'])
  })
})

describe('going through the steps', () => {
  const params = (texts: Readonly<Record<string, string>>) => new URLSearchParams(texts)

  it('stays at a step whose answer cannot be used, and says so', () => {
    const after = progressAfter(startOf(params({}), today), { kind: 'next', params: params({ income: 'x' }) }, today)
    expect(after.view).toBe(0)
    expect(shownProblems(after).map(({ name }) => name)).toEqual(['income'])
  })

  it('throws the answers of a skipped step away: they are not known', () => {
    const after = progressAfter(startOf(params({}), today), { kind: 'skip', params: params({ income: '5000' }) }, today)
    expect([after.view, after.reading.answers.income]).toEqual([1, null])
  })

  it('starts again with nothing, and brings everything back', () => {
    const report = startOf(params(full), today)
    expect(report.view).toBe('report')
    const again = progressAfter(report, { kind: 'start-again', params: params(full) }, today)
    expect([again.view, again.reading.answers.income]).toEqual([0, null])
    const back = progressAfter(again, { kind: 'undo' }, today)
    expect([back.view, back.reading.answers]).toEqual(['report', report.reading.answers])
  })

  it('opens at the first question that cannot be used when a form was sent with it', () => {
    expect(startOf(params({ ...full, liquid: 'much' }), today).view).toBe(2)
  })
})

describe('what a tab keeps of the analysis', () => {
  const kept = (texts: Readonly<Record<string, string>>, view: View) => printKept(new URLSearchParams(texts), view)

  it('comes back as it was: the answers as they were typed, and the place', () => {
    const progress = readKept(kept({ income: '6,000', spending: 'much', years: '' }, 3) ?? '', today)
    expect(progress?.view).toBe(3)
    expect(progress?.reading.texts).toMatchObject({ income: '6,000', spending: 'much', years: '' })
    expect(readKept(kept(full, 'report') ?? '', today)).toMatchObject({ view: 'report' })
  })

  it('is nothing where nothing is answered', () => {
    expect(kept({ income: ' ', retired: '' }, 2)).toBeNull()
  })

  it('never throws, whatever stands there, and shows no problem before a step is left', () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        const progress = readKept(text, today)
        if (progress === null) return
        expect(progress.view === 'report' || (progress.view >= 0 && progress.view < 6)).toBe(true)
        expect(shownProblems(progress)).toEqual([])
      }),
    )
  })

  it('is gone on with without moving the focus, and leaves the page as it is where it holds nothing', () => {
    const fresh = startOf(new URLSearchParams(), today)
    const resumed = progressAfter(fresh, { kind: 'resume', kept: kept(full, 'report') ?? '' }, today)
    expect([resumed.view, resumed.moves, resumed.fills]).toEqual(['report', 0, 1])
    expect(progressAfter(fresh, { kind: 'resume', kept: 'at=3' }, today)).toEqual(fresh)
  })
})
