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
    'Live: the catalogue lists at least one product of the partner, whose address is one of the allowed hosts. The answer holds no address: ' +
    'where an application goes, the site takes from its own table of partners.',
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
