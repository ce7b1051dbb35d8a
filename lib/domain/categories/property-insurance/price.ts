import { type PolicyPrice, policyPrice, untaxedPrice } from '../../calculators/policy-price'
import { knownValue } from '../../figures/figure'
import { wordsFor } from '../../products/words'
import type { IsoDate } from '../../values/iso-date'
import { type Sen, sen, sumSen } from '../../values/money'
import { atRate, type BasisPoints } from '../../values/rate'
import { isOwn } from '../shared/own'
import { insuresOf, type PackageRow, type Part, type PerilRow, type Property, type RateRow } from './figures'
import type { PropertyScenario } from './scenario'
import { propertyWords } from './words'

const { reasons } = propertyWords

/** The sums that a plan insures in a scenario, in sen; null: that part is not insured. */
export type Insured = Readonly<Record<Part, Sen | null>>

/** The sums insured together. */
export function wholeOf({ building, contents }: Insured): Sen {
  return sumSen([building ?? sen(0), contents ?? sen(0)])
}

/** The price of one part of the home by its sum. */
export interface RatedPart {
  readonly part: Part
  readonly sum: Sen
  readonly rate: BasisPoints
  readonly least: Sen | null
  readonly price: Sen
}

/** A price a year in sen with what it is made of: parts by their sums or a package, and the event that was added. */
export interface Priced {
  readonly kind: 'priced'
  readonly insured: Insured
  readonly rated: readonly RatedPart[]
  readonly fixed: PackageRow | null
  readonly extra: { readonly sum: Sen; readonly rate: BasisPoints; readonly price: Sen } | null
  readonly price: PolicyPrice
  readonly total: Sen
}

/** What a plan costs a year, or why it has no price here: `refused` by its terms, or `unknown`. */
export type PropertyPrice = Priced | { readonly kind: 'refused' | 'unknown'; readonly reason: string }

type Base = Pick<Priced, 'insured' | 'rated' | 'fixed'>
type Refused = { readonly kind: 'refused'; readonly reason: string }
const refused = (reason: string): Refused => ({ kind: 'refused', reason })

/** The terms of the event that the visitor names; null: not covered. */
export function perilOf({ perils }: Property, { peril }: Pick<PropertyScenario, 'peril'>): PerilRow | null {
  return (knownValue(perils) ?? []).find((row) => row.peril === peril) ?? null
}

/** What the visitor wants insured: the building of an owner for a part of its cost or more, and the contents. */
function wantedOf({ tenure, rebuild, insured, contents }: PropertyScenario): Insured {
  return { building: tenure === 'owner' ? atRate(rebuild, insured) : null, contents: contents === 0 ? null : contents }
}

function ratedBase(rows: readonly RateRow[], { home }: PropertyScenario, wanted: Insured): Base | Refused {
  const rated = rows.flatMap(({ part, home: kind, rate, least }): readonly RatedPart[] => {
    const sum = wanted[part]
    if (kind !== home || sum === null) return []
    const price = atRate(sum, rate)
    return [{ part, sum, rate, least, price: least !== null && least > price ? least : price }]
  })
  if (rated.length === 0) {
    if (rows.every((row) => row.home !== home)) return refused(home === 'flat' ? reasons.flat : reasons.home)
    return refused(reasons.owner)
  }
  const sumOf = (part: Part) => rated.find((one) => one.part === part)?.sum ?? null
  return { rated, fixed: null, insured: { building: sumOf('building'), contents: sumOf('contents') } }
}

const isEnough = (has: Sen | null, wanted: Sen | null) => has === null || wanted === null || has >= wanted

/** The first package whose sums are not below those wanted. A plan of the visitor’s own has one, whatever its sums. */
function fixedBase(plan: Property, rows: readonly PackageRow[], wanted: Insured): Base | Refused {
  const use = (row: PackageRow): Base => ({
    rated: [],
    fixed: row,
    insured: {
      building: wanted.building === null ? null : row.building,
      contents: wanted.contents === null ? null : row.contents,
    },
  })
  const [own] = rows
  if (own !== undefined && isOwn(plan)) return use(own)
  if (wanted.building === null && rows.every(({ contents }) => contents === null)) return refused(reasons.owner)
  const row = rows.find(
    ({ building, contents }) => isEnough(building, wanted.building) && isEnough(contents, wanted.contents),
  )
  const last = rows.at(-1)
  return row === undefined ? refused(reasons.sums(last?.building ?? null, last?.contents ?? null)) : use(row)
}

function baseOf(plan: Property, given: PropertyScenario): Base | Refused | null {
  const wanted = wantedOf(given)
  if (plan.rates.state === 'known') return ratedBase(plan.rates.value, given, wanted)
  if (plan.packages.state !== 'known') return null
  if (given.home === 'flat' && knownValue(plan.strata) === 'not') return refused(reasons.flat)
  return fixedBase(plan, plan.packages.value, wanted)
}

/** The price of a plan by its own table, with the event of the case where it can be added, and tax and duty of the day. */
export function priceOf(plan: Property, given: PropertyScenario, today: IsoDate): PropertyPrice {
  const base = baseOf(plan, given)
  if (base === null) return { kind: 'unknown', reason: reasons.prices(wordsFor(plan)) }
  if ('reason' in base) return base
  const { rated, fixed, insured } = base
  const sum = wholeOf(insured)
  const terms = perilOf(plan, given)
  const rate = terms?.cover === 'optional' ? terms.rate : null
  const extra = rate === null ? null : { sum, rate, price: atRate(sum, rate) }
  const premium = sumSen([...rated.map(({ price }) => price), fixed?.price ?? sen(0), extra?.price ?? sen(0)])
  const price = isOwn(plan) ? untaxedPrice(premium) : policyPrice(premium, true, today)
  return { kind: 'priced', insured, rated, fixed, extra, price, total: price.total }
}

/** The sums of a plan that has no price here: those that were wanted, of the parts that it insures. */
export function wantedSums(plan: Property, given: PropertyScenario): Insured {
  const [wanted, parts] = [wantedOf(given), insuresOf(plan)]
  return {
    building: parts.has('building') ? wanted.building : null,
    contents: parts.has('contents') ? wanted.contents : null,
  }
}
