import * as z from 'zod'
import { joiningKeySchema, openedSessionSchema } from '../entities/joining'
import { dataOf, defineOperation } from '../operation'

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
