import * as z from 'zod'
import { incomesSchema } from '../entities/incomes'
import { dataOf, defineOperation } from '../operation'

/** The member's income and commitments. */
export const incomesOperation = defineOperation({
  id: 'account-component/incomes',
  method: 'GET',
  path: '/account-component/incomes',
  provenance: 'path only',
  summary: 'The member’s income and commitments',
  notes: 'Whole sen a month; null where the member has not said.',
  auth: 'bearer',
  headers: 'plain',
  cache: 'no-store',
  request: z.object({}),
  success: { status: 200, description: 'What the member has said', schema: dataOf(incomesSchema) },
  errors: [],
})
