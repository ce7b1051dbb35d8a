import { knownValue } from '../../figures/figure'
import { wordsFor } from '../../products/words'
import { formatRinggit } from '../../values/money'
import type { SumStep } from '../category'
import type { Claim } from '../shared/insurance/claim'
import { claimSteps, taxSteps } from '../shared/insurance/claim-steps'
import { forSort, publishedStep } from '../shared/steps'
import type { Pet, PriceRow } from './figures'
import type { PetPrice } from './price'
import type { PetScenario } from './scenario'
import { petWords } from './words'

const { steps: words, detail, sorts } = petWords

/** `Dog, large, ages 1 to 5` */
export function rowText({ animal, size, breed, ageFrom, ageTo }: PriceRow): string {
  return detail.row(animal, detail.sizes[size], detail.breeds[breed], ageFrom, ageTo)
}

/** What comes back of one large bill. */
function largeSteps({ parts, pays }: Claim): readonly SumStep[] {
  const [bill] = parts
  if (bill === undefined || pays === null) return []
  return [{ label: words.largeBill, formula: bill.how, result: formatRinggit(pays, 'sen') }]
}

/** The price and what the case leaves, then what the other orders read. `large`: a bill of RM12,000. */
export function petSteps(
  plan: Pet,
  given: PetScenario,
  price: PetPrice,
  claim: Claim,
  large: Claim,
): readonly SumStep[] {
  const renewal = knownValue(plan.renewalYears)
  const longest = renewal === null ? [] : [publishedStep('renewal', sorts.renewal.name, sorts.renewal.print(renewal))]
  if (price.kind !== 'priced') {
    return [{ label: words.reason, formula: petWords.scenario.text(given), result: price.reason }]
  }
  const { row, price: cost } = price
  const main = [
    { label: words.price, formula: words.table(rowText(row)), result: formatRinggit(row.yearly, 'sen') },
    ...taxSteps(cost, wordsFor(plan)),
  ]
  return [...claimSteps(main, cost.total, claim), ...forSort('large', largeSteps(large)), ...longest]
}
