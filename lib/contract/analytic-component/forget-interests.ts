import * as z from 'zod'
import { defineOperation } from '../operation'

/** Takes one off the member's list, or clears it. */
export const forgetInterestsOperation = defineOperation({
  id: 'analytic-component/forget-interests',
  method: 'DELETE',
  path: '/analytic-component/user-interested-redirects/default',
  provenance: 'path only',
  summary: 'Take one off the list of what the member marked or left for, or clear it',
  notes:
    'One by its id, all by all=true. Deleting one that is not there, or that is on another member’s list, changes nothing and answers the same.',
  auth: 'bearer',
  headers: 'plain',
  limit: { perMinute: 60, uncounted: 'refuse' },
  cache: 'no-store',
  request: z.object({
    query: z
      .strictObject({ id: z.uuid().optional(), all: z.literal('true').optional() })
      .refine(({ id, all }) => (id === undefined) !== (all === undefined), {
        path: ['id'],
        message: 'is needed, or all=true, and not both',
      }),
  }),
  success: { status: 204, description: 'It is not on the list any more', schema: z.undefined() },
  errors: [],
})
