import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { cashbackOn, makeCappedCard, makeCreditCard, makeMilesCard } from '@/tests/factories/credit-card'
import { known, missing, none, sourcesOf, unlimited } from '@/tests/factories/product'
import { scored, stepOf, weigherOf } from '@/tests/factories/weighing'
import { addDays, isoDate } from '../../iso-date'
import { ringgit, sen } from '../../money'
import { type CreditCard, spendKinds } from '../../products/credit-card'
import type { Assumptions } from '../category'
import { creditCard } from './definition'

const weigh = weigherOf(creditCard)
const none6: Assumptions = Object.fromEntries(spendKinds.map((kind) => [kind, 0]))

describe('value of a card in a year', () => {
  it('is twelve months of cashback less fee and tax: RM1,900 at 1.2% with the fee waived', () => {
    const weighing = weigh(makeCreditCard())
    expect(weighing.scores.value).toEqual({ state: 'known', value: 24_860, text: '+RM248.60 a year' })
    expect(weighing.hero).toMatchObject({
      value: '+RM249',
      unit: 'a year for your spend',
      tone: 'gain',
      state: 'fresh',
    })
    expect(weighing.balance).toEqual({ takes: ringgit(25), gives: ringgit(273.6) })
  })

  it('says that a card costs money when it does', () => {
    const { hero, scores } = weigh(makeMilesCard())
    // 12 × (100 × 0.4 + 1,800 × 0.2) = 4,800 miles at RM12 a thousand, less RM600 and RM25.
    expect(scored(scores.value)).toBe(5_760 - 62_500)
    expect(hero).toMatchObject({ value: '−RM567', unit: 'a year: costs you money at this spend', tone: 'cost' })
  })

  it.each([
    [{ petrol: 30_000, groceries: 45_000, dining: 12_000, other: 63_000 }, 4_086],
    [{ petrol: 30_000, groceries: 45_000, dining: 12_000, other: 32_900 }, 0],
    [{ petrol: 18_750, groceries: 18_749, dining: 0, other: 82_501 }, 3_165],
  ])('counts caps and the minimum spend at their edges: %j gives %d sen a month', (spend, month) => {
    const given = { ...none6, ...spend }
    expect(weigh(makeCappedCard(), given).balance?.gives).toBe(month * 12)
    const total = makeCappedCard({ totalMonthlyCap: known(ringgit(30)) })
    expect(weigh(total, given).balance?.gives).toBe(Math.min(month, 3_000) * 12)
  })

  it('counts what is carried at the rate for twelve payments on time, and says so', () => {
    const before = scored(weigh(makeCreditCard()).scores.value) ?? 0
    const carrying = weigh(makeCreditCard(), { carry: 300_000 })
    expect(scored(carrying.scores.value)).toBe(before - 45_000)
    expect(carrying.hero.basis).toContain('RM3,000 carried at 15%, the rate for 12 of 12 payments on time')
  })

  it('does not ask for the finance charge when nothing is carried', () => {
    const card = makeCreditCard({ financeCharge: missing })
    expect(weigh(card).scores.value?.state).toBe('known')
    expect(weigh(card, { carry: 1 }).scores.value?.state).toBe('missing')
  })

  it('never falls when a cap is lifted', () => {
    fc.assert(
      fc.property(
        fc.record(Object.fromEntries(spendKinds.map((kind) => [kind, fc.integer({ min: 0, max: 500_000 })]))),
        fc.integer({ min: 0, max: 10_000 }),
        (spend, cap) => {
          const at = (limit: CreditCard['totalMonthlyCap']) =>
            scored(weigh(makeCappedCard({ totalMonthlyCap: limit }), spend).scores.value) ?? Number.NaN
          expect(at(none)).toBeGreaterThanOrEqual(at(known(sen(cap))))
        },
      ),
    )
  })
})

