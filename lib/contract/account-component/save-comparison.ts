import * as z from 'zod'
import { longestComparison, savedComparisonSchema } from '../entities/saved-comparison'
import { dataOf, defineOperation } from '../operation'

/** Keeps a comparison of the member. */
export const saveComparisonOperation = defineOperation({
  id: 'account-component/save-comparison',
  method: 'POST',
  path: '/account-component/comparisons',
  provenance: 'ours',
  summary: 'Keep a comparison',
  notes:
    'query is that of the page’s address. What is personal or unknown in it is left out. The same comparison again is the one that is kept already. A member keeps 60; the oldest goes when another one comes.',
  auth: 'bearer',
  headers: 'plain',
  limit: { perMinute: 20, uncounted: 'refuse' },
  cache: 'no-store',
  request: z.object({ body: z.strictObject({ query: z.string().min(1).max(longestComparison) }) }),
  success: { status: 200, description: 'It is kept', schema: dataOf(savedComparisonSchema) },
  errors: ['GBL0008'],
})
