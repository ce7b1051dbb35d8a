import { knownValue } from '../../figures/figure'
import type { IsoDate } from '../../values/iso-date'
import type { ProductCondition } from '../category'
import { insuranceConditions, protectionWarning } from '../shared/insurance/conditions'
import { laterPrice } from '../shared/insurance/life/headline'
import type { Quote } from '../shared/insurance/life/quote'
import { lifeWords } from '../shared/insurance/life/words'
import { insuranceWords } from '../shared/insurance/words'
import { type Found, mostConditions, shortList } from './claim'
import { exclusion, type Illness } from './figures'
import { illnessWords } from './words'
import { stageTexts } from './words-figures'

const { conditions: words } = illnessWords

/** What is not paid, the widest first: the stages, all but a few illnesses, the first days, then what is left out by name. */
function notCovered(plan: Illness, { claim, early }: Found): readonly string[] {
  const { waitingDays, survivalDays, exclusions } = plan
  const unpaid = [claim, early].filter(({ pays }) => pays === 0).map(({ stage }) => stageTexts[stage])
  const most = mostConditions(plan)
  const [waiting, survival] = [knownValue(waitingDays), knownValue(survivalDays)]
  return [
    ...(most > 0 && most <= shortList ? [words.few(most)] : []),
    ...new Set(unpaid),
    ...(waiting === null ? [] : [words.waiting(waiting)]),
    ...(survival === null ? [] : [words.survival(survival)]),
    ...(knownValue(exclusions) ?? []).map((value) => exclusion.words[value]),
  ]
}

function risingText(plan: Illness, quote: Quote): string | null {
  if (knownValue(plan.premiums)?.kind !== 'rising') return null
  const later = quote.kind === 'priced' ? laterPrice(quote) : null
  if (quote.kind !== 'priced' || later === null) return lifeWords.conditions.rising
  return words.rising(later, quote.stages[0].monthly === null ? 'year' : 'month')
}

function formText({ form }: Illness): string | null {
  const value = knownValue(form)
  if (value === null || value === 'standalone') return null
  return value === 'adds-to-life' ? words.addsToLife : words.takesFromLife
}

/** What a plan leaves out and asks. */
export function illnessConditions(plan: Illness, found: Found, today: IsoDate): readonly ProductCondition[] {
  const { quote, sum } = found
  const warnings = [
    formText(plan),
    risingText(plan, quote),
    plan.repeatClaims.state === 'none' && words.once,
    knownValue(plan.priceChange) === 'with-notice' && insuranceWords.conditions.changeable,
    knownValue(plan.renewal) === 'consent' && lifeWords.conditions.consent,
    protectionWarning(plan, sum, today),
  ]
  return insuranceConditions(plan, notCovered(plan, found), warnings, today)
}
