import { formatRinggit, type Sen } from '../../../money'
import type { Words } from '../words'

/** Words that products of several kinds of loan have in common. */
export const commonLoanWords = {
  upfrontFee: {
    amount: 'the amount',
    part: (rate: string, of: string) => `${rate} of ${of}`,
    least: (amount: Sen) => `, at least ${formatRinggit(amount)}`,
    most: (amount: Sen) => `, at most ${formatRinggit(amount)}`,
  },
  debtService: {
    label: ({ loan }: Words) => `Your debts today take at most 60% of your income, before this ${loan}`,
    practice: ({ lender }: Words) => `Common practice; this ${lender} may set its own limit`,
  },
}
