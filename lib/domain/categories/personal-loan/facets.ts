import { type Figure, knownValue } from '../../figures/figure'
import type { WorkerKind } from '../../products/traits'
import type { Facet } from '../category'
import { commonFacets, issuerKindFacet } from '../shared/common-facets'
import { commonWords } from '../shared/common-words'
import { rateFacets } from '../shared/instalment-loan/facets'
import { isFree } from '../shared/loans/upfront-fee'
import { restrictionOption } from '../shared/restriction'
import { optionsOf } from '../shared/with-words'
import { type PersonalLoan, personalLoanTable } from './figures'
import { personalLoanWords } from './words'

const { facets: words } = personalLoanWords

const fastDays = 3

/** Published as open to this kind of worker; a rule that is not published does not count as open. */
function isOpenTo(loan: PersonalLoan, worker: WorkerKind): boolean {
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
  'salary-deduction': (loan) => loan.salaryDeduction,
  'compulsory-cover': ({ cover }) => cover.state === 'missing' || knownValue(cover)?.kind === 'compulsory',
})

/** Filters of the personal-loan list. */
export const loanFacets: readonly Facet<PersonalLoan>[] = [
  {
    id: 'purpose',
    legend: commonWords.facets.purpose,
    mode: 'any',
    options: personalLoanTable.traits.purpose.map((one) =>
      restrictionOption(one, ({ purpose = [] }) => purpose.length === 0 || purpose.includes(one)),
    ),
  },
  {
    id: 'worker',
    legend: words.worker.legend,
    mode: 'any',
    options: [
      { value: 'employed', label: words.worker.options.employed, matches: (loan) => isOpenTo(loan, 'employed') },
      {
        value: 'government',
        label: words.worker.options.government,
        matches: (loan) => isOpenTo(loan, 'government'),
        says: 'government',
      },
      {
        value: 'self-employed',
        label: words.worker.options['self-employed'],
        matches: (loan) => isOpenTo(loan, 'self-employed'),
      },
    ],
  },
  ...rateFacets,
  { id: 'must-have', legend: words.mustHave.legend, mode: 'all', options: mustHave },
  issuerKindFacet(['bank', 'islamic-bank', 'digital-bank', 'development-institution', 'money-lender']),
  ...commonFacets(personalLoanTable.traits, leftOut),
]
