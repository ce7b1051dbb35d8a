import fc from 'fast-check'
import { describe, expect, it, test } from 'vitest'
import { makeCurrentAccount } from '@/tests/factories/current-account'
import { unexplainedNumbers, wrongSteps } from '@/tests/factories/evaluate-step'
import { evaluatorOf } from '@/tests/factories/evaluation'
import { makeFixedDeposit } from '@/tests/factories/fixed-deposit'
import { known, missing, none, sourcesOf, testToday } from '@/tests/factories/product'
import type { Values } from '../../fields/field'
import { mainSteps } from '../../list/sum-steps'
import { addDays, isoDate } from '../../values/iso-date'
import { ringgit } from '../../values/money'
import { currentAccount } from './definition'
import type { CurrentAccount } from './figures'

const usual: Values = { balance: ringgit(3000), cheques: 2, transfers: 10, drawn: 0, 'drawn-days': 0 }
const drawing: Values = { ...usual, drawn: ringgit(1000), 'drawn-days': 5 }

const evaluate = evaluatorOf(currentAccount, usual)

describe('a current account evaluated for how it is used', () => {
  it('is the return less card, cheques, transfers and service charge of a year', () => {
    const evaluation = evaluate(makeCurrentAccount())
    expect(evaluation.balance).toEqual({ takes: ringgit(27.6), gives: ringgit(3) })
    expect(evaluation.results.net).toEqual({ state: 'known', value: ringgit(-24.6), text: '−RM24.60' })
    expect(evaluation.headline).toEqual({
      value: '−RM25',
      unit: 'a year',
      basis: 'for RM3,000 and how you use it',
      tone: 'cost',
      state: 'fresh',
      checkedOn: '2026-11-03',
    })
  })

  it('charges the service charge twice a year under the minimum, always without a minimum, and never at it', () => {
    const fees = (product: CurrentAccount, balance: number) =>
      evaluate(product, { ...usual, cheques: 0, balance: ringgit(balance) }).results.fees
    expect(fees(makeCurrentAccount(), 1000)).toMatchObject({ value: ringgit(12) })
    expect(fees(makeCurrentAccount(), 999)).toMatchObject({ value: ringgit(32) })
    expect(fees(makeCurrentAccount({ minimumBalance: none }), 50_000)).toMatchObject({ value: ringgit(32) })
    expect(fees(makeCurrentAccount({ halfYearlyServiceCharge: none }), 10)).toMatchObject({ value: ringgit(12) })
  })

  it('adds what an overdraft costs on the days it is drawn, and says its set-up fee apart: it is paid once, not each year', () => {
    const { balance, conditions, results, steps } = evaluate(makeCurrentAccount(), drawing)
    // RM1,000 × 7.60% × 60 ÷ 365 = RM12.49.
    expect(balance?.takes).toBe(ringgit(27.6 + 12.49))
    expect(conditions).toContainEqual({ label: 'Overdraft set-up RM200 once, not in a year’s sum', tone: 'warn' })
    expect(steps.filter(({ formula }) => formula.includes('RM200'))).toEqual([])
    expect(evaluate(makeCurrentAccount(), usual).conditions.filter(({ label }) => /set-up/.test(label))).toEqual([])
    expect(results.fees).toMatchObject({ value: ringgit(27.6) })
  })

  it('needs nothing that the scenario does not use', () => {
    const sparse = makeCurrentAccount({ chequeFee: missing, interbankTransferFee: missing, overdraft: missing })
    const quiet = { ...usual, cheques: 0, transfers: 0 }
    expect(evaluate(sparse, quiet).results.net?.state).toBe('known')
  })
})

describe('a figure that is not published or not offered', () => {
  test.each([
    ['rate', { rate: missing }, usual, 'Rate not published'],
    ['card fee', { yearlyCardFee: missing }, usual, 'Card fee not published'],
    ['cheque fee', { chequeFee: missing }, usual, 'Cheque fee not published'],
    ['transfer fee', { interbankTransferFee: missing }, usual, 'Transfer fee not published'],
    ['minimum balance', { minimumBalance: missing }, usual, 'Minimum balance not published'],
    [
      'service charge',
      { minimumBalance: none, halfYearlyServiceCharge: missing },
      usual,
      'Service charge not published',
    ],
    ['cheque book', { chequeBook: false }, usual, 'No cheque book'],
    ['overdraft', { overdraft: none }, drawing, 'No overdraft'],
    ['overdraft rate', { overdraft: missing }, drawing, 'Overdraft rate not published'],
    ['cash line of an Islamic account', { shariah: 'tawarruq', overdraft: none }, drawing, 'No cash line'],
  ] satisfies readonly (readonly [string, Partial<CurrentAccount>, Values, string])[])(
    'leaves the account unranked and is never free: %s',
    (_what, changes, scenario, text) => {
      const evaluation = evaluate(makeCurrentAccount(changes), scenario)
      expect(evaluation.results.net).toEqual({ state: 'missing', text })
      expect(evaluation.headline).toMatchObject({ value: text, state: 'missing' })
      expect(evaluation.balance).toBeNull()
      expect(mainSteps(evaluation.steps).at(-1)?.result).toBe(text)
    },
  )

  it('tells an account that pays nothing from one whose rate is not published', () => {
    const pays = (changes: Partial<CurrentAccount>) => evaluate(makeCurrentAccount(changes)).facts[1]?.value
    expect(pays({ rate: none })).toBe('Pays nothing')
    expect(pays({ rate: missing })).toBe('Not published')
    expect(evaluate(makeCurrentAccount({ rate: none })).balance?.gives).toBe(0)
  })
})

