import * as z from 'zod'
import { sessionSchema } from '../entities/session'
import { dataOf, defineOperation } from '../operation'

/** The sessions of the member who asks. */
export const sessionsOperation = defineOperation({
  id: 'account-component/sessions',
  method: 'GET',
  path: '/account-component/sessions',
  provenance: 'ours',
  summary: 'The sessions of the member who asks',
  notes: 'Those that last, the one used last first.',
  auth: 'bearer',
  headers: 'plain',
  cache: 'no-store',
  request: z.object({}),
  success: { status: 200, description: 'The sessions', schema: dataOf(z.array(sessionSchema)) },
  errors: [],
})
