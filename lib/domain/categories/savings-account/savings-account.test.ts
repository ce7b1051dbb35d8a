import fc from 'fast-check'
import { describe, expect, it, test } from 'vitest'
import { unexplainedNumbers, wrongSteps } from '@/tests/factories/evaluate-step'
import { known, missing, none, sourcesOf, testToday, unlimited } from '@/tests/factories/product'
import { bonusOf, flatTiers, makeSavingsAccount } from '@/tests/factories/savings-account'
import { addDays, isoDate } from '../../iso-date'
import { ringgit, sen } from '../../money'
import type { SavingsAccount } from '../../products/savings-account'
import { basisPoints } from '../../rate'
import { mainSteps } from '../../sum-steps'
import type { Assumptions, Weighing } from '../category'
import { savingsAccount } from './definition'

const usual: Assumptions = {
  balance: ringgit(10_000),
  salary: 0,
  'card-spend': ringgit(500),
  bills: 2,
  'top-up': 0,
  invest: 0,
}

function weigh(product: SavingsAccount, assumptions: Assumptions = usual, today = testToday): Weighing {
  return savingsAccount.weigh(product, assumptions, today)
}

describe('a savings account weighed for a balance and habits', () => {
  it('earns the base and the bonuses that are met, less the card fee', () => {
    const weighing = weigh(makeSavingsAccount())
    expect(weighing.hero).toEqual({
      value: '+RM167',
      unit: 'a year',
      basis: 'for RM10,000 and your habits',
      tone: 'gain',
      state: 'fresh',
      checkedOn: '2026-11-03',
    })
    expect(weighing.balance).toEqual({ takes: ringgit(8), gives: ringgit(175) })
    expect(weighing.scores.return).toEqual({ state: 'known', value: ringgit(167), text: 'RM167.00' })
    expect(weighing.scores.base).toEqual({ state: 'known', value: ringgit(25), text: 'RM25.00' })
  })

  it('shows the rate for these habits, the base, the rate with every condition met and the fees', () => {
    const facts = weigh(makeSavingsAccount()).facts.map(({ id, value, note }) => [id, value, note])
    expect(facts).toEqual([
      ['effective', '1.75% p.a.', 'for your balance and habits, before fees'],
      ['base', '0.25% p.a.', 'no conditions'],
      ['top', '2.75% p.a.', 'needs 2 conditions'],
      ['fees', 'RM8', null],
    ])
  })

  it('counts a salary bonus when salary is credited, with the amount that it asks as its condition', () => {
    const weighing = weigh(makeSavingsAccount(), { ...usual, salary: 1 })
    expect(weighing.scores.return).toMatchObject({ value: ringgit(267) })
    expect(weighing.chips).toContainEqual({ label: 'Credit a salary of RM3,000', tone: 'plain' })
    expect(weigh(makeSavingsAccount()).chips).toContainEqual({ label: 'Credit a salary of RM3,000', tone: 'warn' })
  })

  it('pays a bonus only up to its cap', () => {
    const { facts } = weigh(makeSavingsAccount(), { ...usual, balance: ringgit(100_000) })
    expect(facts[0]?.value).toBe('1.00% p.a.')
  })

  it('charges the below-minimum fee twelve times only under the minimum', () => {
    const product = makeSavingsAccount({
      minimumBalance: known(ringgit(10_000)),
      fallBelowMonthlyFee: known(ringgit(5)),
    })
    expect(weigh(product).scores.fees).toMatchObject({ value: ringgit(8) })
    expect(weigh(product, { ...usual, balance: sen(ringgit(10_000) - 1) }).scores.fees).toMatchObject({
      value: ringgit(68),
    })
  })

  it('says when the return is a gift that is not promised', () => {
    const hibah = makeSavingsAccount({ shariah: 'wadiah', returnGuaranteed: false })
    expect(weigh(hibah).chips).toContainEqual({ label: 'Hibah, not promised', tone: 'warn' })
    const shared = makeSavingsAccount({ shariah: 'mudarabah', returnGuaranteed: false })
    expect(weigh(shared).chips).toContainEqual({ label: 'Return not promised', tone: 'warn' })
  })

  it('is a cost when the fees take more than the balance earns', () => {
    const poor = weigh(makeSavingsAccount({ bonuses: none }), { ...usual, balance: ringgit(100) })
    expect(poor.hero).toMatchObject({ value: '−RM8', tone: 'cost' })
  })
})

