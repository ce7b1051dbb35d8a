import { knownValue } from '../../figures/figure'
import type { IsoDate } from '../../values/iso-date'
import type { Sen } from '../../values/money'
import type { ProductCondition } from '../category'
import { insuranceConditions, protectionWarning } from '../shared/insurance/conditions'
import { lifeWords } from '../shared/insurance/life/words'
import { insuranceWords } from '../shared/insurance/words'
import { exclusion, type TermLife } from './figures'
import { termLifeWords } from './words'

const { conditions: words } = termLifeWords

/** What is not covered, the widest first. */
function notCovered({ disability, terminalIllness, suicideMonths, exclusions }: TermLife): readonly string[] {
  const months = knownValue(suicideMonths)
  return [
    ...(disability.state === 'none' ? [words.disability] : []),
    ...(terminalIllness.state === 'none' ? [words.illness] : []),
    ...(months === null ? [] : [words.suicide(months)]),
    ...(knownValue(exclusions) ?? []).map((value) => exclusion.words[value]),
  ]
}

/** What a plan leaves out and asks. `sum` in sen is what it would pay. */
export function termLifeConditions(product: TermLife, sum: Sen, today: IsoDate): readonly ProductCondition[] {
  const waiting = knownValue(product.waitingMonths)
  const warnings = [
    waiting === null ? null : words.waiting(waiting),
    knownValue(product.premiums)?.kind === 'rising' && lifeWords.conditions.rising,
    knownValue(product.priceChange) === 'with-notice' && insuranceWords.conditions.changeable,
    knownValue(product.renewal) === 'consent' && lifeWords.conditions.consent,
    protectionWarning(product, sum, today),
  ]
  return insuranceConditions(product, notCovered(product), warnings, today)
}
