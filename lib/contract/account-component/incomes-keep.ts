import * as z from 'zod'
import { keptCheckSchema, keptFindingsSchema } from '../entities/kept-check'
import { dataOf, defineOperation } from '../operation'

/** Keeps a financial analysis of the member. */
export const incomesKeepOperation = defineOperation({
  id: 'account-component/incomes-keep',
  method: 'POST',
  path: '/account-component/incomes',
  provenance: 'path only',
  summary: 'Keep a financial analysis',
  notes: 'Only the figures are kept, encrypted. A member keeps 60; the oldest goes when another one comes.',
  auth: 'bearer',
  headers: 'plain',
  cache: 'no-store',
  request: z.object({ body: z.strictObject({ findings: keptFindingsSchema }) }),
  success: { status: 200, description: 'It is kept', schema: dataOf(keptCheckSchema) },
  errors: [],
})
