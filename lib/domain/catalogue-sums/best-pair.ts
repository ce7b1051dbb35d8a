import type { MonthlySpend } from '../calculators/card-value'
import type { CreditCard } from '../categories/credit-card/figures'
import type { CardUse } from '../categories/credit-card/scenario'
import { type SpendKind, spendKinds, totalSpend } from '../categories/credit-card/spending'
import { type CardYear, cardYear, stateOf } from '../categories/credit-card/year'
import { isFor } from '../products/restriction'
import type { IsoDate } from '../values/iso-date'
import { type Sen, sen } from '../values/money'

/** A card with the kinds of spending that go on it, and a year of that. */
export interface UsedCard {
  readonly card: CreditCard
  readonly on: readonly SpendKind[]
  readonly use: CardUse
  readonly year: CardYear
  /** What the year leaves, after fee and tax. */
  readonly net: Sen
}

/** Two cards that together leave most, with the best card for all the spending beside them. */
export interface BestPair {
  readonly first: UsedCard
  readonly second: UsedCard
  readonly net: Sen
  readonly alone: UsedCard
}

/** Kinds are told by the bits of a number, in the order of the kinds that are spent on. */
function kindsOf(mask: number, kinds: readonly SpendKind[]): readonly SpendKind[] {
  return kinds.filter((_, at) => (mask & (1 << at)) !== 0)
}

/** The part of a use that goes on one of two cards: swipes go with the ringgit, and part of one is none. */
function partOf({ spend, swipes }: CardUse, on: readonly SpendKind[]): CardUse {
  const none = sen(0)
  const own: MonthlySpend = {
    petrol: none,
    groceries: none,
    dining: none,
    online: none,
    travel: none,
    other: none,
    ...Object.fromEntries(on.map((kind) => [kind, spend[kind]])),
  }
  const all = totalSpend(spend)
  return { spend: own, swipes: all === 0 ? 0 : Math.floor((swipes * totalSpend(own)) / all), carry: none }
}

/** The use of each choice of kinds, by the number that tells it. */
function choicesOf(use: CardUse, kinds: readonly SpendKind[]): readonly CardUse[] {
  return Array.from({ length: 1 << kinds.length }, (_, mask) => partOf(use, kindsOf(mask, kinds)))
}

/** A card with what it leaves for each choice of kinds. */
interface Valued {
  readonly card: CreditCard
  readonly nets: readonly number[]
  readonly most: number
}

/** null where a figure that the year needs is out of date or not published. */
function valued(card: CreditCard, uses: readonly CardUse[], all: CardUse, today: IsoDate): Valued | null {
  const whole = cardYear(card, all)
  if (whole.net === null || stateOf(whole.used, card, today) !== 'fresh') return null
  const nets = uses.map((use) => cardYear(card, use).net ?? Number.NEGATIVE_INFINITY)
  return { card, nets, most: Math.max(...nets) }
}

/** The choice of kinds for the first of two cards that leaves most; the rest goes on the second. */
function bestMask(first: Valued, second: Valued): { readonly mask: number; readonly net: number } {
  const all = first.nets.length - 1
  let best = { mask: 0, net: Number.NEGATIVE_INFINITY }
  for (let mask = 0; mask <= all; mask += 1) {
    const net = (first.nets[mask] ?? Number.NEGATIVE_INFINITY) + (second.nets[all - mask] ?? Number.NEGATIVE_INFINITY)
    if (net > best.net) best = { mask, net }
  }
  return best
}

interface FoundPair {
  readonly first: Valued
  readonly second: Valued
  readonly mask: number
  readonly net: number
}

/** The best of all pairs. Cards stand by the most that they can leave, so that the rest cannot beat a pair once two cannot. */
function bestOf(cards: readonly Valued[]): FoundPair | null {
  let best: FoundPair | null = null
  for (const [at, first] of cards.entries()) {
    for (const second of cards.slice(at + 1)) {
      if (best !== null && first.most + second.most <= best.net) break
      const found = bestMask(first, second)
      if (best === null || found.net > best.net) best = { first, second, ...found }
    }
  }
  return best
}

function used(card: CreditCard, use: CardUse, on: readonly SpendKind[]): UsedCard {
  const year = cardYear(card, use)
  return { card, on, use, year, net: sen(year.net ?? 0) }
}

/**
 * The two cards that together leave most in an ordinary year when every kind of spending goes whole on one of them: all
 * choices of kinds for all pairs, by the engine of the card list, so that caps, minimum spending and waivers count for what
 * each card sees. Cards for everybody whose figures are published and up to date; null with fewer than two. Equal pairs
 * stand by what a card can leave, then by name. How we are paid is not read.
 */
export function bestPair(cards: readonly CreditCard[], use: CardUse, today: IsoDate): BestPair | null {
  const kinds = spendKinds.filter((kind) => use.spend[kind] > 0)
  const all = partOf(use, kinds)
  const uses = choicesOf(use, kinds)
  const known = cards
    .filter((card) => isFor(card, new Set()))
    .flatMap((card) => valued(card, uses, { ...all, swipes: use.swipes }, today) ?? [])
    .sort((a, b) => b.most - a.most || (a.card.name < b.card.name ? -1 : 1))
  const found = bestOf(known)
  if (found === null) return null
  const whole = { ...all, swipes: use.swipes }
  const alone = known
    .map(({ card }) => used(card, whole, kinds))
    .reduce((best, one) => (one.net > best.net ? one : best))
  const rest = uses.length - 1 - found.mask
  const of = (card: CreditCard, mask: number) => used(card, partOf(use, kindsOf(mask, kinds)), kindsOf(mask, kinds))
  const [first, second] = [of(found.first.card, found.mask), of(found.second.card, rest)]
  return { first, second, net: sen(first.net + second.net), alone }
}
