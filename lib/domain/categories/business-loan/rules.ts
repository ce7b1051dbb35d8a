import type { ToldCase } from '../case-hooks'
import type { ExtraRule } from '../category'
import type { BusinessLoan } from './figures'
import { firmRules, isForSomeOwners } from './firm'
import type { BusinessLoanScenario } from './scenario'
import { businessLoanDetailWords } from './words-detail'

const { rules: words } = businessLoanDetailWords

/** Rules that nobody is asked about here, so that they cannot be told. */
export function businessLoanRules(loan: BusinessLoan): readonly ExtraRule[] {
  const { bumiputeraPart, programmes } = loan
  const unasked = (id: string, label: string, source: ExtraRule['source']): ExtraRule => ({
    id,
    label,
    source,
    reads: [],
    check: () => 'cannot-tell',
  })
  const own: ExtraRule[] = []
  if (bumiputeraPart.state === 'known') {
    const { value, source } = bumiputeraPart
    own.push(unasked('bumiputera', words.bumiputera(value), { kind: 'product', key: source }))
  }
  if (programmes.state === 'known' && isForSomeOwners(loan)) {
    own.push(unasked('programme', words.programme, { kind: 'product', key: programmes.source }))
  }
  return [...own, unasked('conduct', words.conduct, { kind: 'public', text: words.conductSource })]
}

/** The rules of a facility for the business that would borrow; null: nothing was told of it, so that none can be checked. */
export function businessRules(loan: BusinessLoan, told: ToldCase<BusinessLoanScenario> | null): readonly ExtraRule[] {
  return firmRules(loan).map(({ id, label, source, refusal, tells }) => ({
    id: `firm-${id}`,
    label,
    source,
    reads: [],
    check: () => (told === null ? 'cannot-tell' : refusal(told.scenario, told.today) === null ? 'pass' : 'fail'),
    tells: () => (told === null ? null : (tells?.(told.scenario, told.today) ?? null)),
  }))
}
