import { knownValue } from '../../figures/figure'
import { wording } from '../../figures/print'
import { wordsFor } from '../../products/words'
import type { Facet, FacetOption } from '../category'
import { choiceFacet, commonFacets, issuerKindFacet } from '../shared/common-facets'
import { facetOf } from '../shared/with-words'
import { daysToMoney } from './evaluate'
import { type BusinessLoan, businessLoanTable } from './figures'
import { businessLoanWords } from './words'

const { facets: words, choices } = businessLoanWords

/** Kinds of facility as a filter for conventional and Islamic ones names them. */
const kinds = Object.fromEntries(
  Object.entries(choices.facility).map(([kind, name]) => [kind, wording(wordsFor({}), name)]),
)

/** Open to a business younger than so many years: the rule is published, as none or as fewer years. */
const takesBelow =
  (years: number) =>
  ({ yearsInOperation }: BusinessLoan): boolean =>
    yearsInOperation.state === 'none' || (knownValue(yearsInOperation) ?? years) < years

const within = (days: number) => (loan: BusinessLoan) => (daysToMoney(loan) ?? Number.POSITIVE_INFINITY) <= days

const floating: FacetOption<BusinessLoan> = {
  value: 'floating',
  label: words.floating,
  matches: (loan) => knownValue(loan.pricing)?.kind === 'floating',
}

/** Filters of the list of business loans. */
export const businessLoanFacets: readonly Facet<BusinessLoan>[] = [
  choiceFacet('facility', words.facility, { words: kinds }, (loan) => [loan.facility]),
  facetOf('must-have', 'all', words.mustHave, {
    unsecured: (loan: BusinessLoan) => loan.security.state === 'none',
    'no-guarantee': (loan) => loan.personalGuarantee.state === 'none' || knownValue(loan.personalGuarantee) === 'none',
    scheme: (loan) => loan.scheme.state === 'known',
    'sole-proprietor': (loan) => knownValue(loan.entities)?.includes('sole-proprietor') === true,
  }),
  facetOf('young', 'any', words.young, {
    'under-1': takesBelow(1),
    'under-2': takesBelow(2),
    'under-3': takesBelow(3),
  }),
  choiceFacet(
    'programme',
    words.programmes,
    { words: choices.programmes },
    (loan) => knownValue(loan.programmes) ?? [],
  ),
  facetOf('within', 'any', words.speed, { 'days-3': within(3), 'days-14': within(14) }),
  issuerKindFacet(['bank', 'islamic-bank', 'digital-bank', 'development-institution', 'p2p-operator', 'money-lender']),
  ...commonFacets<BusinessLoan>(businessLoanTable.traits, [floating]),
]
