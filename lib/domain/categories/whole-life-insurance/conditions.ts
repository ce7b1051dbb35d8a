import { knownValue } from '../../figures/figure'
import type { IsoDate } from '../../values/iso-date'
import type { ProductCondition } from '../category'
import { insuranceConditions, protectionWarning } from '../shared/insurance/conditions'
import { insuranceWords } from '../shared/insurance/words'
import { exclusion, type WholeLife } from './figures'
import type { WholeLifeScenario } from './scenario'
import { evenYear, type Found } from './value'
import { wholeLifeWords } from './words'

const { conditions: words } = wholeLifeWords

/** What is not covered, the widest first. */
function notCovered({ suicideMonths, exclusions }: WholeLife): readonly string[] {
  const months = knownValue(suicideMonths)
  return [
    ...(months === null ? [] : [words.suicide(months)]),
    ...(knownValue(exclusions) ?? []).map((value) => exclusion.words[value]),
  ]
}

function earlyText(even: ReturnType<typeof evenYear>): string | null {
  if (even === null) return null
  return 'year' in even ? words.early(even.year) : words.never(even.never)
}

/** What a plan leaves out, and what leaving early costs. */
export function wholeLifeConditions(
  plan: WholeLife,
  found: Found,
  given: WholeLifeScenario,
  today: IsoDate,
): readonly ProductCondition[] {
  const form = knownValue(plan.form)
  const warnings = [
    earlyText(evenYear(plan, found, given)),
    form === 'linked' && words.linked,
    form === 'participating' && words.bonus,
    knownValue(plan.priceChange) === 'with-notice' && insuranceWords.conditions.changeable,
    protectionWarning(plan, found.death, today),
  ]
  return insuranceConditions(plan, notCovered(plan), warnings, today)
}
