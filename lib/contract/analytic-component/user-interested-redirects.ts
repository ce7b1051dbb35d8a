import * as z from 'zod'
import { interestSchema } from '../entities/interest'
import { dataOf, defineOperation } from '../operation'

/** What the member marked or left for. */
export const userInterestedRedirectsOperation = defineOperation({
  id: 'analytic-component/user-interested-redirects',
  method: 'GET',
  path: '/analytic-component/user-interested-redirects/default',
  provenance: 'path only',
  summary: 'The products and partners that the member marked or left for',
  notes: 'Newest first, at most 200. A product may not be listed any more.',
  auth: 'bearer',
  headers: 'plain',
  cache: 'no-store',
  request: z.object({}),
  success: { status: 200, description: 'The list', schema: dataOf(z.array(interestSchema)) },
  errors: [],
})
