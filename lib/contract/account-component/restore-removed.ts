import * as z from 'zod'
import { dataOf, defineOperation } from '../operation'

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
