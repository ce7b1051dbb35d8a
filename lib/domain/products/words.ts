import type { ShariahContract } from './traits'

/** The words of a product's own world. Texts about an Islamic product use only its column. */
export interface Words {
  readonly kind: 'Conventional' | 'Islamic'
  readonly interest: 'interest' | 'profit'
  readonly Interest: 'Interest' | 'Profit'
  readonly interestRate: 'interest rate' | 'profit rate'
  readonly loan: 'loan' | 'financing'
  readonly Loan: 'Loan' | 'Financing'
  readonly lender: 'lender' | 'financier'
  readonly overdraft: 'overdraft' | 'cash line'
  readonly Overdraft: 'Overdraft' | 'Cash line'
  readonly insurance: 'insurance' | 'takaful'
  readonly premium: 'premium' | 'contribution'
  readonly policy: 'policy' | 'certificate'
  readonly insurer: 'insurer' | 'takaful operator'
  readonly sumAssured: 'sum assured' | 'sum covered'
}

const conventional: Words = {
  kind: 'Conventional',
  interest: 'interest',
  Interest: 'Interest',
  interestRate: 'interest rate',
  loan: 'loan',
  Loan: 'Loan',
  lender: 'lender',
  overdraft: 'overdraft',
  Overdraft: 'Overdraft',
  insurance: 'insurance',
  premium: 'premium',
  policy: 'policy',
  insurer: 'insurer',
  sumAssured: 'sum assured',
}

const islamic: Words = {
  kind: 'Islamic',
  interest: 'profit',
  Interest: 'Profit',
  interestRate: 'profit rate',
  loan: 'financing',
  Loan: 'Financing',
  lender: 'financier',
  overdraft: 'cash line',
  Overdraft: 'Cash line',
  insurance: 'takaful',
  premium: 'contribution',
  policy: 'certificate',
  insurer: 'takaful operator',
  sumAssured: 'sum covered',
}

/** The words to use in any text about this product. */
export function wordsFor({ shariah = null }: { readonly shariah?: ShariahContract | null }): Words {
  return shariah === null ? conventional : islamic
}
