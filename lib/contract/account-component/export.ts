import * as z from 'zod'
import { memberExportSchema } from '../entities/member-export'
import { dataOf, defineOperation } from '../operation'

/** Everything that is kept of the member. */
export const exportOperation = defineOperation({
  id: 'account-component/export',
  method: 'GET',
  path: '/account-component/export',
  provenance: 'ours',
  summary: 'Everything that is kept of the member',
  notes: 'One document that explains its own fields. Without digests and hashes, which say nothing to the member.',
  auth: 'bearer',
  fresh: true,
  headers: 'plain',
  limit: { perMinute: 5, uncounted: 'refuse' },
  cache: 'no-store',
  request: z.object({}),
  success: { status: 200, description: 'The document', schema: dataOf(memberExportSchema) },
  errors: [],
})
