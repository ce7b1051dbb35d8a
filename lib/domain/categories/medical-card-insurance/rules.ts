import { knownValue } from '../../figures/figure'
import { ringgit } from '../../values/money'
import type { ExtraRule } from '../category'
import type { MedicalCard } from './figures'
import { medicalWords } from './words'

const { rules: words } = medicalWords
/** A deductible from which a card is of use beside another one. */
const highDeductible = ringgit(5_000)

/** Who may buy, beyond the common requirements. Health is not asked, so it cannot be told. */
export function medicalRules({ health, deductible }: MedicalCard): readonly ExtraRule[] {
  const rules: ExtraRule[] = []
  const first = knownValue(deductible)
  if (health.state === 'known' && health.value !== 'none') {
    const source = { kind: 'product', key: health.source } as const
    rules.push({ id: 'health', label: words.health, source, reads: [], check: () => 'cannot-tell' })
  }
  if (first !== null && deductible.state === 'known' && first.amount >= highDeductible) {
    const source = { kind: 'product', key: deductible.source } as const
    const label = words.employer(first.amount)
    rules.push({ id: 'employer', label, source, reads: [], check: () => 'cannot-tell' })
  }
  return rules
}
