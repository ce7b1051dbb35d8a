import { type PolicyPrice, policyPrice, untaxedPrice } from '../../calculators/policy-price'
import { type Figure, knownValue } from '../../figures/figure'
import { wordsFor } from '../../products/words'
import type { IsoDate } from '../../values/iso-date'
import type { Sen } from '../../values/money'
import { atRate, type BasisPoints } from '../../values/rate'
import { isOwn } from '../shared/own'
import type { Accident, PriceRow } from './figures'
import type { AccidentScenario } from './scenario'
import { accidentWords } from './words'

const { reasons } = accidentWords

/** A price a year in sen with what it is made of: the row, its price for the class of work, and what more people make of it. */
export interface Priced {
  readonly kind: 'priced'
  readonly row: PriceRow
  readonly table: Sen
  /** All of the price as a part of that for one person; null: one person. */
  readonly party: BasisPoints | null
  readonly price: PolicyPrice
  readonly total: Sen
}

/** What a plan costs a year, or why it has no price here: `refused` by its terms, or `unknown`. */
export type AccidentPrice = Priced | { readonly kind: 'refused' | 'unknown'; readonly reason: string }

const refused = (reason: string): AccidentPrice => ({ kind: 'refused', reason })

/** What the ages of a plan say against somebody; null: nothing. */
function ageReason({ requirements: { minAge, maxAge } }: Accident, age: number): string | null {
  const [youngest, oldest] = [knownValue(minAge), knownValue(maxAge)]
  if (youngest !== null && age < youngest) return reasons.tooYoung(youngest)
  return oldest !== null && age > oldest ? reasons.tooOld(oldest) : null
}

/** The part of the price for one person that several pay; null: they are not sold to. */
function partyPart(
  familyPrices: Figure<readonly { who: string; part: BasisPoints }[]>,
  who: string,
): BasisPoints | null {
  return (knownValue(familyPrices) ?? []).find((row) => row.who === who)?.part ?? null
}

function classPrice({ class1, class2, class3 }: PriceRow, work: 'class-1' | 'class-2' | 'class-3'): Sen | null {
  switch (work) {
    case 'class-1':
      return class1
    case 'class-2':
      return class2
    case 'class-3':
      return class3
  }
}

/** The least sum of the table that is not below the one asked for; the visitor’s own plan has one sum. Rows rise. */
export function rowFor(plan: Accident, rows: readonly PriceRow[], wanted: Sen): PriceRow | undefined {
  return isOwn(plan) ? rows[0] : rows.find(({ sum }) => sum >= wanted)
}

/** The price of a plan for somebody who joins now, by its own table, with tax and duty of the day. */
export function priceOf(plan: Accident, { sum, work, age, who }: AccidentScenario, today: IsoDate): AccidentPrice {
  if (plan.prices.state !== 'known') return { kind: 'unknown', reason: reasons.prices(wordsFor(plan)) }
  if (work === 'excluded' && !isOwn(plan)) return refused(reasons.excluded)
  const against = ageReason(plan, age)
  if (against !== null) return refused(against)
  const rows = plan.prices.value
  const row = rowFor(plan, rows, sum)
  if (row === undefined) return refused(reasons.sum(rows.at(-1)?.sum ?? sum))
  const place = work === 'excluded' ? 'class-1' : work
  const table = classPrice(row, place)
  if (table === null) return refused(reasons.work(place))
  const party = who === 'one' ? null : partyPart(plan.familyPrices, who)
  if (who !== 'one' && party === null) {
    return plan.familyPrices.state === 'missing'
      ? { kind: 'unknown', reason: reasons.partyUnknown }
      : refused(reasons.party[who])
  }
  const premium = party === null ? table : atRate(table, party)
  const price = isOwn(plan) ? untaxedPrice(premium) : policyPrice(premium, true, today)
  return { kind: 'priced', row, table, party, price, total: price.total }
}
