import * as z from 'zod'
import { dataOf, defineOperation } from '../operation'

/** Whether the process answers at all. Reads nothing, so that a slow database does not get the process restarted. */
export const healthOperation = defineOperation({
  id: 'site/health',
  method: 'GET',
  path: '/health',
  provenance: 'ours',
  summary: 'Whether the process is alive',
  notes: null,
  auth: 'public',
  headers: 'plain',
  cache: 'no-store',
  request: z.object({}),
  success: { status: 200, description: 'Alive', schema: dataOf(z.object({ status: z.literal('ok') })) },
  errors: [],
})
