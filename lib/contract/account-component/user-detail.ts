import * as z from 'zod'
import { joiningKeySchema, joiningSchema } from '../entities/joining'
import { dataOf, defineOperation } from '../operation'

/** A joining, as far as it has come. */
export const userDetailOperation = defineOperation({
  id: 'account-component/user-detail',
  method: 'POST',
  path: '/account-component/v1/public/user-detail',
  provenance: 'path only',
  summary: 'A joining, as far as it has come',
  notes: 'Says nothing of an account. The key is in the body, since addresses are written to logs.',
  auth: 'public',
  headers: 'plain',
  limit: { perMinute: 120, uncounted: 'refuse' },
  cache: 'no-store',
  request: z.object({ body: z.strictObject({ key: joiningKeySchema }) }),
  success: { status: 200, description: 'The joining', schema: dataOf(joiningSchema) },
  errors: ['GBL0009', 'GBL0024'],
})
