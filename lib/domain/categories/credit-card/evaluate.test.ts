import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { cashbackOn, makeCappedCard, makeCreditCard, makeMilesCard } from '@/tests/factories/credit-card'
import { evaluatorOf, stepOf, valueRead } from '@/tests/factories/evaluation'
import { known, missing, none, sourcesOf, testToday, unlimited } from '@/tests/factories/product'
import type { Values } from '../../fields/field'
import { defaultState } from '../../list/list-query'
import { buildListView } from '../../list/list-view'
import { addDays, isoDate } from '../../values/iso-date'
import { ringgit, sen } from '../../values/money'
import { creditCard } from './definition'
import type { CreditCard } from './figures'
import { spendKinds } from './spending'

const evaluate = evaluatorOf(creditCard)
const none6: Values = Object.fromEntries(spendKinds.map((kind) => [kind, 0]))

describe('value of a card in a year', () => {
  it('is twelve months of cashback less fee and tax: RM1,900 at 1.2% with the fee waived', () => {
    const evaluation = evaluate(makeCreditCard())
    expect(evaluation.results.value).toEqual({ state: 'known', value: 24_860, text: '+RM248.60 a year' })
    expect(evaluation.headline).toMatchObject({
      value: '+RM249',
      unit: 'a year for your spend',
      tone: 'gain',
      state: 'fresh',
    })
    expect(evaluation.balance).toEqual({ takes: ringgit(25), gives: ringgit(273.6) })
  })

  it('says that a card costs money when it does', () => {
    const { headline, results } = evaluate(makeMilesCard())
    // 12 × (100 × 0.4 + 1,800 × 0.2) = 4,800 miles at RM12 a thousand, less RM600 and RM25.
    expect(valueRead(results.value)).toBe(5_760 - 62_500)
    expect(headline).toMatchObject({ value: '−RM567', unit: 'a year: you lose', tone: 'cost' })
  })

  it.each([
    [{ petrol: 30_000, groceries: 45_000, dining: 12_000, other: 63_000 }, 4_086],
    [{ petrol: 30_000, groceries: 45_000, dining: 12_000, other: 32_900 }, 0],
    [{ petrol: 18_750, groceries: 18_749, dining: 0, other: 82_501 }, 3_165],
  ])('counts caps and the minimum spend at their edges: %j gives %d sen a month', (spend, month) => {
    const given = { ...none6, ...spend }
    expect(evaluate(makeCappedCard(), given).balance?.gives).toBe(month * 12)
    const total = makeCappedCard({ totalMonthlyCap: known(ringgit(30)) })
    expect(evaluate(total, given).balance?.gives).toBe(Math.min(month, 3_000) * 12)
  })

  it('counts what is carried at the rate for twelve payments on time, and says so', () => {
    const before = valueRead(evaluate(makeCreditCard()).results.value) ?? 0
    const carrying = evaluate(makeCreditCard(), { carry: 300_000 })
    // RM3,000 × 15%, and 12 × RM1,900 × 15% × (15 + 20) ÷ 365 on what is bought without its days free of charge.
    expect(valueRead(carrying.results.value)).toBe(before - 45_000 - 32_795)
    expect(carrying.conditions).toContainEqual({
      label: 'Your unpaid balance costs RM777.95 a year',
      tone: 'warn',
    })
    expect(carrying.headline.basis).toContain('RM3,000 carried at 15%, the rate for 12 of 12 payments on time')
  })

  it('loses the days without charge at any balance carried, where the card has both a charge and such days', () => {
    const lost = (card: CreditCard) => {
      const [with1, without] = [1, 0].map((carry) => valueRead(evaluate(card, { carry }).results.value))
      return (without ?? 0) - (with1 ?? 0)
    }
    expect(lost(makeCreditCard())).toBe(32_795)
    expect(lost(makeCreditCard({ financeCharge: none }))).toBe(0)
    expect(lost(makeCreditCard({ interestFreeDays: none }))).toBe(0)
    const unknown = evaluate(makeCreditCard({ interestFreeDays: missing }), { carry: 1 })
    expect(unknown.results.value?.state).toBe('missing')
    expect(unknown.headline.basis).toContain('days without charge')
  })

  it('warns of any balance carried on every list of cards, whatever the situation', () => {
    const scenario = { ...defaultState(creditCard, testToday).scenario, carry: sen(1) }
    for (const situation of [null, ...creditCard.situations.map(({ id }) => id)]) {
      const state = { ...defaultState(creditCard, testToday), situation }
      const titleOf = (told: Values) =>
        buildListView(creditCard, [makeCreditCard()], { ...state, scenario: told }, null, testToday, '/credit-card')
          .caution?.title
      expect(titleOf(scenario)).toBe('Pay off RM0.01 first')
      expect(titleOf(state.scenario) ?? '').not.toMatch(/Pay off/)
    }
  })

  it('does not ask for the finance charge when nothing is carried', () => {
    const card = makeCreditCard({ financeCharge: missing })
    expect(evaluate(card).results.value?.state).toBe('known')
    expect(evaluate(card, { carry: 1 }).results.value?.state).toBe('missing')
  })

  it('never falls when a cap is lifted', () => {
    fc.assert(
      fc.property(
        fc.record(Object.fromEntries(spendKinds.map((kind) => [kind, fc.integer({ min: 0, max: 500_000 })]))),
        fc.integer({ min: 0, max: 10_000 }),
        (spend, cap) => {
          const at = (limit: CreditCard['totalMonthlyCap']) =>
            valueRead(evaluate(makeCappedCard({ totalMonthlyCap: limit }), spend).results.value) ?? Number.NaN
          expect(at(none)).toBeGreaterThanOrEqual(at(known(sen(cap))))
        },
      ),
    )
  })
})

