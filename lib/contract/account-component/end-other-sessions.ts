import * as z from 'zod'
import { defineOperation } from '../operation'

/** Ends all sessions of the member who asks but this one. */
export const endOtherSessionsOperation = defineOperation({
  id: 'account-component/end-other-sessions',
  method: 'DELETE',
  path: '/account-component/sessions/others',
  provenance: 'ours',
  summary: 'End all of the member’s sessions but this one',
  notes: 'Their tokens are refused at once.',
  auth: 'bearer',
  headers: 'plain',
  limit: { perMinute: 20, uncounted: 'refuse' },
  cache: 'no-store',
  request: z.object({}),
  success: { status: 204, description: 'They have ended', schema: z.undefined() },
  errors: [],
})
