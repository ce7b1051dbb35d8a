import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { cashbackOn, makeCreditCard } from '@/tests/factories/credit-card'
import { known, missing, sourcesOf, testToday } from '@/tests/factories/product'
import { productsOf } from '@/tests/list-engine/content-cases'
import type { MonthlySpend } from '../calculators/card-value'
import { type CreditCard, cardReader } from '../categories/credit-card/figures'
import { spendKinds } from '../categories/credit-card/spending'
import { cardYear } from '../categories/credit-card/year'
import { categoryOf } from '../categories/registry'
import { ringgit, type Sen, sen } from '../values/money'
import { bestPair } from './best-pair'
import { cardPair } from './card-pair'

const none: MonthlySpend = {
  petrol: sen(0),
  groceries: sen(0),
  dining: sen(0),
  online: sen(0),
  travel: sen(0),
  other: sen(0),
}
const habits = (spend: Partial<MonthlySpend>, swipes = 20) => ({ spend: { ...none, ...spend }, swipes, carry: sen(0) })
const free = known({ kind: 'free-for-life' as const })

function card(name: string, changes: Partial<CreditCard>): CreditCard {
  return makeCreditCard({ slug: name, name, annualFee: known(ringgit(0)), feeWaiver: free, ...changes })
}

const petrol = card('Petrol', { earn: known([cashbackOn(['petrol'], 500)]) })
const groceries = card('Groceries', { earn: known([cashbackOn(['groceries'], 400)]) })
const flat = card('Flat', { earn: known([cashbackOn(spendKinds, 200)]) })

describe('the best two cards', () => {
  const spend = { petrol: ringgit(1_000), groceries: ringgit(1_000) }

  it('puts each kind on the card that gives more, after the tax of both', () => {
    const pair = bestPair([flat, petrol, groceries], habits(spend), testToday)
    // 12 × (50 + 40) = 1,080, less RM25 for each card; alone the flat one gives 12 × 40 − 25, the petrol one 575.
    expect([pair?.first.card.name, pair?.first.on]).toEqual(['Petrol', ['petrol']])
    expect([pair?.second.card.name, pair?.second.on]).toEqual(['Groceries', ['groceries']])
    expect(pair?.net).toBe(ringgit(1_030))
    expect([pair?.alone.card.name, pair?.alone.net]).toEqual(['Petrol', ringgit(575)])
  })

  it('counts a minimum spend against what goes on that card alone', () => {
    const asks = card('Petrol', { earn: petrol.earn, minimumMonthlySpend: known(ringgit(1_500)) })
    // Petrol alone is RM1,000: the card gives only when groceries, at which it gives nothing, go on it too.
    const pair = bestPair([asks, groceries], habits(spend), testToday)
    expect(pair?.net).toBe(ringgit(12 * 50 - 50))
    expect(bestPair([asks, groceries], habits({ ...spend, petrol: ringgit(500) }), testToday)?.net).toBe(ringgit(430))
  })

  it('loses a fee waiver where a share of the spending no longer meets it', () => {
    const waived = { kind: 'yearly-spend', amount: ringgit(20_000) } as const
    const dear = card('Dear', { earn: petrol.earn, annualFee: known(ringgit(100)), feeWaiver: known(waived) })
    const pair = bestPair([dear, groceries], habits(spend), testToday)
    // All on the dear card waives RM100 and gives 600; shared, it gives 600 + 480 − 100.
    expect(pair?.net).toBe(ringgit(1_080 - 100 - 50))
  })

  it('leaves out what is not published, out of date, or for some people only', () => {
    const open = [flat, petrol]
    const barred = [
      card('Unknown', { earn: missing }),
      card('Old', { earn: known([cashbackOn(spendKinds, 900)]), sources: sourcesOf('2026-01-01') }),
      card('Members', { earn: known([cashbackOn(spendKinds, 900)]), audience: ['members'] }),
    ]
    expect(bestPair([...barred, ...open], habits(spend), testToday)).toEqual(bestPair(open, habits(spend), testToday))
    expect(bestPair([...barred, flat], habits(spend), testToday)).toBeNull()
  })

  it('asks no less income than the cards do, and how banks pay us changes nothing', () => {
    const { requirements } = flat
    const rich = card('Rich', {
      earn: known([cashbackOn(spendKinds, 900)]),
      requirements: { ...requirements, minMonthlyIncome: known(ringgit(8_000)) },
    })
    const shown = (income: number, cards: readonly CreditCard[]) => {
      const result = cardPair.over(cards).work({ ...none, ...spend, swipes: 20, income: ringgit(income) }, testToday)
      return result.kind === 'answer' ? result.headline.basis : result.title
    }
    expect(shown(8_000, [rich, petrol, groceries])).toContain('Rich')
    expect(shown(7_999, [rich, petrol, groceries])).not.toContain('Rich')
    expect(shown(1_000, [petrol, groceries])).toBe('No two cards for this income')
    const paid = [rich, petrol, groceries].map((one): CreditCard => ({ ...one, paid: 'approval' }))
    expect(shown(9_000, paid)).toBe(shown(9_000, [rich, petrol, groceries]))
  })

  it('is what trying every pair and every share of the catalogue comes to', () => {
    const cards = productsOf(categoryOf('credit-card')).filter(cardReader.is).slice(0, 12)
    const amount: fc.Arbitrary<Sen> = fc.integer({ min: 0, max: 300_000 }).map(sen)
    const spends = fc.record({
      petrol: amount,
      groceries: amount,
      dining: fc.constant(sen(0)),
      online: amount,
      travel: fc.constant(sen(0)),
      other: amount,
    })
    fc.assert(
      fc.property(spends, (all) => {
        const pair = bestPair(cards, habits(all, 0), testToday)
        const tried = cards.flatMap((a, at) => cards.slice(at + 1).map((b) => bestShare(a, b, all)))
        const usable = new Set(pair === null ? [] : [pair.first.card, pair.second.card])
        expect(usable.size).toBe(2)
        expect(pair?.net).toBe(Math.max(...tried))
      }),
      { numRuns: 15 },
    )
  })
})

/** Every way to share the kinds over two cards, one after the other; nothing for a card that may not be used. */
function bestShare(a: CreditCard, b: CreditCard, all: MonthlySpend): number {
  const isOpen = (one: CreditCard) => bestPair([one, flat], habits(all, 0), testToday) !== null
  if (!isOpen(a) || !isOpen(b)) return Number.NEGATIVE_INFINITY
  let shares: readonly (readonly [MonthlySpend, MonthlySpend])[] = [[none, none]]
  for (const kind of spendKinds) {
    shares = shares.flatMap(([x, y]) => [
      [{ ...x, [kind]: all[kind] }, y],
      [x, { ...y, [kind]: all[kind] }],
    ])
  }
  const net = (card: CreditCard, spend: MonthlySpend) => cardYear(card, habits(spend, 0)).net ?? Number.NaN
  return Math.max(...shares.map(([x, y]) => net(a, x) + net(b, y)))
}
