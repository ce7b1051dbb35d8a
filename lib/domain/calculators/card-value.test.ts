import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { spendKinds, totalSpend } from '../categories/credit-card/spending'
import { ringgit, type Sen, sen } from '../values/money'
import { basisPoints } from '../values/rate'
import {
  isFeeWaived,
  kindsByRule,
  lostFreeDays,
  type MonthlySpend,
  monthlyRewards,
  pointsWorth,
  type SettledRule,
  yearlyFinanceCharge,
} from './card-value'

const nothing: MonthlySpend = {
  petrol: sen(0),
  groceries: sen(0),
  dining: sen(0),
  online: sen(0),
  travel: sen(0),
  other: sen(0),
}

function spending(part: Partial<Record<keyof MonthlySpend, number>>): MonthlySpend {
  const spend: Record<keyof MonthlySpend, Sen> = { ...nothing }
  for (const kind of spendKinds) spend[kind] = ringgit(part[kind] ?? 0)
  return spend
}

const eight = (kind: keyof MonthlySpend): SettledRule => ({
  kind: 'cashback',
  on: [kind],
  rate: basisPoints(800),
  cap: ringgit(15),
})
const rest: SettledRule = { kind: 'cashback', on: spendKinds, rate: basisPoints(20), cap: null }
const rules = [eight('petrol'), eight('groceries'), eight('dining'), rest]

describe('cashback (vectors 5.12)', () => {
  it.each([
    [300, 450, 120, 630, [15, 15, 9.6, 1.26], 40.86, 30],
    [300, 450, 120, 329, [0, 0, 0, 0], 0, 0],
    [187.5, 187.49, 0, 825.01, [15, 15, 0, 1.65], 31.65, 30],
  ])(
    'RM%d petrol, RM%d groceries, RM%d dining, RM%d other give the published cashback',
    (petrol, groceries, dining, other, lines, total, capped) => {
      const spend = spending({ petrol, groceries, dining, other })
      const free = monthlyRewards(spend, rules, ringgit(1_200), null)
      expect(free.lines.map((line) => line.given / 100)).toEqual(lines)
      expect(free.cashback).toBe(ringgit(total))
      const limited = monthlyRewards(spend, rules, ringgit(1_200), ringgit(30))
      expect(limited.cashback).toBe(ringgit(capped))
      expect(limited.cashbackBeforeCap).toBe(ringgit(total))
    },
  )

  it.each([
    [999.99, 20, 2],
    [1_000, 100, 10],
    [1_999.99, 100, 20],
    [2_000, 500, 80],
    [3_000, 500, 80],
  ])('RM%d at %d basis points with a cap of RM80 gives RM%d', (spend, rate, given) => {
    const rule: SettledRule = { kind: 'cashback', on: ['other'], rate: basisPoints(rate), cap: ringgit(80) }
    expect(monthlyRewards(spending({ other: spend }), [rule], sen(0), null).cashback).toBe(ringgit(given))
  })

  it('counts from the minimum spend on, the minimum included', () => {
    const at = (other: number) => monthlyRewards(spending({ other }), [rest], ringgit(1_200), null)
    expect(at(1_199.99)).toMatchObject({ belowMinimum: true, cashback: 0 })
    expect(at(1_200)).toMatchObject({ belowMinimum: false, cashback: 240 })
  })

  it('each kind belongs to the first rule that names it', () => {
    expect(kindsByRule(rules)).toEqual([['petrol'], ['groceries'], ['dining'], ['online', 'travel', 'other']])
  })

  it('one cap covers all the kinds of its rule', () => {
    const shared: SettledRule = { kind: 'cashback', on: ['petrol', 'dining'], rate: basisPoints(500), cap: ringgit(20) }
    expect(monthlyRewards(spending({ petrol: 300, dining: 300 }), [shared], sen(0), null).cashback).toBe(ringgit(20))
  })
})

const spends = fc.record({
  petrol: fc.integer({ min: 0, max: 500_000 }).map(sen),
  groceries: fc.integer({ min: 0, max: 500_000 }).map(sen),
  dining: fc.integer({ min: 0, max: 500_000 }).map(sen),
  online: fc.integer({ min: 0, max: 500_000 }).map(sen),
  travel: fc.integer({ min: 0, max: 500_000 }).map(sen),
  other: fc.integer({ min: 0, max: 500_000 }).map(sen),
})
const cashbackRules = fc.array(
  fc.record({
    kind: fc.constant('cashback' as const),
    on: fc.subarray([...spendKinds], { minLength: 1 }),
    rate: fc.integer({ min: 0, max: 2_000 }).map(basisPoints),
    cap: fc.option(fc.integer({ min: 0, max: 20_000 }).map(sen)),
  }),
  { maxLength: 6 },
)
const caps = fc.option(fc.integer({ min: 0, max: 20_000 }).map(sen))

