import { knownValue } from '../../figures/figure'
import type { Facet } from '../category'
import { choiceFacet, commonFacets, issuerKindFacet } from '../shared/common-facets'
import { rateFacets } from '../shared/instalment-loan/facets'
import { chargeOf } from '../shared/loans/upfront-fee'
import { facetOf } from '../shared/with-words'
import { type CarLoan, carLoanTable, vehicleKinds } from './figures'
import { carLoanWords } from './words'

const { facets: words } = carLoanWords
const bandsOf = (loan: CarLoan) => knownValue(loan.rates) ?? []
const [nineYears, nineTenths] = [108, 9_000]

/** Filters of the car-loan list. */
export const carLoanFacets: readonly Facet<CarLoan>[] = [
  choiceFacet('finances', words.finances, vehicleKinds, (loan) => bandsOf(loan).map(({ vehicle }) => vehicle)),
  ...rateFacets,
  facetOf('must-have', 'all', words.mustHave, {
    'no-guarantor': (loan: CarLoan) => loan.guarantor.state === 'none' || knownValue(loan.guarantor) === 'none',
    'margin-90': (loan) => bandsOf(loan).some(({ marginTo }) => marginTo >= nineTenths),
    'nine-years': (loan) => bandsOf(loan).some(({ monthsTo }) => monthsTo >= nineYears),
    'no-fees': ({ stampDuty, claimFee, signatureFee }) =>
      [stampDuty, claimFee, signatureFee].every((figure) => chargeOf(figure, (fee) => fee) === 0),
  }),
  issuerKindFacet(['bank', 'islamic-bank', 'digital-bank', 'development-institution', 'money-lender']),
  ...commonFacets<CarLoan>(carLoanTable.traits),
]
