import * as z from 'zod'
import { defineOperation } from '../operation'

/** Deletes a financial analysis that the member keeps. */
export const forgetAnalysisOperation = defineOperation({
  id: 'account-component/forget-analysis',
  method: 'DELETE',
  path: '/account-component/analyses',
  provenance: 'ours',
  summary: 'Delete a financial analysis',
  notes:
    'It can be brought back for an hour. Deleting one that is not there, or that another member keeps, changes nothing and answers the same.',
  auth: 'bearer',
  headers: 'plain',
  limit: { perMinute: 20, uncounted: 'refuse' },
  cache: 'no-store',
  request: z.object({ query: z.strictObject({ id: z.uuid() }) }),
  success: { status: 204, description: 'It is not kept any more', schema: z.undefined() },
  errors: [],
})
