import { knownValue } from '../../figures/figure'
import type { ExtraRule } from '../category'
import { occupationRules } from '../shared/insurance/life/rules'
import type { Illness } from './figures'
import { illnessWords } from './words'

const { rules: words } = illnessWords

/** Who may buy, beyond the common requirements. Nobody is asked about work or health here, so neither can be told. */
export function illnessRules(plan: Illness): readonly ExtraRule[] {
  const { health } = plan
  const questions = knownValue(health)
  const asked: readonly ExtraRule[] =
    health.state !== 'known' || questions === 'none'
      ? []
      : [
          {
            id: 'health',
            label: words.health,
            source: { kind: 'product', key: health.source },
            reads: [],
            check: () => 'cannot-tell',
          },
        ]
  return [...occupationRules(plan), ...asked]
}
