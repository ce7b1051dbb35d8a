import * as z from 'zod'
import { savedComparisonSchema } from '../entities/saved-comparison'
import { dataOf, defineOperation } from '../operation'

/** The comparisons that the member keeps. */
export const savedComparisonsOperation = defineOperation({
  id: 'account-component/saved-comparisons',
  method: 'GET',
  path: '/account-component/comparisons',
  provenance: 'ours',
  summary: 'The comparisons that the member keeps',
  notes:
    'Oldest first. query follows /compare? in the address of the page; the names are those of the day on which it was kept. comparison is null for one that can no longer be opened.',
  auth: 'bearer',
  headers: 'plain',
  cache: 'no-store',
  request: z.object({}),
  success: { status: 200, description: 'What is kept', schema: dataOf(z.array(savedComparisonSchema)) },
  errors: [],
})
