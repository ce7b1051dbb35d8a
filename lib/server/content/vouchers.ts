import 'server-only'
import { contentKind } from './content-kind'
import { readVoucher } from './read-voucher'

/** The vouchers, in the order of their files' names. */
export const voucherContent = contentKind({ folder: 'vouchers', read: readVoucher })