describe('fees', () => {
  const swipes = makeCreditCard({ feeWaiver: known({ kind: 'swipes', count: 12 }) })

  it('a waiver by uses counts a year of them', () => {
    expect(evaluate(swipes, { swipes: 1 }).results.fee).toMatchObject({ value: 2_500 })
    expect(evaluate(swipes, { swipes: 0 }).results.fee).toMatchObject({ value: 22_500 })
  })

  it('a waiver by spending counts from its amount on', () => {
    const at = (other: number) => valueRead(evaluate(makeCreditCard(), { ...none6, other }).results.fee)
    expect(at(166_666)).toBe(22_500)
    expect(at(166_667)).toBe(2_500)
  })

  it('a fee that is waived for this spending reads RM0 with what it is otherwise, as the row’s costs count it', () => {
    const fact = (card: CreditCard, given = {}) =>
      evaluate(card, given).facts.find(({ id }) => id === 'annual-fee') ?? null
    const waived = evaluate(makeCreditCard(), { ...none6, other: 166_667 })
    expect(waived.facts[1]).toMatchObject({ value: 'RM0 for you', note: 'RM200 below RM20,000 spent', shown: true })
    expect(waived.balance?.takes).toBe(2_500)
    const charged = evaluate(makeCreditCard(), { ...none6, other: 166_666 })
    expect(charged.facts[1]).toMatchObject({ value: 'RM200', note: 'RM0 from RM20,000 spent' })
    expect(charged.balance?.takes).toBe(22_500)
    expect(fact(swipes, { swipes: 1 })).toMatchObject({ value: 'RM0 for you', note: 'RM200 below 12 swipes' })
    expect(fact(swipes, { swipes: 0 })).toMatchObject({ value: 'RM200', note: 'RM0 from 12 swipes' })
    expect(fact(makeCreditCard({ feeWaiver: missing }))).toMatchObject({ value: 'RM200', note: 'waiver not published' })
  })

  it('a missing annual fee is not free: no value, no fee to rank, no "RM0"', () => {
    const evaluation = evaluate(makeCreditCard({ annualFee: missing }))
    expect(evaluation.results.value).toEqual({ state: 'missing', text: 'Not published' })
    expect(evaluation.results.fee?.state).toBe('missing')
    expect(evaluation.headline.value).toBe('Not published')
    expect(evaluation.facts.find((fact) => fact.id === 'annual-fee')).toMatchObject({
      value: 'Not published',
      state: 'missing',
    })
    expect(stepOf(evaluation, 'Value in a year')?.formula).toContain('annual fee')
    expect(evaluation.headline.basis).toBe('not ranked for RM1,900 a month; not published: annual fee')
  })

  it('a waiver that is not published is not counted', () => {
    const evaluation = evaluate(makeCreditCard({ feeWaiver: missing }))
    expect(evaluation.results.fee).toMatchObject({ value: 22_500 })
    expect(stepOf(evaluation, 'Annual fee')?.formula).toContain('a waiver is not published, so none is counted')
  })

  it('a free first year is counted from the second year', () => {
    expect(evaluate(makeCreditCard({ feeWaiver: known({ kind: 'first-year' }) })).results.fee).toMatchObject({
      value: 22_500,
    })
  })

  it('no fee at all is RM0 and says so', () => {
    const evaluation = evaluate(makeCreditCard({ annualFee: none, feeWaiver: missing }))
    expect(evaluation.results.fee).toMatchObject({ value: 2_500 })
    expect(evaluation.facts.find((fact) => fact.id === 'annual-fee')?.value).toBe('No fee')
  })
})

