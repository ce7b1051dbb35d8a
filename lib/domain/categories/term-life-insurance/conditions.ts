import { latest } from '../../country-rates/dated'
import { insurerProtection } from '../../country-rates/insurer-protection'
import { oldCheckText } from '../../country-rates/old-rate'
import { knownValue } from '../../figures/figure'
import type { IsoDate } from '../../values/iso-date'
import type { Sen } from '../../values/money'
import type { ProductCondition } from '../category'
import { commonConditions } from '../shared/conditions'
import { isOwn } from '../shared/own'
import { restrictionConditions } from '../shared/restriction'
import { exclusion, type TermLife } from './figures'
import { termLifeWords } from './words'

const { conditions: words } = termLifeWords
/** Exclusions that a row names; the others are counted. */
const namedExclusions = 2
const protectionRule = latest(insurerProtection)
const protectedSum = protectionRule.value.eachLifeBenefit

/** What is not covered, in one line, the widest first; null where nothing is published. */
function notCovered({ disability, terminalIllness, suicideMonths, exclusions }: TermLife): ProductCondition | null {
  const months = knownValue(suicideMonths)
  const named = [
    ...(disability.state === 'none' ? [words.disability] : []),
    ...(terminalIllness.state === 'none' ? [words.illness] : []),
    ...(months === null ? [] : [words.suicide(months)]),
    ...(knownValue(exclusions) ?? []).map((value) => exclusion.words[value]),
  ]
  if (named.length === 0) return null
  const label = words.notCovered(named.slice(0, namedExclusions), Math.max(0, named.length - namedExclusions))
  return { label, tone: 'warn' }
}

/** What a plan leaves out and asks: after for whom it is, what is not covered stands first. `sum` in sen is what it would pay. */
export function termLifeConditions(product: TermLife, sum: Sen, today: IsoDate): readonly ProductCondition[] {
  const { waitingMonths, premiums } = product
  const waiting = knownValue(waitingMonths)
  const excluded = notCovered(product)
  const warnings: readonly (string | false | null)[] = [
    waiting === null ? null : words.waiting(waiting),
    knownValue(premiums)?.kind === 'rising' && words.rising,
    knownValue(product.priceChange) === 'with-notice' && words.changeable,
    knownValue(product.renewal) === 'consent' && words.consent,
    !isOwn(product) && sum > protectedSum && words.protection(protectedSum) + oldCheckText(protectionRule, today),
  ]
  const others = warnings.flatMap((label): ProductCondition[] =>
    label === null || label === false ? [] : [{ label, tone: 'warn' }],
  )
  return [
    ...restrictionConditions(product),
    ...(excluded === null ? [] : [excluded]),
    ...others,
    ...commonConditions(product, today),
  ]
}
