import { type Figure, knownValue } from '../../figure'
import { choiceValues } from '../../figures/shape'
import type { WorkerKind } from '../../products/traits'
import { bankTraits } from '../../products/traits'
import type { Facet } from '../category'
import { commonFacets, issuerKindFacet } from '../shared/common-facets'
import { isFree } from '../shared/loans/upfront-fee'
import { facetOf, optionsOf } from '../shared/with-words'
import { loanPurpose, type PersonalLoan } from './figures'
import { personalLoanWords } from './words'

const { facets: words } = personalLoanWords

const fastDays = 3

/** Published as open to this kind of worker; a rule that is not published does not count as open. */
function isOpenTo(loan: PersonalLoan, worker: WorkerKind): boolean {
  if (loan.governmentOnly) return worker === 'government'
  const { workerKinds } = loan.requirements
  return workerKinds.state === 'none' || (knownValue(workerKinds)?.includes(worker) ?? false)
}

const isNothing = (figure: Figure<number>) => figure.state === 'none' || knownValue(figure) === 0

const mustHave = optionsOf<PersonalLoan, 'no-processing-fee' | 'no-stamp-duty' | 'fast'>(
  { ...words.mustHave.options, fast: words.mustHave.options.fast(fastDays) },
  {
    'no-processing-fee': (loan) => isFree(loan.processingFee),
    'no-stamp-duty': (loan) => isNothing(loan.stampDuty),
    fast: (loan) => (knownValue(loan.disbursalDays) ?? Number.POSITIVE_INFINITY) <= fastDays,
  },
)

const leftOut = optionsOf(words.leaveOut, {
  'rule-of-78': ({ earlySettlement }: PersonalLoan) =>
    earlySettlement.state === 'missing' || knownValue(earlySettlement) === 'rule-of-78',
  guarantor: (loan) => loan.guarantorNeeded,
  'salary-deduction': (loan) => loan.salaryDeduction,
  'compulsory-cover': ({ cover }) => cover.state === 'missing' || knownValue(cover)?.kind === 'compulsory',
})

/** Filters of the personal-loan list. */
export const loanFacets: readonly Facet<PersonalLoan>[] = [
  {
    id: 'purpose',
    legend: words.purpose,
    mode: 'any',
    options: choiceValues(loanPurpose)
      .filter((value) => value !== 'any')
      .map((value) => ({
        value,
        label: loanPurpose.words[value],
        matches: (loan) => loan.purposes.includes(value) || loan.purposes.includes('any'),
      })),
  },
  facetOf('worker', 'any', words.worker, {
    employed: (loan) => isOpenTo(loan, 'employed'),
    government: (loan) => isOpenTo(loan, 'government'),
    'self-employed': (loan) => isOpenTo(loan, 'self-employed'),
  }),
  facetOf('rate-kind', 'any', words.rateKind, {
    fixed: (loan) => loan.rateKind === 'fixed',
    floating: (loan) => loan.rateKind === 'floating',
  }),
  facetOf('rate-basis', 'any', words.rateBasis, {
    reducing: (loan) => loan.rateBasis === 'reducing',
    flat: (loan) => loan.rateBasis === 'flat',
  }),
  { id: 'must-have', legend: words.mustHave.legend, mode: 'all', options: mustHave },
  issuerKindFacet(['bank', 'islamic-bank', 'digital-bank', 'development-institution', 'money-lender']),
  ...commonFacets(bankTraits, leftOut),
]
