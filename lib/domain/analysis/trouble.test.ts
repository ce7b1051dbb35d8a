import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { calculatorPath } from '../calculator-pages/model'
import { calculatorIds, loadCalculator } from '../calculator-pages/registry'
import { categoryList } from '../categories/registry'
import { defaultValues } from '../fields/field-value'
import { isoDate } from '../values/iso-date'
import type { Finding, FindingId, FindingState } from './finding'
import { questionNames, readAnswers } from './read-answers'
import { type Report, reportOf } from './report'

const today = isoDate('2026-11-20')

type Texts = Readonly<Record<string, string>>

const reportFor = (texts: Texts) => reportOf(readAnswers(new URLSearchParams(texts), today).answers, today)

function finding(report: Report, id: FindingId): Finding {
  const found = report.findings.find((one) => one.id === id)
  if (found === undefined) throw new Error(`No finding ${id}`)
  return found
}

/** Guides that lead to no product: a test of the content holds them to that. */
const troubleGuides = ['/financial-hub/guides/paying-off-debt', '/financial-hub/guides/losing-income']

const productPaths = categoryList.map(({ path }) => path)
/** Every address that a report leads to. */
const leadsTo = ({ firstSteps, findings }: Report) =>
  [firstSteps?.next.href, ...findings.map(({ next }) => next?.href)].filter((href) => href !== undefined)
const products = (report: Report) =>
  leadsTo(report).filter((href) => productPaths.some((path) => href.startsWith(path)))

const household = {
  income: '2400',
  spending: '2500',
  'card-owed': '9000',
  'card-rate': '18',
  'loan-owed': '12000',
  'loan-rate': '11.5',
}

/** Findings that must not reassure somebody in trouble. */
const aboutTrouble: readonly FindingId[] = ['debt-service', 'debt-cost', 'reserve', 'savings-rate', 'needless-interest']

describe('a household that spends RM100 more than it earns and owes RM21,000', () => {
  it.each([
    ['alone', household],
    [
      'with every question of money answered',
      { ...household, essentials: '2100', repayments: '800', liquid: '0', earned: '0' },
    ],
    ['with a month of savings', { ...household, essentials: '2100', liquid: '2000', earned: '0.25' }],
  ])('%s: is told what its debts cost and what to do first, and is shown no product', (_, texts) => {
    const report = reportFor(texts)
    expect(finding(report, 'debt-cost')).toMatchObject({
      state: 'act',
      value: 'RM3,000 a year',
      formula: 'RM9,000 × 18% + RM12,000 × 11.5% = RM3,000 a year',
    })
    expect(finding(report, 'debt-cost').verdict).toBe(
      'That is RM250 a month in interest, 10.4% of your net income. Pay the card off first: at 18% it costs the most for each ringgit you owe.',
    )
    expect(report.firstSteps?.lead).toBe(
      'You spend RM100 a month more than you earn. Your card and loan cost RM3,000 of interest a year.',
    )
    expect(report.firstSteps?.steps[0]).toMatch(/^Spend RM100 a month less/)
    expect(report.firstSteps?.steps.length).toBeLessThanOrEqual(4)
    expect(report.firstSteps?.steps[2]).toContain('at 18% it costs RM1,620 a year')
    expect(products(report)).toEqual([])
    expect(report.findings.filter(({ id, state }) => aboutTrouble.includes(id) && state === 'good')).toEqual([])
  })

  it('is led to no page that leads to a product either', async () => {
    const paths = leadsTo(
      reportFor({ ...household, essentials: '2100', repayments: '800', liquid: '300000', earned: '0' }),
    )
    expect(paths.length).toBeGreaterThan(2)
    for (const href of paths) {
      const id = calculatorIds.find((one) => calculatorPath(one) === href)
      if (id === undefined) expect(troubleGuides).toContain(href)
      else {
        const calculator = await loadCalculator(id)
        expect(calculator?.listLink(defaultValues(calculator.fields, today)), href).toBeNull()
      }
    }
  })

  it('is told to call for help first where its essentials alone are more than it earns', () => {
    const { firstSteps } = reportFor({ ...household, essentials: '2450' })
    expect(firstSteps?.steps[0]).toMatch(/^Call AKPK now: your essentials of RM2,450/)
  })

  it('is told the most that a card may cost where it does not know the rate', () => {
    const { 'card-rate': _, ...without } = household
    expect(finding(reportFor(without), 'debt-cost')).toMatchObject({
      state: 'unknown',
      missing: ['card-rate'],
      verdict: expect.stringContaining('At 18%, the most a card may charge, RM9,000 costs RM1,620 a year'),
    })
  })
})