describe('cashback, whatever the card', () => {
  it('is never above a cap', () => {
    fc.assert(
      fc.property(spends, cashbackRules, caps, (spend, cards, total) => {
        const rewards = monthlyRewards(spend, cards, sen(0), total)
        for (const line of rewards.lines) {
          expect(line.given).toBeLessThanOrEqual(line.rule.cap ?? Number.POSITIVE_INFINITY)
        }
        expect(rewards.cashback).toBeLessThanOrEqual(total ?? Number.POSITIVE_INFINITY)
      }),
    )
  })

  it('is nothing below the minimum spend', () => {
    fc.assert(
      fc.property(spends, cashbackRules, caps, (spend, cards, total) => {
        const rewards = monthlyRewards(spend, cards, sen(totalSpend(spend) + 1), total)
        expect(rewards).toMatchObject({ belowMinimum: true, cashback: 0, points: 0 })
      }),
    )
  })

  it('never falls when more is spent', () => {
    fc.assert(
      fc.property(spends, cashbackRules, caps, fc.constantFrom(...spendKinds), (spend, cards, total, kind) => {
        const before = monthlyRewards(spend, cards, ringgit(500), total).cashback
        const more = { ...spend, [kind]: sen(spend[kind] + 10_000) }
        expect(monthlyRewards(more, cards, ringgit(500), total).cashback).toBeGreaterThanOrEqual(before)
      }),
    )
  })

  it('counts each ringgit of spending at most once', () => {
    fc.assert(
      fc.property(spends, cashbackRules, (spend, cards) => {
        const counted = monthlyRewards(spend, cards, sen(0), null).lines.reduce((sum, line) => sum + line.spend, 0)
        expect(counted).toBeLessThanOrEqual(totalSpend(spend))
      }),
    )
  })
})

describe('points and miles', () => {
  const miles: SettledRule = { kind: 'miles', on: ['travel'], perRinggit: 400, cap: null }

  it('one mile for each RM2.50 is 0.4 a ringgit', () => {
    expect(monthlyRewards(spending({ travel: 1_000 }), [miles], sen(0), null)).toMatchObject({
      points: 400_000,
      cashback: 0,
    })
  })

  it('stop at their cap', () => {
    const capped: SettledRule = { ...miles, cap: 300_000 }
    expect(monthlyRewards(spending({ travel: 1_000 }), [capped], sen(0), null).points).toBe(300_000)
  })

  it('are worth what a thousand are worth', () => {
    expect(pointsWorth(4_800_000, ringgit(12))).toBe(ringgit(57.6))
  })

  it('a cap on cashback does not touch them', () => {
    expect(monthlyRewards(spending({ travel: 1_000 }), [miles], sen(0), sen(0)).points).toBe(400_000)
  })
})

describe('fees and carried balances', () => {
  const habits = { yearlySpend: ringgit(24_000), yearlySwipes: 12 }

  it('a fee is waived from the published spend or swipes on, not below', () => {
    expect(isFeeWaived({ kind: 'yearly-spend', amount: ringgit(24_000) }, habits)).toBe(true)
    expect(isFeeWaived({ kind: 'yearly-spend', amount: ringgit(24_000.01) }, habits)).toBe(false)
    expect(isFeeWaived({ kind: 'swipes', count: 12 }, habits)).toBe(true)
    expect(isFeeWaived({ kind: 'swipes', count: 13 }, habits)).toBe(false)
  })

  it('a free first year does not waive the years after it', () => {
    expect(isFeeWaived({ kind: 'first-year' }, habits)).toBe(false)
    expect(isFeeWaived({ kind: 'never' }, habits)).toBe(false)
    expect(isFeeWaived({ kind: 'free-for-life' }, { yearlySpend: sen(0), yearlySwipes: 0 })).toBe(true)
  })

  it('RM1,900 a month without its 20 days free of charge costs RM327.95 a year at 15 %, RM393.53 at 18 %', () => {
    expect(lostFreeDays(ringgit(1_900), basisPoints(1500), 20)).toBe(ringgit(327.95))
    expect(lostFreeDays(ringgit(1_900), basisPoints(1800), 20)).toBe(ringgit(393.53))
    expect(lostFreeDays(ringgit(0), basisPoints(1800), 20)).toBe(0)
  })

  it('RM3,000 carried all year at 18 % costs RM540', () => {
    expect(yearlyFinanceCharge(ringgit(3_000), basisPoints(1800))).toBe(ringgit(540))
  })
})
