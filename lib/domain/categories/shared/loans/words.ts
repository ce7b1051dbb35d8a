import { formatRinggit, type Sen } from '../../../values/money'

/** Words that products of several kinds of loan have in common. */
export const commonLoanWords = {
  upfrontFee: {
    amount: 'the amount',
    part: (rate: string, of: string) => `${rate} of ${of}`,
    least: (amount: Sen) => `, at least ${formatRinggit(amount)}`,
    most: (amount: Sen) => `, at most ${formatRinggit(amount)}`,
  },
}
