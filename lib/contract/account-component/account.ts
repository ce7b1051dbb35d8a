import * as z from 'zod'
import { userSchema } from '../entities/user'
import { dataOf, defineOperation } from '../operation'

/** The account of the member who asks. */
export const accountOperation = defineOperation({
  id: 'account-component/account',
  method: 'GET',
  path: '/account-component/account',
  provenance: 'given by the spec',
  summary: 'The account of the member who asks',
  notes: 'GBL0015 and GBL0020 end the session on the client.',
  auth: 'bearer',
  headers: 'plain',
  cache: 'no-store',
  request: z.object({}),
  success: { status: 200, description: 'The account', schema: dataOf(userSchema) },
  errors: [],
})
