import * as z from 'zod'
import { incomesSchema } from '../entities/incomes'
import { defineOperation } from '../operation'

/** Keeps the member's income and commitments. */
export const updateIncomesOperation = defineOperation({
  id: 'account-component/update-incomes',
  method: 'PUT',
  path: '/account-component/incomes',
  provenance: 'path only',
  summary: 'Keep the member’s income and commitments',
  notes: 'All of them at once, encrypted: whole sen a month, null for what is not said.',
  auth: 'bearer',
  headers: 'plain',
  limit: { perMinute: 30, uncounted: 'refuse' },
  cache: 'no-store',
  request: z.object({ body: incomesSchema }),
  success: { status: 204, description: 'They are kept', schema: z.undefined() },
  errors: [],
})
