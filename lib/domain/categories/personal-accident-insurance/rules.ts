import type { ExtraRule } from '../category'
import type { Accident } from './figures'
import { accidentWords } from './words'

const { rules: words } = accidentWords

/** Which classes of work a plan takes. The visitor tells theirs to the list and not here, so it cannot be told. */
export function accidentRules({ prices }: Accident): readonly ExtraRule[] {
  if (prices.state !== 'known') return []
  const takes = (name: 'class2' | 'class3') => prices.value.some((row) => row[name] !== null)
  const classes = takes('class3') ? words.all : takes('class2') ? words.two : words.one
  return [
    {
      id: 'occupation',
      label: classes,
      source: { kind: 'product', key: prices.source },
      reads: [],
      check: () => 'cannot-tell',
    },
  ]
}
