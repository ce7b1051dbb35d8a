import { knownValue } from '../../../../figures/figure'
import type { ExtraRule } from '../../../category'
import { type LifeTerms, occupation } from './terms'
import { lifeWords } from './words'

const { rules } = lifeWords

/** That the company accepts what somebody answers about their health, which nobody is asked here. None where it asks nothing. */
export function healthRules({ health }: Pick<LifeTerms, 'health'>): readonly ExtraRule[] {
  if (health.state !== 'known' || health.value === 'none') return []
  const source = { kind: 'product', key: health.source } as const
  return [{ id: 'health', label: rules.health, source, reads: [], check: () => 'cannot-tell' }]
}

/** Who may buy, beyond the common requirements. What we do not ask of a visitor cannot be told. */
export function occupationRules({ occupations }: Pick<LifeTerms, 'occupations'>): readonly ExtraRule[] {
  const kinds = knownValue(occupations)
  if (kinds === null || occupations.state !== 'known') return []
  return [
    {
      id: 'occupation',
      label: rules.occupation(kinds.map((kind) => occupation.words[kind])),
      source: { kind: 'product', key: occupations.source },
      reads: [],
      check: () => 'cannot-tell',
    },
  ]
}