describe('fees', () => {
  const swipes = makeCreditCard({ feeWaiver: known({ kind: 'swipes', count: 12 }) })

  it('a waiver by uses counts a year of them', () => {
    expect(weigh(swipes, { swipes: 1 }).scores.fee).toMatchObject({ value: 2_500 })
    expect(weigh(swipes, { swipes: 0 }).scores.fee).toMatchObject({ value: 22_500 })
  })

  it('a waiver by spending counts from its amount on', () => {
    const at = (other: number) => scored(weigh(makeCreditCard(), { ...none6, other }).scores.fee)
    expect(at(166_666)).toBe(22_500)
    expect(at(166_667)).toBe(2_500)
  })

  it('a missing annual fee is not free: no value, no fee score, no "RM0"', () => {
    const weighing = weigh(makeCreditCard({ annualFee: missing }))
    expect(weighing.scores.value).toEqual({ state: 'missing', text: 'Not published' })
    expect(weighing.scores.fee?.state).toBe('missing')
    expect(weighing.hero.value).toBe('Not published')
    expect(weighing.facts.find((fact) => fact.id === 'annual-fee')).toMatchObject({
      value: 'Not published',
      state: 'missing',
    })
    expect(stepOf(weighing, 'Value in a year')?.formula).toContain('annual fee')
    expect(weighing.hero.basis).toBe('not ranked for RM1,900 a month; not published: annual fee')
  })

  it('a waiver that is not published is not counted', () => {
    const weighing = weigh(makeCreditCard({ feeWaiver: missing }))
    expect(weighing.scores.fee).toMatchObject({ value: 22_500 })
    expect(stepOf(weighing, 'Annual fee')?.formula).toContain('a waiver is not published, so none is counted')
  })

  it('a free first year is counted from the second year', () => {
    expect(weigh(makeCreditCard({ feeWaiver: known({ kind: 'first-year' }) })).scores.fee).toMatchObject({
      value: 22_500,
    })
  })

  it('no fee at all is RM0 and says so', () => {
    const weighing = weigh(makeCreditCard({ annualFee: none, feeWaiver: missing }))
    expect(weighing.scores.fee).toMatchObject({ value: 2_500 })
    expect(weighing.facts.find((fact) => fact.id === 'annual-fee')?.value).toBe('No fee')
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
    const weighing = weigh(makeCreditCard(changes))
    expect(weighing.scores.value?.state).toBe('missing')
    expect(weighing.balance).toBeNull()
    expect(weighing.hero.state).toBe('missing')
  })

  it('points have no value until the worth of a thousand is known', () => {
    expect(weigh(makeMilesCard({ thousandPointsWorth: missing })).scores.value?.state).toBe('missing')
    expect(weigh(makeMilesCard({ thousandPointsWorth: none })).scores.value?.state).toBe('missing')
  })

  it('a cap on a kind that nothing is spent on does not matter', () => {
    const card = makeCreditCard({ earn: known([cashbackOn(['travel'], 500, missing), cashbackOn(spendKinds, 100)]) })
    expect(weigh(card, { travel: 0 }).scores.value?.state).toBe('known')
    expect(weigh(card, { travel: 100 }).scores.value?.state).toBe('missing')
  })

  it('lounge visits: none is zero, unlimited and more than 24 count as 24 and say so, missing is missing', () => {
    const score = (loungeVisits: CreditCard['loungeVisits']) => weigh(makeCreditCard({ loungeVisits })).scores.lounge
    expect(scored(score(none))).toBe(0)
    expect(score(unlimited)).toMatchObject({ value: 24, text: 'Unlimited visits, counted as 24' })
    expect(score(known(99))).toMatchObject({ value: 24, text: '99 visits a year, counted as 24' })
    expect(score(known(24))).toMatchObject({ value: 24, text: '24 visits a year' })
    expect(score(known(1))).toMatchObject({ value: 1, text: '1 visit a year' })
    expect(score(missing)?.state).toBe('missing')
  })
})

describe('stale figures', () => {
  const dated = makeCreditCard({ sources: sourcesOf('2026-11-03', '2026-06-20') })

  it('the value turns stale the day after 90 days for rates', () => {
    const day = isoDate('2026-11-03')
    expect(weigh(dated, {}, addDays(day, 29)).scores.value?.state).toBe('known')
    const fresh = makeCreditCard({ sources: sourcesOf('2026-11-03') })
    expect(weigh(fresh, {}, addDays(day, 90)).scores.value?.state).toBe('known')
    expect(weigh(fresh, {}, addDays(day, 91)).scores.value?.state).toBe('stale')
    expect(weigh(fresh, {}, addDays(day, 91)).hero.state).toBe('stale')
  })

  it('a tax is a rule: fresh for 365 days', () => {
    const day = isoDate('2026-01-01')
    const at = (days: number) => {
      const today = addDays(day, days)
      const card = makeCreditCard({ annualFee: none, sources: sourcesOf(today, day) })
      return weigh(card, {}, today).scores.fee?.state
    }
    expect(at(365)).toBe('known')
    expect(at(366)).toBe('stale')
  })

  it('a fee past 180 days makes the value and the fee stale, not the finance rate', () => {
    const later = addDays(isoDate('2026-06-20'), 181)
    const { scores } = weigh(dated, {}, later)
    expect(scores.value?.state).toBe('stale')
    expect(scores.fee?.state).toBe('stale')
    expect(scores.finance?.state).toBe('known')
  })
})
