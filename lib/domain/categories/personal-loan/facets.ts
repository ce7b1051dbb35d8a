import { type Figure, knownValue } from '../../figure'
import { choiceValues } from '../../figures/shape'
import type { WorkerKind } from '../../products/traits'
import { bankTraits } from '../../products/traits'
import type { Facet, FacetOption } from '../category'
import { commonFacets, issuerKindFacet } from '../shared/common-facets'
import { loanPurpose, type PersonalLoan } from './figures'

const fastDays = 3

/** Published as open to this kind of worker; a rule that is not published does not count as open. */
function isOpenTo(loan: PersonalLoan, worker: WorkerKind): boolean {
  if (loan.governmentOnly) return worker === 'government'
  const { workerKinds } = loan.requirements
  return workerKinds.state === 'none' || (knownValue(workerKinds)?.includes(worker) ?? false)
}

/** Published as not charged: none, or a fee that can only be RM0. */
function isFree(loan: PersonalLoan): boolean {
  const fee = knownValue(loan.processingFee)
  return (
    loan.processingFee.state === 'none' || (fee !== null && (fee.most === 0 || (fee.rate === 0 && fee.least === 0)))
  )
}

const isNothing = (figure: Figure<number>) => figure.state === 'none' || knownValue(figure) === 0

const workers: readonly [WorkerKind, string][] = [
  ['employed', 'Employed'],
  ['government', 'Government'],
  ['self-employed', 'Self-employed'],
]

const mustHave: readonly FacetOption<PersonalLoan>[] = [
  { value: 'no-processing-fee', label: 'No processing fee', matches: isFree },
  { value: 'no-stamp-duty', label: 'No stamp duty', matches: (loan) => isNothing(loan.stampDuty) },
  {
    value: 'fast',
    label: `Paid out within ${fastDays} days`,
    matches: (loan) => (knownValue(loan.disbursalDays) ?? Number.POSITIVE_INFINITY) <= fastDays,
  },
]

const leftOut: readonly FacetOption<PersonalLoan>[] = [
  {
    value: 'rule-of-78',
    label: 'Rule of 78, or not published',
    matches: ({ earlySettlement }) =>
      earlySettlement.state === 'missing' || knownValue(earlySettlement) === 'rule-of-78',
  },
  { value: 'guarantor', label: 'Guarantor needed', matches: (loan) => loan.guarantorNeeded },
  { value: 'salary-deduction', label: 'Salary deduction', matches: (loan) => loan.salaryDeduction },
  {
    value: 'compulsory-cover',
    label: 'Compulsory insurance or takaful, or not published',
    matches: ({ cover }) => cover.state === 'missing' || knownValue(cover)?.kind === 'compulsory',
  },
]

/** Filters of the personal-loan list. */
export const loanFacets: readonly Facet<PersonalLoan>[] = [
  {
    id: 'purpose',
    legend: 'What it is for',
    mode: 'any',
    options: choiceValues(loanPurpose)
      .filter((value) => value !== 'any')
      .map((value) => ({
        value,
        label: loanPurpose.words[value],
        matches: (loan) => loan.purposes.includes(value) || loan.purposes.includes('any'),
      })),
  },
  {
    id: 'worker',
    legend: 'How you work',
    mode: 'any',
    options: workers.map(([value, label]) => ({ value, label, matches: (loan) => isOpenTo(loan, value) })),
  },
  {
    id: 'rate-kind',
    legend: 'Fixed or floating',
    mode: 'any',
    options: [
      { value: 'fixed', label: 'Fixed rate', matches: (loan) => loan.rateKind === 'fixed' },
      { value: 'floating', label: 'Floating rate', matches: (loan) => loan.rateKind === 'floating' },
    ],
  },
  {
    id: 'rate-basis',
    legend: 'How the rate is quoted',
    mode: 'any',
    options: [
      { value: 'reducing', label: 'On the reducing balance', matches: (loan) => loan.rateBasis === 'reducing' },
      { value: 'flat', label: 'Flat', matches: (loan) => loan.rateBasis === 'flat' },
    ],
  },
  { id: 'must-have', legend: 'It must have', mode: 'all', options: mustHave },
  issuerKindFacet(['bank', 'islamic-bank', 'digital-bank', 'development-institution', 'money-lender']),
  ...commonFacets(bankTraits, leftOut),
]
