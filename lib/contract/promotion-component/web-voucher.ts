import * as z from 'zod'
import { voucherKindSchema, voucherSchema } from '../entities/campaign'
import { dataOf, defineOperation } from '../operation'

/** The vouchers, those first that can be used. */
export const webVoucherOperation = defineOperation({
  id: 'promotion-component/web-voucher',
  method: 'GET',
  path: '/promotion-component/v1/public/web-voucher',
  provenance: 'path only',
  summary: 'The vouchers',
  notes:
    'Those that can be used, those that are used up, and those that ended in the last thirty days, by the clock of the server.',
  auth: 'public',
  headers: 'plain',
  cache: 'no-cache',
  request: z.object({
    query: z.strictObject({
      partner: z
        .string()
        .regex(/^[a-z0-9-]{1,60}$/)
        .optional(),
      kind: voucherKindSchema.optional(),
    }),
  }),
  success: { status: 200, description: 'The vouchers', schema: dataOf(z.array(voucherSchema)) },
  errors: [],
})
