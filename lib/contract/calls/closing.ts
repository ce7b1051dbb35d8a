import * as z from 'zod'
import { closingReasons } from '@/lib/domain/member/closing'
import { readPlainText } from '@/lib/domain/validation/plain-text'
import { joiningKeySchema, openedSessionSchema, readBy } from '../entities/joining'
import { memberExportSchema } from '../entities/member-export'
import { isoDateSchema } from '../entities/wire-kit'
import { dataOf, defineOperation, type Operation } from '../operation'

/** Everything that is kept of the member. */
export const exportOperation = defineOperation({
  id: 'account-component/export',
  method: 'GET',
  path: '/account-component/export',
  provenance: 'ours',
  summary: 'Everything that is kept of the member',
  notes: 'One document that explains its own fields. Without digests and hashes, which say nothing to the member.',
  auth: 'bearer',
  fresh: true,
  headers: 'plain',
  limit: { perMinute: 5, uncounted: 'refuse' },
  cache: 'no-store',
  request: z.object({}),
  success: { status: 200, description: 'The document', schema: dataOf(memberExportSchema) },
  errors: [],
})

const text = z.string().min(1)

/** What happens when the member closes the account. */
export const deleteAccountMessageOperation = defineOperation({
  id: 'account-component/delete-account-message',
  method: 'GET',
  path: '/account-component/account/delete-account-message',
  provenance: 'path only',
  summary: 'What happens when the member closes the account',
  notes: 'erasesOn is the day in Malaysia for an account that is closed now.',
  auth: 'bearer',
  headers: 'plain',
  cache: 'no-store',
  request: z.object({}),
  success: {
    status: 200,
    description: 'What happens, what is kept and why, and the reasons that can be given',
    schema: dataOf(
      z.object({
        happens: z.array(text).min(1),
        /** What outlives the account. None of it can be traced to the member but what they subscribed to themselves. */
        kept: z.array(z.object({ what: text, why: text, howLong: text })),
        reasons: z.array(z.object({ code: z.enum(closingReasons), label: text })),
        erasesOn: isoDateSchema,
      }),
    ),
  },
  errors: [],
})

const longestText = 500

/** Closes the member's account. */
export const deleteProcessOperation = defineOperation({
  id: 'account-component/delete-process',
  method: 'POST',
  path: '/account-component/account/delete-process',
  provenance: 'path only',
  summary: 'Close the member’s account',
  notes:
    'Ends every session immediately, this one too, tells all contacts, and has the account erased on the day of the answer. Until then its ' +
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

/** Opens a closed account again. */
export const deleteProcessCancelOperation = defineOperation({
  id: 'account-component/delete-process-cancel',
  method: 'POST',
  path: '/account-component/account/delete-process/cancel',
  provenance: 'ours',
  summary: 'Open a closed account again',
  notes:
    'Needs a verified joining with the purpose sign-in, whose contact belongs to the account, before the day on which it is erased. ' +
    'Signs its member in.',
  auth: 'public',
  headers: 'plain',
  knowsDevice: true,
  limit: { perMinute: 10, uncounted: 'refuse' },
  cache: 'no-store',
  request: z.object({ body: z.strictObject({ key: joiningKeySchema }) }),
  success: {
    status: 200,
    description: 'The account is open, and this is its session',
    schema: dataOf(openedSessionSchema),
  },
  errors: ['GBL0009', 'GBL0024', 'GBL0029'],
})

/** Taking everything along, and closing an account: the calls of this area, in the order of the documents. */
export const closingCalls: readonly Operation[] = [
  exportOperation,
  deleteAccountMessageOperation,
  deleteProcessOperation,
  deleteProcessCancelOperation,
]
