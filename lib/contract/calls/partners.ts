import * as z from 'zod'
import { partnerEntities } from '../click-record'
import { dataOf, defineOperation, type Operation } from '../operation'

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

const price = z.int().min(0).max(100_000_000_000)

const moment = z.int().min(0)

/** The market table of SINEGY DAX. */
export const sinegyMarketOperation = defineOperation({
  id: 'common-component/sinegy-market',
  method: 'GET',
  path: '/common-component/v1/public/sinegy/market',
  provenance: 'path only',
  summary: 'The market table of SINEGY DAX',
  notes:
    '`source` is `sample` while no feed of the exchange is configured: pairs and prices are invented then and must be shown as such. ' +
    '`asOf` and `sentAt` are epoch milliseconds of one clock, so that the age of the prices does not depend on the reader’s. Prices and volume are sen, ' +
    'the change over 24 hours is basis points.',
  auth: 'public',
  headers: 'plain',
  cache: 'no-store',
  request: z.object({}),
  success: {
    status: 200,
    description: 'The pairs with their last prices',
    schema: dataOf(
      z.object({
        source: z.enum(['sample', 'exchange']),
        asOf: moment,
        sentAt: moment,
        ticks: z
          .array(
            z.object({
              pair: z.string().regex(/^[A-Z0-9-]{2,12}\/MYR$/),
              name: z.string().min(1).max(40),
              last: price,
              change: z.int().min(-10_000).max(100_000).nullable(),
              volume: price.nullable(),
            }),
          )
          .max(50),
      }),
    ),
  },
  errors: ['GBL0009'],
})

/** Partners of the site: the calls of this area, in the order of the documents. */
export const partnerCalls: readonly Operation[] = [partnershipCheckOperation, sinegyMarketOperation]
