import * as z from 'zod'
import { dataOf, defineOperation } from '../operation'

/** Whether the catalogue is loaded and the database takes work. */
export const readyOperation = defineOperation({
  id: 'site/ready',
  method: 'GET',
  path: '/ready',
  provenance: 'ours',
  summary: 'Whether the provider can do its work',
  notes: 'Meant for a load balancer. While the answer is 503, pages that need no database are still served.',
  auth: 'public',
  headers: 'plain',
  cache: 'no-store',
  request: z.object({}),
  success: { status: 200, description: 'Ready', schema: dataOf(z.object({ status: z.literal('ready') })) },
  errors: ['GBL0009'],
})
