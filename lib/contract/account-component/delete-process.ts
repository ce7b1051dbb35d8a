import * as z from 'zod'
import { closingReasons } from '@/lib/domain/member/closing'
import { readPlainText } from '@/lib/domain/validation/plain-text'
import { readBy } from '../entities/joining'
import { isoDateSchema } from '../entities/wire-kit'
import { dataOf, defineOperation } from '../operation'

const longestText = 500

/** Closes the member's account. */
export const deleteProcessOperation = defineOperation({
  id: 'account-component/delete-process',
  method: 'POST',
  path: '/account-component/account/delete-process',
  provenance: 'path only',
  summary: 'Close the member’s account',
  notes:
    'Ends every session at once, this one too, tells all contacts, and has the account erased on the day of the answer. Until then its ' +
    'member can open it again with delete-process/cancel.',
  auth: 'bearer',
  fresh: true,
  headers: 'plain',
  limit: { perMinute: 5, uncounted: 'refuse' },
  cache: 'no-store',
  idempotent: true,
  request: z.object({
    body: z.strictObject({
      reason: z.enum(closingReasons).nullable().default(null),
      /** In the member's own words; kept encrypted and erased with the account. */
      text: readBy((typed) => readPlainText(typed, longestText))
        .nullable()
        .default(null),
    }),
  }),
  success: {
    status: 200,
    description: 'The account is closed',
    schema: dataOf(z.object({ erasesOn: isoDateSchema })),
  },
  errors: [],
})
