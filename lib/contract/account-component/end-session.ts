import * as z from 'zod'
import { defineOperation } from '../operation'

/** Ends a session of the member who asks. */
export const endSessionOperation = defineOperation({
  id: 'account-component/end-session',
  method: 'DELETE',
  path: '/account-component/sessions',
  provenance: 'ours',
  summary: 'End one of the member’s sessions',
  notes:
    'Its tokens are refused at once. Ending one that is not there, or that is another member’s, changes nothing and answers the same.',
  auth: 'bearer',
  headers: 'plain',
  limit: { perMinute: 60, uncounted: 'refuse' },
  cache: 'no-store',
  request: z.object({ query: z.strictObject({ id: z.uuid() }) }),
  success: { status: 204, description: 'It has ended', schema: z.undefined() },
  errors: [],
})
