import * as z from 'zod'
import { readPlainText } from '@/lib/domain/validation/plain-text'
import { readBy } from '../entities/joining'
import { keptFindingsSchema, longestAnalysisName, savedAnalysisSchema } from '../entities/saved-analysis'
import { longestComparison, savedComparisonSchema } from '../entities/saved-comparison'
import { dataOf, defineOperation, type Operation } from '../operation'

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

/** Deletes a financial analysis that the member keeps. */
export const forgetAnalysisOperation = defineOperation({
  id: 'account-component/forget-analysis',
  method: 'DELETE',
  path: '/account-component/analyses',
  provenance: 'ours',
  summary: 'Delete a financial analysis',
  notes:
    'It can be brought back for an hour. Deleting one that is not there, or that another member keeps, changes nothing and answers the same.',
  auth: 'bearer',
  headers: 'plain',
  limit: { perMinute: 20, uncounted: 'refuse' },
  cache: 'no-store',
  request: z.object({ query: z.strictObject({ id: z.uuid() }) }),
  success: { status: 204, description: 'It is not kept any more', schema: z.undefined() },
  errors: [],
})

/** The comparisons that the member keeps. */
export const savedComparisonsOperation = defineOperation({
  id: 'account-component/saved-comparisons',
  method: 'GET',
  path: '/account-component/comparisons',
  provenance: 'ours',
  summary: 'The comparisons that the member keeps',
  notes:
    'Oldest first. query follows /compare? in the address of the page; the names are those of the day on which it was kept. comparison is null for one that can no longer be opened.',
  auth: 'bearer',
  headers: 'plain',
  cache: 'no-store',
  request: z.object({}),
  success: { status: 200, description: 'What is kept', schema: dataOf(z.array(savedComparisonSchema)) },
  errors: [],
})

/** Keeps a comparison of the member. */
export const saveComparisonOperation = defineOperation({
  id: 'account-component/save-comparison',
  method: 'POST',
  path: '/account-component/comparisons',
  provenance: 'ours',
  summary: 'Keep a comparison',
  notes:
    'query is that of the page’s address. What is personal or unknown in it is left out. The same comparison again is the one that is kept already. A member keeps 60; the oldest goes when another one comes.',
  auth: 'bearer',
  headers: 'plain',
  limit: { perMinute: 20, uncounted: 'refuse' },
  cache: 'no-store',
  request: z.object({ body: z.strictObject({ query: z.string().min(1).max(longestComparison) }) }),
  success: { status: 200, description: 'It is kept', schema: dataOf(savedComparisonSchema) },
  errors: ['GBL0008'],
})

/** Deletes a comparison that the member keeps. */
export const forgetComparisonOperation = defineOperation({
  id: 'account-component/forget-comparison',
  method: 'DELETE',
  path: '/account-component/comparisons',
  provenance: 'ours',
  summary: 'Delete a comparison',
  notes:
    'It can be brought back for an hour. Deleting one that is not there, or that another member keeps, changes nothing and answers the same.',
  auth: 'bearer',
  headers: 'plain',
  limit: { perMinute: 20, uncounted: 'refuse' },
  cache: 'no-store',
  request: z.object({ query: z.strictObject({ id: z.uuid() }) }),
  success: { status: 204, description: 'It is not kept any more', schema: z.undefined() },
  errors: [],
})

/** What a member can take away and bring back. */
export const removableKinds = ['analysis', 'comparison', 'interest'] as const

export type RemovableKind = (typeof removableKinds)[number]

/** Brings back what the member has taken away. */
export const restoreRemovedOperation = defineOperation({
  id: 'account-component/restore-removed',
  method: 'PUT',
  path: '/account-component/removed',
  provenance: 'ours',
  summary: 'Bring back what the member deleted within the last hour',
  notes:
    'id names one; null means all that were deleted together last. restored is 0 where nothing was deleted within the hour, or another member’s was meant.',
  auth: 'bearer',
  headers: 'plain',
  limit: { perMinute: 60, uncounted: 'refuse' },
  cache: 'no-store',
  request: z.object({ body: z.strictObject({ kind: z.enum(removableKinds), id: z.uuid().nullable() }) }),
  success: {
    status: 200,
    description: 'How many are back',
    schema: dataOf(z.object({ restored: z.int().nonnegative() })),
  },
  errors: [],
})

/** What members save: the calls of this area, in the order of the documents. */
export const savedCalls: readonly Operation[] = [
  savedAnalysesOperation,
  renameAnalysisOperation,
  saveAnalysisOperation,
  forgetAnalysisOperation,
  savedComparisonsOperation,
  saveComparisonOperation,
  forgetComparisonOperation,
  restoreRemovedOperation,
]
