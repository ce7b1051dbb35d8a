import { describe, expect, it } from 'vitest'
import { readAnswers } from '@/lib/domain/analysis/read-answers'
import { reportAssumptions, reportOf } from '@/lib/domain/analysis/report'
import type { CategoryId } from '@/lib/domain/categories/ids'
import { categoryOf } from '@/lib/domain/categories/registry'
import type { Values } from '@/lib/domain/fields/field'
import { defaultState } from '@/lib/domain/list/list-query'
import { type IsoDate, isoDate } from '@/lib/domain/values/iso-date'
import { ringgit } from '@/lib/domain/values/money'
import { printedStrings } from '@/tests/factories/printed-strings'
import { productsOf } from './content-cases'

/** All rules of the country were checked within a year before the first of these days, and none within a year before the second. */
const lastFresh = isoDate('2026-11-24')
const firstOld = isoDate('2027-12-01')
const mark = /may be out of date/i

/** What is printed of every product of a list, on a day and for a changed scenario, that speaks of a rule. */
function linesAbout(rule: RegExp, id: CategoryId, day: IsoDate, changes: Values = {}) {
  const category = categoryOf(id)
  const scenario = { ...defaultState(category, day).scenario, ...changes }
  const texts = productsOf(category).flatMap((product) =>
    printedStrings([category.evaluate(product, scenario, day).conditions, category.detail(product, day)]),
  )
  const lines = texts.filter((text) => rule.test(text))
  expect(lines, `${id} speaks of ${rule}`).not.toEqual([])
  return lines
}

const much = ringgit(400_000)

describe('a rule of the country that nobody checked for a year is marked where it is used', () => {
  it.each<[string, RegExp, CategoryId, Values]>([
    ['the PIDM limit beside a savings account', /PIDM’s limit/, 'savings-account', {}],
    ['a balance above the PIDM limit', /Above the PIDM limit/, 'savings-account', { balance: much }],
    ['a balance above it on a current account', /Above the PIDM limit/, 'current-account', { balance: much }],
    ['a deposit above the PIDM limit', /Above the PIDM limit/, 'fixed-deposit', { amount: much }],
    ['until when the Rule of 78 may be used for cars', /sign agreements by this method|Closed to new/, 'car-loan', {}],
    ['what a guarantee scheme pays', /the business still owes all of it/, 'business-loan', {}],
    ['a term cover above what PIDM pays', /Above the PIDM limit/, 'term-life-insurance', { sum: ringgit(1_000_000) }],
    ['service tax on a personal accident cover', /service tax .*checked/i, 'personal-accident-insurance', {}],
  ])('%s', (_, rule, id, changes) => {
    for (const line of linesAbout(rule, id, firstOld, changes)) expect(line).toMatch(mark)
    for (const line of linesAbout(rule, id, lastFresh, changes)) expect(line).not.toMatch(mark)
  })

  const report = (answers: Readonly<Record<string, string>>, day: IsoDate) =>
    JSON.stringify(reportOf(readAnswers(new URLSearchParams(answers), day).answers, day))
  const outOfWork = {
    income: '0',
    spending: '2500',
    essentials: '2000',
    liquid: '9000',
    repayments: '0',
    retired: 'no',
  }
  const runningOut = { ...outOfWork, income: '1000', spending: '4000', liquid: '60000', retired: 'yes' }

  it.each<[string, string, Readonly<Record<string, string>>]>([
    ['the days in which SOCSO has to be asked', 'an allowance for some months (checked', outOfWork],
    ['the age from which JKM gives aid', 'has little income (checked', runningOut],
    ['what PIDM protects', 'their return included (checked', { liquid: '300000' }],
    [
      'the most that a card may charge',
      'the most a card may charge (checked',
      { 'card-owed': '5000', 'loan-owed': '0' },
    ],
  ])('in the financial check: %s', (_, marked, answers) => {
    expect(report(answers, firstOld)).toContain(marked)
    expect(report(answers, lastFresh)).not.toContain('(checked 24')
    expect(report(answers, lastFresh)).not.toContain('(checked 20')
  })

  it('in what the financial check assumes of aid and of the members of PIDM', () => {
    const about = (word: string, day: IsoDate) => reportAssumptions(day).find((line) => line.includes(word)) ?? ''
    for (const word of ['banks are members', 'JKM’s aid']) {
      expect(about(word, firstOld)).toMatch(mark)
      expect(about(word, lastFresh)).not.toMatch(mark)
    }
  })
})
