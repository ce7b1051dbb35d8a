import * as z from 'zod'
import { dataOf, defineOperation } from '../operation'

/** The internet address of the caller. */
export const myIpOperation = defineOperation({
  id: 'account-component/my-ip',
  method: 'GET',
  path: '/account-component/v1/public/account/my-ip',
  provenance: 'path only',
  summary: 'The internet address of the caller',
  notes: 'As the limits see it: null where it cannot be told from others.',
  auth: 'public',
  headers: 'plain',
  limit: { perMinute: 60, uncounted: 'answer' },
  cache: 'no-store',
  request: z.object({}),
  success: { status: 200, description: 'The address', schema: dataOf(z.object({ ip: z.string().nullable() })) },
  errors: [],
})
