import * as z from 'zod'
import { shelfChangeSchema, shelfSchema } from '../entities/shortlisted-product'
import { dataOf, defineOperation, type Operation } from '../operation'

/** Changes the shelf of a member, and gives all that is on it. */
export const shelfOperation = defineOperation({
  id: 'account-component/shelf',
  method: 'PUT',
  path: '/account-component/shelf',
  provenance: 'ours',
  summary: 'Change the shortlist that a member has on every device, and read it',
  notes:
    'Sent by each device with what changed there since the last answer; nothing in put and drop reads it. Sent twice, it has one effect. A product that several ' +
    'devices looked at has the newest look and the one before it. A shelf has 50 products: what does not fit is left out, and full says so. ' +
    'They are those that user-interest-record marks, and can be brought back for an hour.',
  auth: 'bearer',
  headers: 'plain',
  limit: { perMinute: 60, uncounted: 'refuse' },
  cache: 'no-store',
  request: z.object({ body: shelfChangeSchema }),
  success: { status: 200, description: 'The shelf', schema: dataOf(shelfSchema) },
  errors: [],
})

/** The shelf: the calls of this area, in the order of the documents. */
export const shelfCalls: readonly Operation[] = [shelfOperation]
