import { assertNever } from '../../assert-never'
import type { EarlyWithdrawal, FixedDeposit, TiedPurchase } from '../../products/fixed-deposit'
import { wordsFor } from '../shared/words'

/** The tied purchase in the product's own words: "unit trust", "takaful". */
export function tiedText(product: FixedDeposit, kind: TiedPurchase['kind']): string {
  switch (kind) {
    case 'savings-share':
      return 'savings account share'
    case 'unit-trust':
      return 'unit trust'
    case 'insurance':
      return wordsFor(product).insurance
    case 'current-account':
      return 'current account share'
    default:
      return assertNever(kind)
  }
}

/** The early-withdrawal rule in a few words. */
export function earlyText(product: FixedDeposit, rule: EarlyWithdrawal): string {
  switch (rule) {
    case 'no-return':
      return `No ${wordsFor(product).interest}`
    case 'half-after-three-months':
      return 'Half after 3 months'
    case 'not-allowed':
      return 'Not allowed'
    case 'full-to-date':
      return 'Full to that day'
    default:
      return assertNever(rule)
  }
}

/** When the return is paid. */
export function payoutText(payout: 'at-maturity' | 'monthly' | 'half-yearly'): string {
  switch (payout) {
    case 'at-maturity':
      return 'At maturity'
    case 'monthly':
      return 'Every month'
    case 'half-yearly':
      return 'Every half year'
    default:
      return assertNever(payout)
  }
}
