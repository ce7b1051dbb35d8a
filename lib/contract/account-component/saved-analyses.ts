import * as z from 'zod'
import { savedAnalysisSchema } from '../entities/saved-analysis'
import { dataOf, defineOperation } from '../operation'

/** The financial analyses that the member keeps. */
export const savedAnalysesOperation = defineOperation({
  id: 'account-component/saved-analyses',
  method: 'GET',
  path: '/account-component/analyses',
  provenance: 'ours',
  summary: 'The financial analyses that the member keeps',
  notes: 'Oldest first. findings is null for one that can no longer be opened.',
  auth: 'bearer',
  headers: 'plain',
  cache: 'no-store',
  request: z.object({}),
  success: { status: 200, description: 'What is kept', schema: dataOf(z.array(savedAnalysisSchema)) },
  errors: [],
})
