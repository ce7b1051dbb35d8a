import { wordsFor } from '../../products/words'
import { formatRinggit, portion, type Sen, sen } from '../../values/money'
import { basisPoints, formatRate } from '../../values/rate'
import type { SumStep } from '../category'
import type { Claim } from '../shared/insurance/claim'
import { claimSteps, taxSteps } from '../shared/insurance/claim-steps'
import { excessOf, isAveraged, isCovered } from './claim'
import type { Property } from './figures'
import { type Priced, type PropertyPrice, perilOf, type RatedPart, wholeOf } from './price'
import type { PropertyScenario } from './scenario'
import { propertyWords } from './words'

const { steps: words } = propertyWords
const exact = (amount: Sen) => formatRinggit(amount, 'sen')

function ratedStep({ part, sum, rate, least, price }: RatedPart): SumStep {
  const how = words.rate(sum, rate)
  return {
    label: words.part[part],
    formula: least === null ? how : words.atLeast(how, least),
    result: exact(price),
  }
}

function priceSteps(plan: Property, { peril }: PropertyScenario, priced: Priced): readonly SumStep[] {
  const { rated, fixed, extra, price } = priced
  const base: readonly SumStep[] =
    fixed === null
      ? rated.map(ratedStep)
      : [
          {
            label: words.premium,
            formula: words.fixed(propertyWords.detail.sums(fixed.building, fixed.contents)),
            result: exact(fixed.price),
          },
        ]
  const added =
    extra === null
      ? []
      : [{ label: words.extra(peril), formula: words.rate(extra.sum, extra.rate), result: exact(extra.price) }]
  const all = [...base, ...added]
  const sum = {
    label: words.premium,
    formula: all.map(({ result }) => result).join(' + '),
    result: exact(price.premium),
  }
  return [...all, ...(all.length > 1 ? [sum] : []), ...taxSteps(price, wordsFor(plan))]
}

/** What the owner pays first, where it is worked out from the sums insured. */
function excessSteps(plan: Property, { insured }: Priced, given: PropertyScenario): readonly SumStep[] {
  const terms = perilOf(plan, given)
  if (!isCovered(terms) || terms.excessPart === null) return []
  const part = words.partOf(wholeOf(insured), terms.excessPart)
  return [
    {
      label: words.excess,
      formula: terms.excess === null ? part : words.atLeast(part, terms.excess),
      result: exact(excessOf(terms, insured)),
    },
  ]
}

/** The average clause: how far the sum is below the cost of rebuilding, where that cuts what is paid. */
function averageSteps(plan: Property, { insured }: Priced, { rebuild }: PropertyScenario): readonly SumStep[] {
  const { building } = insured
  if (building === null || isAveraged(plan.averageFrom, building, rebuild) !== true) return []
  const part = basisPoints(portion(sen(10_000), building, rebuild))
  return [
    {
      label: words.insured,
      formula: `${formatRinggit(building)} ÷ ${formatRinggit(rebuild)}`,
      result: formatRate(part, 'trim'),
    },
  ]
}

/** The price and what the case leaves, then what the other orders read. */
export function propertySteps(
  plan: Property,
  given: PropertyScenario,
  price: PropertyPrice,
  claim: Claim,
): readonly SumStep[] {
  if (price.kind !== 'priced') {
    return [{ label: words.reason, formula: propertyWords.scenario.text(given), result: price.reason }]
  }
  const main = priceSteps(plan, given, price)
  const terms = [...averageSteps(plan, price, given), ...excessSteps(plan, price, given)]
  return claimSteps(main, price.total, claim, terms)
}
