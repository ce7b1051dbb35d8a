import { knownValue } from '../../figures/figure'
import type { ExtraRule } from '../category'
import { occupation, type TermLife } from './figures'
import { termLifeWords } from './words'

const { rules: words } = termLifeWords

/** Who may buy, beyond the common requirements. What we do not ask of a visitor cannot be told. */
export function termLifeRules(product: TermLife): readonly ExtraRule[] {
  const { occupations } = product
  const rules: ExtraRule[] = []
  const kinds = knownValue(occupations)
  if (kinds !== null && occupations.state === 'known') {
    rules.push({
      id: 'occupation',
      label: words.occupation(kinds.map((kind) => occupation.words[kind])),
      source: { kind: 'product', key: occupations.source },
      reads: [],
      check: () => 'cannot-tell',
    })
  }
  return rules
}
