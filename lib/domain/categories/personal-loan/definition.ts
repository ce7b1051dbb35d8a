import type { ShelfLife } from '../../figure'
import type { PersonalLoan } from '../../products/personal-loan'
import { type Definition, defineCategory } from '../category'
import { loanCaseText, loanFields } from './case'
import { loanDetail } from './detail'
import { loanFacets } from './facets'
import { ownLoan, ownLoanFields } from './own'
import { loanRules } from './rules'
import { loanSituations, loanSorts } from './situations'
import { measureLoan, weighLoan } from './weigh'

function rankedFigures(loan: PersonalLoan) {
  const of = <T>(life: ShelfLife, figures: readonly T[]) => figures.map((figure) => ({ figure, life }))
  return [
    ...of('rate', [loan.rates]),
    ...of('fee', [loan.processingFee, loan.cover]),
    ...of('rule', [loan.stampDuty, loan.minAmount, loan.maxAmount, loan.minMonths, loan.maxMonths, loan.disbursalDays]),
  ]
}

/** Personal loans and personal financing-i, ranked by what they cost in all. */
export const personalLoan: Definition<'personal-loan'> = defineCategory<PersonalLoan>({
  id: 'personal-loan',
  path: '/loan/personal-loan',
  title: 'Personal loans',
  singular: 'loan',
  plural: 'loans',
  lede: 'Ranked by what each costs you in all: every instalment and fee, less what you are paid out. The effective rate stands beside every quoted one.',
  caseTitle: 'What you would borrow',
  caseText: loanCaseText,
  fields: loanFields,
  facets: loanFacets,
  situations: loanSituations,
  sorts: loanSorts,
  variants: [],
  is: (product): product is PersonalLoan => product.category === 'personal-loan',
  weigh: weighLoan,
  measure: measureLoan,
  detail: loanDetail,
  rules: loanRules,
  ownFields: ownLoanFields,
  ownProduct: ownLoan,
  rankedFigures,
})
