import * as z from 'zod'
import { partnerEntities } from '../click-record'
import { dataOf, defineOperation } from '../operation'

/** Whether a partner's offers can be reached through the site. */
export const partnershipCheckOperation = defineOperation({
  id: 'common-component/partnership-check',
  method: 'GET',
  path: '/common-component/v1/public/partnership/check',
  provenance: 'path only',
  summary: 'Whether a partner is live',
  notes:
    'Live: the table of partners has an address of it, on one of the allowed hosts. The answer holds no address: ' +
    'where a visitor goes, the site takes from that table.',
  auth: 'public',
  headers: 'plain',
  cache: 'public, max-age=300',
  request: z.object({ query: z.strictObject({ entityName: z.enum(partnerEntities) }) }),
  success: {
    status: 200,
    description: 'Whether it is live',
    schema: dataOf(z.object({ entityName: z.enum(partnerEntities), live: z.boolean() })),
  },
  errors: [],
})