describe('a figure that is not published', () => {
  test.each([
    ['base rate', { baseRate: missing }, 'Base rate not published'],
    ['bonus rates', { bonuses: missing }, 'Bonus rates not published'],
    [
      'cap of a met bonus',
      { bonuses: known([{ ...bonusOf({ kind: 'bill-payments', count: 1 }, 100), cap: missing }]) },
      'Bonus cap not published',
    ],
    ['card fee', { yearlyCardFee: missing }, 'Card fee not published'],
    ['minimum balance', { minimumBalance: missing }, 'Below-minimum fee not published'],
    [
      'below-minimum fee of a balance under it',
      { minimumBalance: known(ringgit(20_000)), fallBelowMonthlyFee: missing },
      'Below-minimum fee not published',
    ],
  ] satisfies readonly (readonly [string, Partial<SavingsAccount>, string])[])(
    'leaves the account unranked and never counts as good: %s',
    (_what, changes, text) => {
      const weighing = weigh(makeSavingsAccount(changes))
      expect(weighing.scores.return).toEqual({ state: 'missing', text })
      expect(weighing.hero).toMatchObject({ value: 'Not known', state: 'missing' })
      expect(weighing.balance).toBeNull()
      expect(mainSteps(weighing.steps).at(-1)?.result).toBe(text)
    },
  )

  it('does not print a missing fee as free, and tells it from none and from RM0', () => {
    const fees = (changes: Partial<SavingsAccount>) => weigh(makeSavingsAccount(changes)).facts[3]?.value
    expect(fees({ yearlyCardFee: missing })).toBe('Not published')
    expect(fees({ yearlyCardFee: none })).toBe('RM0')
    expect(fees({ yearlyCardFee: known(ringgit(0)) })).toBe('RM0')
    const row = (changes: Partial<SavingsAccount>) =>
      savingsAccount
        .detail(makeSavingsAccount(changes), testToday)
        .flatMap((group) => group.rows)
        .find(({ id }) => id === 'card-fee')?.value
    expect([
      row({ yearlyCardFee: missing }),
      row({ yearlyCardFee: none }),
      row({ yearlyCardFee: known(ringgit(0)) }),
    ]).toEqual(['Not published', 'No fee', 'RM0 a year'])
    expect(weigh(makeSavingsAccount({ yearlyCardFee: unlimited })).scores.fees?.state).toBe('missing')
  })

  it('does not matter where it cannot apply: no fee below the minimum, or a balance above it', () => {
    const free = makeSavingsAccount({ minimumBalance: missing, fallBelowMonthlyFee: none })
    expect(weigh(free).scores.return?.state).toBe('known')
    expect(weigh(makeSavingsAccount({ fallBelowMonthlyFee: missing })).scores.return?.state).toBe('known')
  })
})

describe('age of the figures', () => {
  it('follows the clock: rates for 90 days, fees for 180, the score by the older of them', () => {
    const product = makeSavingsAccount({ sources: sourcesOf('2026-11-03', '2026-06-01') })
    const at = (days: number) => weigh(product, usual, addDays(isoDate('2026-11-03'), days))
    expect(at(17).scores.return?.state).toBe('known')
    expect(at(26).scores).toMatchObject({
      return: { state: 'stale' },
      fees: { state: 'stale' },
      base: { state: 'known' },
    })
    expect(at(91).scores.base?.state).toBe('stale')
    expect(at(91).hero.state).toBe('stale')
    expect(at(17).hero.checkedOn).toBe('2026-06-01')
  })
})