describe('somebody who lives off savings in retirement', () => {
  const retired = {
    income: '800',
    spending: '3300',
    retired: 'yes',
    liquid: '660000',
    essentials: '2500',
    earned: '2.75',
  }

  it('is told how long they last, not to act', () => {
    const report = reportFor(retired)
    expect(finding(report, 'savings-rate')).toMatchObject({
      title: 'How long your savings last',
      state: 'good',
      value: '22.0 years',
    })
    expect(report.firstSteps).toBeNull()
    expect(report.counts.act).toBe(0)
    expect(products(report)).toEqual([])
  })

  it.each([
    ['0', '22.0 years', 'good', '2500'],
    ['0', '10.0 years', 'watch', '5500'],
  ])('with an income of RM%s: %s, %s', (income, value, state, spending) => {
    expect(finding(reportFor({ ...retired, income, spending }), 'savings-rate')).toMatchObject({ value, state })
  })

  it('needs help like anybody else when savings are gone', () => {
    const report = reportFor({ ...retired, liquid: '5000' })
    expect(finding(report, 'savings-rate').state).toBe('act')
    expect(report.firstSteps).not.toBeNull()
  })
})

describe('an income of RM0', () => {
  const none = { income: '0', spending: '1500', repayments: '600', essentials: '1200', liquid: '4800' }

  it('is an answer: nothing asks for it again, and what it means is said', () => {
    const report = reportFor(none)
    for (const id of ['debt-service', 'savings-rate'] as const)
      expect(finding(report, id)).toMatchObject({ state: 'act', value: 'No income', missing: [] })
    expect(finding(report, 'reserve').value).toBe('4.0 months')
    expect(report.firstSteps?.steps[0]).toContain('SOCSO')
    expect(report.firstSteps?.next.href).toBe('/financial-hub/guides/losing-income')
    expect(products(report)).toEqual([])
  })

  it('with nothing to repay and nothing to spend is no alarm', () => {
    const report = reportFor({ income: '0', spending: '0', repayments: '0' })
    expect(finding(report, 'debt-service')).toMatchObject({ state: 'good', value: 'No repayments', formula: null })
    expect(finding(report, 'savings-rate').state).toBe('watch')
    expect(report.firstSteps).toBeNull()
  })
})

describe('RM400,000 in an account at 0.25%', () => {
  const rich = { liquid: '400000', earned: '0.25' }

  it('is RM150,000 above what PIDM protects at one bank', () => {
    expect(finding(reportFor(rich), 'deposit-protection')).toMatchObject({
      state: 'watch',
      value: 'RM150,000 above the limit',
      verdict: expect.stringContaining('RM250,000'),
      next: { href: '/financial-hub/deposit-protection' },
    })
  })

  it('earns RM10,000 a year less than at the policy rate', () => {
    const idle = finding(reportFor(rich), 'idle-savings')
    expect(idle).toMatchObject({ state: 'watch', value: 'RM10,000 a year less' })
    expect(idle.verdict).toContain('RM1,000 a year')
    expect(idle.verdict).toContain('RM11,000')
  })

  it('may be compared with deposits by who has a surplus and no card debt, and by nobody else', () => {
    const free = { ...rich, income: '6000', spending: '4000', 'card-owed': '0' }
    expect(products(reportFor(free))).toContain('/investment/fixed-deposit')
    expect(products(reportFor({ ...free, 'card-owed': '5000', 'card-rate': '18' }))).toEqual([])
    expect(products(reportFor(rich))).toEqual([])
  })

  it('at RM250,000 is all protected, and a sen more is not', () => {
    expect(finding(reportFor({ liquid: '250000' }), 'deposit-protection').state).toBe('good')
    expect(finding(reportFor({ liquid: '250000.01' }), 'deposit-protection').value).toBe('RM0.01 above the limit')
  })
})

