import * as z from 'zod'
import { dataOf, defineOperation } from '../operation'

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
