import * as z from 'zod'
import { closingReasons } from '@/lib/domain/member/closing'
import { isoDateSchema } from '../entities/wire-kit'
import { dataOf, defineOperation } from '../operation'

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