const amount = (max: number) => fc.integer({ min: 0, max: max * 100 }).map((value) => String(value / 100))
const rate = (max: number) => fc.integer({ min: 0, max }).map((value) => String(value / 100))
/** A whole set of answers about money. */
const answered = fc.record({
  income: amount(20_000),
  spending: amount(20_000),
  essentials: amount(15_000),
  retired: fc.constantFrom('', 'yes', 'no'),
  steady: fc.constantFrom('', 'yes', 'no'),
  repayments: amount(15_000),
  liquid: amount(500_000),
  earned: rate(500),
  'card-owed': amount(60_000),
  'card-rate': rate(1_800),
  'loan-owed': amount(100_000),
  'loan-rate': rate(4_000),
  'other-owed': amount(500_000),
  dependants: fc.constantFrom('yes', 'no'),
  need: amount(8_000),
  years: fc.integer({ min: 1, max: 40 }).map(String),
  'life-cover': amount(900_000),
  'loan-cover': amount(500_000),
  'illness-cover': amount(300_000),
  'medical-limit': amount(900_000),
  'goal-amount': amount(90_000),
  'goal-saved': amount(90_000),
  'goal-months': fc.integer({ min: 1, max: 120 }).map(String),
})

const ranks: Readonly<Record<FindingState, number>> = { good: 0, watch: 1, act: 2, unknown: Number.NaN }

describe('for everybody', () => {
  it.each(['card-owed', 'card-rate', 'loan-owed', 'loan-rate', 'other-owed', 'repayments'] as const)(
    'more of %s never makes a finding better, nor takes the first steps away',
    (name) => {
      const more = fc.integer({ min: 1, max: 500_000 })
      fc.assert(
        fc.property(answered, more, (texts, extra) => {
          const most = name === 'card-rate' ? 18 : name === 'loan-rate' ? 40 : 1_000_000
          const raised = Math.min(most, (Math.round(Number(texts[name]) * 100) + extra) / 100)
          const [before, after] = [reportFor(texts), reportFor({ ...texts, [name]: String(raised) })]
          for (const { id, state } of before.findings) {
            const now = finding(after, id).state
            expect(ranks[now] < ranks[state], `${id}: ${state} became ${now}`).toBe(false)
          }
          expect(before.firstSteps !== null && after.firstSteps === null).toBe(false)
        }),
        { numRuns: 400 },
      )
    },
  )

  it('a deficit never leads to a product, whatever else is answered', () => {
    const part = fc.subarray([...questionNames])
    fc.assert(
      fc.property(answered, part, fc.integer({ min: 1, max: 900_000 }), (texts, left, gap) => {
        const some: Texts = Object.fromEntries(
          Object.entries(texts).filter(([name]) => left.some((one) => one === name)),
        )
        const income = Math.min(Number(texts.income), 900_000)
        expect(products(reportFor({ ...some, income: String(income), spending: String(income + gap / 100) }))).toEqual(
          [],
        )
      }),
      { numRuns: 400 },
    )
  })

  it('whoever is short without savings to live on is told the first step', () => {
    fc.assert(
      fc.property(answered, (texts) => {
        const report = reportFor({ ...texts, retired: 'no' })
        const gap = Number(texts.spending) - Number(texts.income)
        // Without an income, savings for twenty years are there to be lived on.
        const short = gap > 0 && !(Number(texts.income) === 0 && Number(texts.liquid) >= gap * 12 * 20)
        expect(short && (report.firstSteps === null || report.firstSteps.steps.length === 0)).toBe(false)
      }),
    )
  })
})