describe('what is not published', () => {
  it.each([
    ['rewards', { earn: missing }],
    ['the cap of a rule that earns', { earn: known([cashbackOn(spendKinds, 500, missing)]) }],
    ['the minimum spend', { minimumMonthlySpend: missing }],
    ['the total cap of a cashback card', { totalMonthlyCap: missing }],
    ['the service tax', { serviceTax: missing }],
  ] satisfies [string, Partial<CreditCard>][])('without %s there is no value to rank', (_, changes) => {
    const evaluation = evaluate(makeCreditCard(changes))
    expect(evaluation.results.value?.state).toBe('missing')
    expect(evaluation.balance).toBeNull()
    expect(evaluation.headline.state).toBe('missing')
  })

  it('points have no value until the worth of a thousand is known', () => {
    expect(evaluate(makeMilesCard({ thousandPointsWorth: missing })).results.value?.state).toBe('missing')
    expect(evaluate(makeMilesCard({ thousandPointsWorth: none })).results.value?.state).toBe('missing')
  })

  it('a cap on a kind that nothing is spent on does not matter', () => {
    const card = makeCreditCard({ earn: known([cashbackOn(['travel'], 500, missing), cashbackOn(spendKinds, 100)]) })
    expect(evaluate(card, { travel: 0 }).results.value?.state).toBe('known')
    expect(evaluate(card, { travel: 100 }).results.value?.state).toBe('missing')
  })

  it('lounge visits: none is zero, unlimited and more than 24 count as 24 and say so, missing is missing', () => {
    const visits = (loungeVisits: CreditCard['loungeVisits']) =>
      evaluate(makeCreditCard({ loungeVisits })).results.lounge
    expect(valueRead(visits(none))).toBe(0)
    expect(visits(unlimited)).toMatchObject({ value: 24, text: 'Unlimited visits, counted as 24' })
    expect(visits(known(99))).toMatchObject({ value: 24, text: '99 visits a year, counted as 24' })
    expect(visits(known(24))).toMatchObject({ value: 24, text: '24 visits a year' })
    expect(visits(known(1))).toMatchObject({ value: 1, text: '1 visit a year' })
    expect(visits(missing)?.state).toBe('missing')
  })
})

describe('stale figures', () => {
  const dated = makeCreditCard({ sources: sourcesOf('2026-11-03', '2026-06-20') })

  it('the value turns stale the day after 90 days for rates', () => {
    const day = isoDate('2026-11-03')
    expect(evaluate(dated, {}, addDays(day, 29)).results.value?.state).toBe('known')
    const fresh = makeCreditCard({ sources: sourcesOf('2026-11-03') })
    expect(evaluate(fresh, {}, addDays(day, 90)).results.value?.state).toBe('known')
    expect(evaluate(fresh, {}, addDays(day, 91)).results.value?.state).toBe('stale')
    expect(evaluate(fresh, {}, addDays(day, 91)).headline.state).toBe('stale')
  })

  it('a tax is a rule: fresh for 365 days', () => {
    const day = isoDate('2026-01-01')
    const at = (days: number) => {
      const today = addDays(day, days)
      const card = makeCreditCard({ annualFee: none, sources: sourcesOf(today, day) })
      return evaluate(card, {}, today).results.fee?.state
    }
    expect(at(365)).toBe('known')
    expect(at(366)).toBe('stale')
  })

  it('a fee past 180 days makes the value and the fee stale, not the finance rate', () => {
    const later = addDays(isoDate('2026-06-20'), 181)
    const { results } = evaluate(dated, {}, later)
    expect(results.value?.state).toBe('stale')
    expect(results.fee?.state).toBe('stale')
    expect(results.finance?.state).toBe('known')
  })
})