describe('age of the figures', () => {
  it('follows the clock and looks only at figures that the scenario uses', () => {
    const product = makeCurrentAccount({ sources: sourcesOf('2026-11-03', '2026-06-01') })
    const at = (days: number, scenario = usual) =>
      evaluate(product, scenario, addDays(isoDate('2026-11-03'), days)).results
    expect(at(17).net?.state).toBe('known')
    expect(at(26)).toMatchObject({ net: { state: 'stale' }, fees: { state: 'stale' }, overdraft: { state: 'known' } })
    expect(at(91).overdraft?.state).toBe('stale')
  })
})

describe('the sum of a current account', () => {
  const cases = fc.record({
    balance: fc.nat(1_000_000_000),
    cheques: fc.nat(200),
    transfers: fc.nat(1000),
    drawn: fc.nat(100_000_000),
    'drawn-days': fc.nat(30),
  })

  it('can be worked out from what is shown and ends in what the orders read, for any scenario', () => {
    fc.assert(
      fc.property(cases, fc.nat(500), (scenario, fee) => {
        const product = makeCurrentAccount({ interbankTransferFee: known(ringgit(fee / 100)) })
        const { steps, results } = evaluate(product, scenario)
        const result = (label: string) => steps.find((step) => step.label === label)?.result
        expect(wrongSteps(steps)).toEqual([])
        expect(result('Net a year')).toBe(results.net?.text)
        expect(result('Fees a year')).toBe(results.fees?.text)
      }),
    )
  })

  it('uses in each line only the scenario, the published figures and earlier lines', () => {
    const { steps } = evaluate(makeCurrentAccount(), { ...drawing, balance: ringgit(900) })
    // Balance, rate; 2 × RM10; 1 × RM12; 12 × 2 × RM0.65; RM1,000 at 7.60% for 60 of 365 days.
    expect(unexplainedNumbers(steps, [900, 0.1, 2, 10, 1, 12, 0.65, 1000, 7.6, 60, 365])).toEqual([])
  })

  it('never costs less for more cheques, transfers or days drawn', () => {
    fc.assert(
      fc.property(cases, (scenario) => {
        const product = makeCurrentAccount({ interbankTransferFee: known(ringgit(0.5)) })
        const more = { ...scenario, cheques: scenario.cheques + 1, transfers: scenario.transfers + 1 }
        const [less, costly] = [scenario, more].map((one) => evaluate(product, one).balance?.takes ?? Number.NaN)
        expect(costly).toBeGreaterThan(less ?? Number.NaN)
      }),
    )
  })
})

describe('the current-account list', () => {
  it('reads nothing of how we are paid in any order', () => {
    expect(evaluate(makeCurrentAccount({ paid: 'lead' })).results).toEqual(evaluate(makeCurrentAccount()).results)
  })

  it('tells the scenario in words', () => {
    expect(currentAccount.scenarioText({ ...drawing, cheques: 1 })).toBe(
      'RM3,000, 1 cheque a month, 10 transfers a month, RM1,000 drawn 5 days a month',
    )
  })

  it('evaluates what the visitor has now', () => {
    const own = currentAccount.ownProduct({ rate: 100, fees: 2000, cheque: 50, transfer: 0, drawn: 0 }, testToday)
    expect(evaluate(own).results.net).toMatchObject({ value: ringgit(30 - 20 - 12) })
  })

  it('refuses a product of another category by name', () => {
    const other = makeFixedDeposit()
    expect(() => currentAccount.evaluate(other, usual, testToday)).toThrow(
      `${other.slug} is a fixed-deposit, not a current-account`,
    )
  })

  it('refuses a scenario and an own product that lack a field or have one of another type', () => {
    const account = makeCurrentAccount()
    for (const values of [{}, { ...usual, balance: '3000' }, { ...usual, cheques: 0.5 }, { ...usual, drawn: true }]) {
      expect(() => currentAccount.evaluate(account, values, testToday)).toThrow(TypeError)
      expect(() => currentAccount.scenarioText(values)).toThrow(TypeError)
      expect(() => currentAccount.ownProduct(values, testToday)).toThrow(TypeError)
    }
  })
})
