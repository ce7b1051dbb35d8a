import { describe, expect, it } from 'vitest'
import { cashbackOn, makeCappedCard, makeCreditCard, makeMilesCard, milesOn } from '@/tests/factories/credit-card'
import { checkableSteps, resultValue, wrongSteps } from '@/tests/factories/evaluate-step'
import { evaluatorOf, stepOf, valueRead } from '@/tests/factories/evaluation'
import { known, missing, none } from '@/tests/factories/product'
import type { Values } from '../../fields/field'
import { ringgit } from '../../values/money'
import { basisPoints } from '../../values/rate'
import { creditCard } from './definition'
import type { CreditCard } from './figures'
import { spendKinds } from './spending'

const evaluate = evaluatorOf(creditCard)
const none6: Values = Object.fromEntries(spendKinds.map((kind) => [kind, 0]))

describe('the sum behind what the orders read', () => {
  const cards: [string, CreditCard, Values][] = [
    ['cashback', makeCreditCard(), {}],
    ['capped cashback', makeCappedCard({ totalMonthlyCap: known(ringgit(30)) }), {}],
    ['below the minimum', makeCappedCard(), { ...none6, petrol: 30_000 }],
    ['miles', makeMilesCard(), { travel: 123_456 }],
    ['capped miles', makeMilesCard({ earn: known([milesOn(spendKinds, 333, known(250_000))]) }), {}],
    ['carried', makeCreditCard({ feeWaiver: missing }), { carry: 123_457 }],
    ['half-sen spending', makeCappedCard(), { other: 63_333, dining: 12_345 }],
  ]

  it.each(cards)('recomputes from what is shown: %s', (_, card, given) => {
    const evaluation = evaluate(card, given)
    expect(checkableSteps(evaluation.steps).length).toBeGreaterThan(1)
    expect(wrongSteps(evaluation.steps)).toEqual([])
    const resultOf = (label: string) => Math.round((resultValue(stepOf(evaluation, label)?.result ?? '') ?? 0) * 100)
    expect(resultOf('Value in a year')).toBe(valueRead(evaluation.results.value))
    expect(resultOf('Fee and tax')).toBe(valueRead(evaluation.results.fee))
  })

  it('each line of the final sum is the result of an earlier line', () => {
    const { steps } = evaluate(makeCappedCard(), { carry: 100_000 })
    const at = steps.findIndex((line) => line.label === 'Value in a year')
    const earlier = steps.slice(0, at).map((line) => line.result)
    const parts = steps[at]?.formula.match(/RM[\d,.]+/g) ?? []
    expect(parts).toHaveLength(6)
    for (const part of parts.filter((text) => text !== 'RM0')) expect(earlier).toContain(part)
  })

  it('shows the yearly rate of a balance transfer that its order reads', () => {
    const card = makeCreditCard({
      balanceTransfer: known({ rate: basisPoints(0), months: 12, fee: basisPoints(300), minimum: ringgit(1_000) }),
    })
    const evaluation = evaluate(card)
    expect(evaluation.results.transfer).toEqual({ state: 'known', value: 566, text: '5.66% p.a.' })
    expect(stepOf(evaluation, 'Balance transfer')?.result).toBe('5.66% p.a.')
  })
})

describe('facts and conditions', () => {
  it('the headline rate stands with its caps', () => {
    expect(evaluate(makeCappedCard({ totalMonthlyCap: known(ringgit(30)) })).facts[0]).toMatchObject({
      label: 'Cashback',
      value: '8%',
      note: 'petrol, groceries, dining; cap RM15 a month each, RM30 in total',
    })
    expect(evaluate(makeCreditCard()).facts[0]?.note).toBe('all spending; no cap')
    expect(evaluate(makeMilesCard()).facts[0]).toMatchObject({
      label: 'Miles',
      value: '1 per RM2.50',
      note: 'travel; no cap',
    })
  })

  it('a cap that is not published is not "no cap"', () => {
    const card = makeCreditCard({ earn: known([cashbackOn(spendKinds, 500, missing)]), minimumMonthlySpend: missing })
    expect(evaluate(card).facts[0]?.note).toBe('all spending; cap not published; minimum spend not published')
  })

  it('all cards give the same facts in the same order', () => {
    const ids = (card: CreditCard) => evaluate(card).facts.map((fact) => fact.id)
    expect(ids(makeMilesCard({ earn: missing, annualFee: missing, financeCharge: missing }))).toEqual(
      ids(makeCreditCard()),
    )
    expect(ids(makeCreditCard())).toEqual(['headline', 'annual-fee', 'income', 'overseas'])
  })

  it('the fee abroad says what it comes on top of, where there is one', () => {
    const abroad = (overseasFee: CreditCard['overseasFee']) => evaluate(makeCreditCard({ overseasFee })).facts[3]
    expect(abroad(known(basisPoints(125)))).toMatchObject({ value: '1.25%', note: 'on top of the network’s rate' })
    expect(abroad(none)).toMatchObject({ value: 'No fee', note: null })
    expect(abroad(missing)).toMatchObject({ value: 'Not published', note: null, state: 'missing' })
  })

  it('says when caps bite and when the minimum is missed', () => {
    const labels = (given: Values) => evaluate(makeCappedCard(), given).conditions.map(({ label }) => label)
    expect(labels({})).toContain('You hit 3 cashback caps')
    const says = evaluate(makeCappedCard(), {}).conditions.flatMap((one) => one.says ?? [])
    expect(says).toEqual([expect.stringMatching(/^You pass the cap on [a-z ]+, [a-z ]+ and [a-z ]+$/)])
    const points = evaluate(makeMilesCard({ earn: known([milesOn(spendKinds, 333, known(250_000))]) }))
    expect(points.conditions.map(({ label }) => label)).toContain('You hit 1 reward cap')
    expect(labels({ ...none6, petrol: 10_000 })).toContain('Spend RM1,200 a month: not met')
  })
})
