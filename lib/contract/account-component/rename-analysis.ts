import * as z from 'zod'
import { readPlainText } from '@/lib/domain/validation/plain-text'
import { readBy } from '../entities/joining'
import { longestAnalysisName } from '../entities/saved-analysis'
import { dataOf, defineOperation } from '../operation'

/** Gives a financial analysis that the member keeps a name, or takes it away. */
export const renameAnalysisOperation = defineOperation({
  id: 'account-component/rename-analysis',
  method: 'PUT',
  path: '/account-component/analyses',
  provenance: 'ours',
  summary: 'Name a financial analysis',
  notes:
    'Kept encrypted, like its figures. An empty name takes the name away: the analysis is called by its day again. renamed is false, and ' +
    'nothing changed, where it is not kept, can no longer be opened, or is another member’s.',
  auth: 'bearer',
  headers: 'plain',
  limit: { perMinute: 20, uncounted: 'refuse' },
  cache: 'no-store',
  request: z.object({
    body: z.strictObject({
      id: z.uuid(),
      /** One line in the member's own words. */
      name: readBy((typed) => readPlainText(typed, longestAnalysisName)),
    }),
  }),
  success: { status: 200, description: 'Whether it is named so', schema: dataOf(z.object({ renamed: z.boolean() })) },
  errors: [],
})
