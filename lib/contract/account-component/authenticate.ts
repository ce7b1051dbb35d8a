import * as z from 'zod'
import { openedSessionSchema, passwordSchema, usernameSchema } from '../entities/joining'
import { dataOf, defineOperation } from '../operation'

/** Sign in by password. */
export const authenticateOperation = defineOperation({
  id: 'account-component/authenticate',
  method: 'POST',
  path: '/account-component/authenticate',
  provenance: 'path only',
  summary: 'Sign in by password',
  notes: 'One answer, after the same work, for an unknown contact, a wrong password and an account that is not active.',
  auth: 'public',
  headers: 'plain',
  knowsDevice: true,
  limit: { perMinute: 20, uncounted: 'refuse' },
  cache: 'no-store',
  request: z.object({ body: z.strictObject({ username: usernameSchema, password: passwordSchema }) }),
  success: { status: 200, description: 'A session', schema: dataOf(openedSessionSchema) },
  errors: ['GBL0009', 'GBL0023'],
})
