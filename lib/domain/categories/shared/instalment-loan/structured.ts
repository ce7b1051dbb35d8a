import { knownValue } from '../../../figures/figure'
import type { StructuredFacts } from '../../site'
import type { LoanBand, LoanProduct } from './spec'

type Limits = Pick<LoanProduct<LoanBand>, 'minAmount' | 'maxAmount' | 'minMonths' | 'maxMonths'>

/** What schema.org is told of a loan: its amounts and terms, where both ends are published. */
export function structuredLoan(loan: Limits): StructuredFacts {
  const [least, most] = [knownValue(loan.minAmount), knownValue(loan.maxAmount)]
  const [shortest, longest] = [knownValue(loan.minMonths), knownValue(loan.maxMonths)]
  return {
    type: 'LoanOrCredit',
    amount: least === null || most === null ? null : { least, most },
    months: shortest === null || longest === null ? null : { shortest, longest },
  }
}
