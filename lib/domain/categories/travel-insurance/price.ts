import { type PolicyPrice, policyPrice, untaxedPrice } from '../../calculators/policy-price'
import { knownValue } from '../../figures/figure'
import { wordsFor } from '../../products/words'
import type { IsoDate } from '../../values/iso-date'
import { type Sen, sen } from '../../values/money'
import { atRate, type BasisPoints } from '../../values/rate'
import { isOwn } from '../shared/own'
import { areaOf } from './area'
import type { Area, BandPrice, PartyPrice, Travel } from './figures'
import type { TravelScenario } from './scenario'
import { travelWords } from './words'

const { reasons } = travelWords
const daysInWeek = 7

/** What older travellers change. */
export interface SeniorTerms {
  readonly from: number
  readonly price: BasisPoints
  readonly cover: BasisPoints
}

/** The price of one trip before tax, as the table gives it. */
export interface TripFare {
  readonly band: Pick<BandPrice, 'daysFrom' | 'daysTo'>
  readonly table: Sen
  /** Weeks after the last band, each at a price. */
  readonly weeks: number
  readonly week: Sen
  readonly premium: Sen
}

/** A price for all the trips: what is charged each time, and how often. */
export interface Offer {
  readonly price: PolicyPrice
  readonly times: number
  readonly total: Sen
}

/** A plan’s price for a scenario: by the trip, by the year, or by whichever costs less. */
export interface Priced {
  readonly kind: 'priced'
  readonly area: Area
  readonly senior: SeniorTerms | null
  readonly trip: (Offer & { readonly fare: TripFare }) | null
  readonly year: (Offer & { readonly table: Sen }) | null
  readonly cheaper: 'trip' | 'year'
  readonly total: Sen
}

/** What a plan costs, or why it has no price here: `refused` by its limits, or `unknown`. */
export type TravelPrice = Priced | { readonly kind: 'refused' | 'unknown'; readonly reason: string }

/** A value, or why there is none. */
type Read<T> = T | { readonly kind: 'refused' | 'unknown'; readonly reason: string }
const refused = (reason: string) => ({ kind: 'refused', reason }) as const
const unknown = (reason: string) => ({ kind: 'unknown', reason }) as const

/** What is charged or covered otherwise at this age; null: nothing. */
function seniorFor({ senior, requirements: { maxAge } }: Travel, age: number): Read<SeniorTerms | null> {
  const oldest = knownValue(maxAge)
  if (oldest !== null && age > oldest) return refused(reasons.tooOld(oldest))
  if (senior.state === 'missing') return unknown(reasons.senior)
  const terms = knownValue(senior)
  return terms !== null && age >= terms.from ? terms : null
}

function partyPrice(row: PartyPrice, who: TravelScenario['who']): Read<Sen> {
  switch (who) {
    case 'one':
      return row.one
    case 'couple':
      return row.couple ?? refused(reasons.couple)
    case 'family':
      return row.family ?? refused(reasons.family)
  }
}

const isReason = <T>(read: Read<T>): read is { readonly kind: 'refused' | 'unknown'; readonly reason: string } =>
  typeof read === 'object' && read !== null && 'reason' in read

/** The band of so many days, or the last one before them with the weeks that are missing. */
function bandFor(plan: Travel, area: Area, days: number): Read<{ row: BandPrice; weeks: number }> {
  if (plan.prices.state !== 'known') return unknown(reasons.prices(wordsFor(plan)))
  const rows = plan.prices.value.filter((row) => row.area === area)
  const row = rows.find(({ daysFrom, daysTo }) => daysFrom <= days && days <= daysTo)
  if (row !== undefined) return { row, weeks: 0 }
  const last = rows.reduce<BandPrice | null>((a, b) => (a === null || b.daysTo > a.daysTo ? b : a), null)
  if (last === null || days < last.daysFrom) return refused(reasons.noBand(days))
  if (plan.weekMore.state === 'none') return refused(reasons.atMost(last.daysTo))
  return { row: last, weeks: Math.ceil((days - last.daysTo) / daysInWeek) }
}

function weekPrice(plan: Travel, area: Area, { days, who }: TravelScenario): Read<Sen> {
  const row = knownValue(plan.weekMore)?.find((one) => one.area === area)
  return row === undefined ? refused(reasons.noBand(days)) : partyPrice(row, who)
}

function fareOf(plan: Travel, area: Area, senior: SeniorTerms | null, given: TravelScenario): Read<TripFare> {
  const band = bandFor(plan, area, given.days)
  if (isReason(band)) return band
  const table = partyPrice(band.row, given.who)
  if (isReason(table)) return table
  const week = band.weeks === 0 ? sen(0) : weekPrice(plan, area, given)
  if (isReason(week)) return week
  const { daysFrom, daysTo } = band.row
  const whole = sen(table + band.weeks * week)
  const premium = senior === null ? whole : atRate(whole, senior.price)
  return { band: { daysFrom, daysTo }, table, weeks: band.weeks, week, premium }
}

/** The price of a year in an area before age counts; null where none is sold. */
function yearTable(plan: Travel, area: Area, { who }: TravelScenario): Read<Sen | null> {
  const row = knownValue(plan.yearPrices)?.find((one) => one.area === area)
  return row === undefined ? null : partyPrice(row, who)
}

function offer(plan: Travel, premium: Sen, times: number, today: IsoDate): Offer {
  const price = isOwn(plan) ? untaxedPrice(premium) : policyPrice(premium, true, today)
  return { price, times, total: sen(price.total * times) }
}

/**
 * The price of a plan by its own tables, with tax and duty of the day. With several trips the year is taken where it costs
 * less. What lies outside the map, the ages or the days is refused with the reason.
 */
export function priceOf(plan: Travel, given: TravelScenario, today: IsoDate): TravelPrice {
  if (plan.areas.state !== 'known') return unknown(reasons.areas)
  const area = areaOf(plan.areas.value, given.country)
  if (area === null) return refused(reasons.notCovered(given.country))
  const senior = seniorFor(plan, given.age)
  if (isReason(senior)) return senior
  const longest = knownValue(plan.tripDays)
  if (longest !== null && given.days > longest) return refused(reasons.atMost(longest))
  const fare = plan.prices.state === 'none' ? null : fareOf(plan, area, senior, given)
  const table = yearTable(plan, area, given)
  const aged = (premium: Sen) => (senior === null ? premium : atRate(premium, senior.price))
  const trip = fare === null || isReason(fare) ? null : { ...offer(plan, fare.premium, given.trips, today), fare }
  const year = table === null || isReason(table) ? null : { ...offer(plan, aged(table), 1, today), table }
  if (trip !== null && (year === null || trip.total <= year.total)) {
    return { kind: 'priced', area, senior, trip, year, cheaper: 'trip', total: trip.total }
  }
  if (year !== null) return { kind: 'priced', area, senior, trip, year, cheaper: 'year', total: year.total }
  if (fare !== null && isReason(fare)) return fare
  return isReason(table) ? table : unknown(reasons.prices(wordsFor(plan)))
}
