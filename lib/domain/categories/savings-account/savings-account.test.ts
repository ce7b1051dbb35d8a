import fc from 'fast-check'
import { describe, expect, it, test } from 'vitest'
import { unexplainedNumbers, wrongSteps } from '@/tests/factories/evaluate-step'
import { evaluatorOf, valueRead } from '@/tests/factories/evaluation'
import { known, missing, none, sourcesOf, testToday, unlimited } from '@/tests/factories/product'
import { bonusOf, flatTiers, makeSavingsAccount } from '@/tests/factories/savings-account'
import type { Values } from '../../fields/field'
import { mainSteps } from '../../list/sum-steps'
import { addDays, isoDate } from '../../values/iso-date'
import { ringgit, sen } from '../../values/money'
import { basisPoints } from '../../values/rate'
import { savingsAccount } from './definition'
import type { SavingsAccount } from './figures'

const usual: Values = {
  balance: ringgit(10_000),
  salary: false,
  'card-spend': ringgit(500),
  bills: 2,
  'top-up': 0,
  invest: 0,
}

const evaluate = evaluatorOf(savingsAccount, usual)

describe('a savings account evaluated for a balance and habits', () => {
  it('earns the base and the bonuses that are met, less the card fee', () => {
    const evaluation = evaluate(makeSavingsAccount())
    expect(evaluation.headline).toEqual({
      value: '+RM167',
      unit: 'a year',
      basis: 'for RM10,000 and your habits',
      tone: 'gain',
      state: 'fresh',
      checkedOn: '2026-11-03',
    })
    expect(evaluation.balance).toEqual({ takes: ringgit(8), gives: ringgit(175) })
    expect(evaluation.results.return).toEqual({ state: 'known', value: ringgit(167), text: 'RM167.00' })
    expect(evaluation.results.base).toEqual({ state: 'known', value: ringgit(25), text: 'RM25.00' })
  })

  it('shows the rate for these habits, the base, the rate with every condition met and the fees', () => {
    const facts = evaluate(makeSavingsAccount()).facts.map(({ id, value, note }) => [id, value, note])
    expect(facts).toEqual([
      ['effective', '1.75% p.a.', 'for your balance and habits, before fees'],
      ['base', '0.25% p.a.', 'no conditions'],
      ['top', '2.75% p.a.', 'needs 2 conditions'],
      ['fees', 'RM8', null],
    ])
  })

  it('counts a salary bonus when salary is credited, with the amount that it asks as its condition', () => {
    const evaluation = evaluate(makeSavingsAccount(), { ...usual, salary: true })
    expect(evaluation.results.return).toMatchObject({ value: ringgit(267) })
    expect(evaluation.conditions).toContainEqual({ label: 'Credit a salary of RM3,000', tone: 'plain' })
    expect(evaluate(makeSavingsAccount()).conditions).toContainEqual({
      label: 'Credit a salary of RM3,000',
      tone: 'warn',
    })
  })

  it('pays a bonus only up to its cap', () => {
    const { facts } = evaluate(makeSavingsAccount(), { ...usual, balance: ringgit(100_000) })
    expect(facts[0]?.value).toBe('1.00% p.a.')
  })

  it('charges the below-minimum fee twelve times only under the minimum', () => {
    const product = makeSavingsAccount({
      minimumBalance: known(ringgit(10_000)),
      fallBelowMonthlyFee: known(ringgit(5)),
    })
    expect(evaluate(product).results.fees).toMatchObject({ value: ringgit(8) })
    expect(evaluate(product, { ...usual, balance: sen(ringgit(10_000) - 1) }).results.fees).toMatchObject({
      value: ringgit(68),
    })
  })

  it('says when the return is a gift that is not promised', () => {
    const hibah = makeSavingsAccount({ shariah: 'wadiah', returnGuaranteed: false })
    expect(evaluate(hibah).conditions).toContainEqual({ label: 'Hibah, not promised', tone: 'warn' })
    const shared = makeSavingsAccount({ shariah: 'mudarabah', returnGuaranteed: false })
    expect(evaluate(shared).conditions).toContainEqual({ label: 'Return not promised', tone: 'warn' })
  })

  it('is a cost when the fees take more than the balance earns', () => {
    const poor = evaluate(makeSavingsAccount({ bonuses: none }), { ...usual, balance: ringgit(100) })
    expect(poor.headline).toMatchObject({ value: '−RM8', tone: 'cost' })
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
      const evaluation = evaluate(makeSavingsAccount(changes))
      expect(evaluation.results.return).toEqual({ state: 'missing', text })
      expect(evaluation.headline).toMatchObject({ value: text, state: 'missing' })
      expect(evaluation.balance).toBeNull()
      expect(mainSteps(evaluation.steps).at(-1)?.result).toBe(text)
    },
  )

  it('does not print a missing fee as free, and tells it from none and from RM0', () => {
    const fees = (changes: Partial<SavingsAccount>) => evaluate(makeSavingsAccount(changes)).facts[3]?.value
    expect(fees({ yearlyCardFee: missing })).toBe('Not published')
    expect(fees({ yearlyCardFee: none })).toBe('RM0')
    expect(fees({ yearlyCardFee: known(ringgit(0)) })).toBe('RM0')
    const row = (changes: Partial<SavingsAccount>) =>
      savingsAccount
        .detail(makeSavingsAccount(changes), testToday)
        .flatMap((group) => group.rows)
        .find(({ id }) => id === 'yearlyCardFee')?.value
    expect([
      row({ yearlyCardFee: missing }),
      row({ yearlyCardFee: none }),
      row({ yearlyCardFee: known(ringgit(0)) }),
    ]).toEqual(['Not published', 'No fee', 'RM0 a year'])
    expect(evaluate(makeSavingsAccount({ yearlyCardFee: unlimited })).results.fees?.state).toBe('missing')
  })

  it('does not matter where it cannot apply: no fee below the minimum, or a balance above it', () => {
    const free = makeSavingsAccount({ minimumBalance: missing, fallBelowMonthlyFee: none })
    expect(evaluate(free).results.return?.state).toBe('known')
    expect(evaluate(makeSavingsAccount({ fallBelowMonthlyFee: missing })).results.return?.state).toBe('known')
  })
})

