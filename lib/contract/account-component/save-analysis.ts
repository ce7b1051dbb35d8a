import * as z from 'zod'
import { keptFindingsSchema, savedAnalysisSchema } from '../entities/saved-analysis'
import { dataOf, defineOperation } from '../operation'

/** Keeps a financial analysis of the member. */
export const saveAnalysisOperation = defineOperation({
  id: 'account-component/save-analysis',
  method: 'POST',
  path: '/account-component/analyses',
  provenance: 'ours',
  summary: 'Keep a financial analysis',
  notes: 'Only the figures are kept, encrypted. A member keeps 60; the oldest goes when another one comes.',
  auth: 'bearer',
  headers: 'plain',
  limit: { perMinute: 20, uncounted: 'refuse' },
  cache: 'no-store',
  request: z.object({ body: z.strictObject({ findings: keptFindingsSchema }) }),
  success: { status: 200, description: 'It is kept', schema: dataOf(savedAnalysisSchema) },
  errors: [],
})