describe('the sum of a savings account', () => {
  const tiers = fc.record({
    method: fc.constantFrom('incremental' as const, 'whole-balance' as const),
    rates: fc.tuple(fc.nat(500), fc.nat(500), fc.nat(500)),
  })
  const cases = fc.record({
    balance: fc.integer({ min: 10_000, max: 1_000_000_000 }),
    salary: fc.constantFrom(0, 1),
    'card-spend': fc.nat(200_000),
    bills: fc.nat(6),
    'top-up': fc.nat(200_000),
    invest: fc.nat(5_000_000),
  })

  it('can be worked out from what is shown and ends in the score, for any case and any tiers', () => {
    fc.assert(
      fc.property(cases, tiers, fc.nat(2000), (assumptions, { method, rates }, fee) => {
        const bands = [
          { upTo: ringgit(5000), rate: basisPoints(rates[0]) },
          { upTo: ringgit(50_000), rate: basisPoints(rates[1]) },
          { upTo: null, rate: basisPoints(rates[2]) },
        ]
        const product = makeSavingsAccount({
          baseRate: known({ method, bands }),
          yearlyCardFee: known(sen(fee)),
          minimumBalance: known(ringgit(1000)),
        })
        const { steps, scores, facts } = weigh(product, assumptions)
        const result = (label: string) => steps.find((step) => step.label === label)?.result
        expect(wrongSteps(steps)).toEqual([])
        expect(result('Left after fees')).toBe(scores.return?.text)
        expect(result('Base return a year')).toBe(scores.base?.text)
        expect(result('Fees a year')).toBe(scores.fees?.text)
        expect(result('Effective yearly rate')).toBe(facts[0]?.value)
      }),
    )
  })

  it('uses in each line only the case, the published figures and earlier lines', () => {
    const product = makeSavingsAccount({
      minimumBalance: known(ringgit(20_000)),
      fallBelowMonthlyFee: known(ringgit(5)),
    })
    // The balance; rates; nothing earned on an unmet bonus; card fee; months and monthly fee.
    expect(unexplainedNumbers(weigh(product).steps, [10_000, 0.25, 1.5, 1, 0, 8, 12, 5])).toEqual([])
  })

  it('never earns less for more of any habit', () => {
    fc.assert(
      fc.property(cases, fc.nat(100_000), (assumptions, more) => {
        const base = weigh(makeSavingsAccount(), assumptions).scores.return
        const busier = { ...assumptions, salary: 1, 'card-spend': assumptions['card-spend'] + more }
        const better = weigh(makeSavingsAccount(), busier).scores.return
        if (base?.state !== 'known' || better?.state !== 'known') throw new Error('not ranked')
        expect(better.value).toBeGreaterThanOrEqual(base.value)
      }),
    )
  })
})

describe('the savings list', () => {
  it('reads nothing of how we are paid in any score', () => {
    const free = weigh(makeSavingsAccount({ paid: 'none' }))
    expect(weigh(makeSavingsAccount({ paid: 'approval' })).scores).toEqual(free.scores)
  })

  it('tells the case in words with each unit', () => {
    const text = savingsAccount.caseText({ ...usual, salary: 1, invest: ringgit(5000) })
    expect(text).toBe('RM10,000, salary credited, RM500 card spend a month, 2 bills a month, RM5,000 invested')
  })

  it('asks students of student accounts whether they are one, and cannot tell when they did not say', () => {
    const [rule] = savingsAccount.rules(makeSavingsAccount({ audience: 'student' }))
    const nobody = {
      age: null,
      monthlyIncome: null,
      residency: null,
      workerKind: null,
      newToBank: null,
      cardIssuers: null,
      monthlyCommitments: null,
    }
    const answers = [null, 'student', 'employed'].map((workerKind) => rule?.check({ ...nobody, workerKind }))
    expect(answers).toEqual(['cannot-tell', 'pass', 'fail'])
    expect(savingsAccount.rules(makeSavingsAccount())).toEqual([])
  })

  it('weighs what the visitor has now at the rate and the fees they gave', () => {
    const own = savingsAccount.ownProduct({ rate: 200, fees: 1200 }, testToday)
    expect(savingsAccount.weigh(own, usual, testToday).scores.return).toMatchObject({ value: ringgit(188) })
  })

  it('shows in the detail how daily crediting adds up', () => {
    const product = makeSavingsAccount({ baseRate: known(flatTiers(300)), interestPaid: known('daily') })
    const row = savingsAccount.detail(product, testToday)[0]?.rows.find(({ id }) => id === 'credited')
    expect(row?.label).toBe('Interest credited')
    expect(row?.note).toMatch(
      /^RM10,000 at 3\.00% earns RM30[34]\.\d\d in a year, each day rounded to the sen and added\.$/,
    )
  })
})