describe('age of the figures', () => {
  it('follows the clock: rates for 90 days, fees for 180, the return by the older of them', () => {
    const product = makeSavingsAccount({ sources: sourcesOf('2026-11-03', '2026-06-01') })
    const at = (days: number) => evaluate(product, usual, addDays(isoDate('2026-11-03'), days))
    expect(at(17).results.return?.state).toBe('known')
    expect(at(26).results).toMatchObject({
      return: { state: 'stale' },
      fees: { state: 'stale' },
      base: { state: 'known' },
    })
    expect(at(91).results.base?.state).toBe('stale')
    expect(at(91).headline.state).toBe('stale')
    expect(at(17).headline.checkedOn).toBe('2026-06-01')
  })
})

describe('the sum of a savings account', () => {
  const tiers = fc.record({
    method: fc.constantFrom('incremental' as const, 'whole-balance' as const),
    rates: fc.tuple(fc.nat(500), fc.nat(500), fc.nat(500)),
  })
  const cases = fc.record({
    balance: fc.integer({ min: 10_000, max: 1_000_000_000 }),
    salary: fc.boolean(),
    'card-spend': fc.nat(200_000),
    bills: fc.nat(6),
    'top-up': fc.nat(200_000),
    invest: fc.nat(5_000_000),
  })

  it('can be worked out from what is shown and ends in what the orders read, for any scenario and any tiers', () => {
    fc.assert(
      fc.property(cases, tiers, fc.nat(2000), (scenario, { method, rates }, fee) => {
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
        const { steps, results, facts } = evaluate(product, scenario)
        const result = (label: string) => steps.find((step) => step.label === label)?.result
        expect(wrongSteps(steps)).toEqual([])
        expect(result('Left after fees')).toBe(results.return?.text)
        expect(result('Base return a year')).toBe(results.base?.text)
        expect(result('Fees a year')).toBe(results.fees?.text)
        expect(result('Effective yearly rate')).toBe(facts[0]?.value)
      }),
    )
  })

  it('uses in each line only the scenario, the published figures and earlier lines', () => {
    const product = makeSavingsAccount({
      minimumBalance: known(ringgit(20_000)),
      fallBelowMonthlyFee: known(ringgit(5)),
    })
    // The balance; rates; nothing earned on an unmet bonus; card fee; months and monthly fee.
    expect(unexplainedNumbers(evaluate(product).steps, [10_000, 0.25, 1.5, 1, 0, 8, 12, 5])).toEqual([])
  })

  it('never earns less for more of any habit', () => {
    fc.assert(
      fc.property(cases, fc.nat(100_000), (scenario, more) => {
        const base = evaluate(makeSavingsAccount(), scenario).results.return
        const busier = { ...scenario, salary: true, 'card-spend': scenario['card-spend'] + more }
        const better = evaluate(makeSavingsAccount(), busier).results.return
        expect([base?.state, better?.state]).toEqual(['known', 'known'])
        expect(valueRead(better)).toBeGreaterThanOrEqual(valueRead(base) ?? Number.NaN)
      }),
    )
  })
})

describe('the savings list', () => {
  it('reads nothing of how we are paid in any order', () => {
    const free = evaluate(makeSavingsAccount({ paid: 'none' }))
    expect(evaluate(makeSavingsAccount({ paid: 'approval' })).results).toEqual(free.results)
  })

  it('tells the scenario in words with each unit', () => {
    const text = savingsAccount.scenarioText({ ...usual, salary: true, invest: ringgit(5000) })
    expect(text).toBe('RM10,000, salary credited, RM500 card spend a month, 2 bills a month, RM5,000 invested')
  })

  it('evaluates what the visitor has now at the rate and the fees they gave', () => {
    const own = savingsAccount.ownProduct({ rate: 200, fees: 1200 }, testToday)
    expect(evaluate(own).results.return).toMatchObject({ value: ringgit(188) })
  })

  it('shows in the detail how daily crediting adds up', () => {
    const product = makeSavingsAccount({ baseRate: known(flatTiers(300)), interestPaid: known('daily') })
    const row = savingsAccount.detail(product, testToday)[0]?.rows.find(({ id }) => id === 'interestPaid')
    expect(row?.label).toBe('Interest credited')
    expect(row?.note).toMatch(
      /^RM10,000 at 3\.00% earns RM30[34]\.\d\d in a year, each day rounded to the sen and added\.$/,
    )
  })
})
