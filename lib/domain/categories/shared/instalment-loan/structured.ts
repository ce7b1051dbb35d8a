import { knownValue } from '../../../figures/figure'
import type { StructuredFacts } from '../../site'
import type { LoanBand, LoanProduct } from './spec'

/** What schema.org is told of a loan: its amounts and terms, where both ends are published. */
export function structuredLoan<B extends LoanBand>(loan: LoanProduct<B>): StructuredFacts {
  const [least, most] = [knownValue(loan.minAmount), knownValue(loan.maxAmount)]
  const [shortest, longest] = [knownValue(loan.minMonths), knownValue(loan.maxMonths)]
  return {
    type: 'LoanOrCredit',
    amount: least === null || most === null ? null : { least, most },
    months: shortest === null || longest === null ? null : { shortest, longest },
  }
}
