import { assertNever } from '../values/assert-never'
import type { PaidKind } from './product-base'

/** How we are paid for a product, as it stands on the row. */
export function paidText(paid: PaidKind): string {
  switch (paid) {
    case 'none':
      return 'Doesn’t pay us'
    case 'click':
      return 'Pays us per click'
    case 'lead':
      return 'Pays us per application'
    case 'approval':
      return 'Pays us when approved'
    default:
      return assertNever(paid)
  }
}
