import type { ExtraRule } from '../category'
import { healthRules, occupationRules } from '../shared/insurance/life/rules'
import type { Illness } from './figures'

/** Who may buy, beyond the common requirements. Nobody is asked about work or health here, so neither can be told. */
export function illnessRules(plan: Illness): readonly ExtraRule[] {
  return [...occupationRules(plan), ...healthRules(plan)]
}
