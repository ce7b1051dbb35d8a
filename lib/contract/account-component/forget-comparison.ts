import * as z from 'zod'
import { defineOperation } from '../operation'

/** Deletes a comparison that the member keeps. */
export const forgetComparisonOperation = defineOperation({
  id: 'account-component/forget-comparison',
  method: 'DELETE',
  path: '/account-component/comparisons',
  provenance: 'ours',
  summary: 'Delete a comparison',
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
