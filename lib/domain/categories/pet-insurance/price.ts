import { type PolicyPrice, policyPrice, untaxedPrice } from '../../calculators/policy-price'
import { knownValue } from '../../figures/figure'
import { wordsFor } from '../../products/words'
import type { IsoDate } from '../../values/iso-date'
import { isOwn } from '../shared/own'
import type { Pet, PriceRow } from './figures'
import type { PetScenario } from './scenario'
import { petWords } from './words'

const { reasons } = petWords

/** What a plan costs a year, or why it has no price here: `refused` by its limits, or `unknown`. */
export type PetPrice =
  | { readonly kind: 'priced'; readonly row: PriceRow; readonly price: PolicyPrice }
  | { readonly kind: 'refused' | 'unknown'; readonly reason: string }

function fits({ animal, size, breed, ageFrom, ageTo }: PriceRow, given: PetScenario): boolean {
  const sized = size === 'any' || given.animal === 'cat' || (size === 'large') === given.large
  const bred = breed === 'any' || (breed === 'pedigree') === given.pedigree
  return animal === given.animal && sized && bred && ageFrom <= given.age && given.age <= ageTo
}

/** The price of a plan for a pet that joins now, by its own table, with tax and duty of the day. */
export function priceOf(plan: Pet, given: PetScenario, today: IsoDate): PetPrice {
  if (plan.prices.state !== 'known') return { kind: 'unknown', reason: reasons.prices(wordsFor(plan)) }
  const rows = plan.prices.value.filter(({ animal }) => animal === given.animal)
  if (rows.length === 0) return { kind: 'refused', reason: reasons.animal(given.animal) }
  const oldest = knownValue(plan.entryYears)
  if (oldest !== null && given.age > oldest) return { kind: 'refused', reason: reasons.tooOld(oldest) }
  const row = rows.find((one) => fits(one, given))
  if (row === undefined) return { kind: 'refused', reason: reasons.noRow }
  const price = isOwn(plan) ? untaxedPrice(row.yearly) : policyPrice(row.yearly, false, today)
  return { kind: 'priced', row, price }
}
