import * as z from 'zod'
import { profileChangeSchema, profileSchema } from '../entities/profile'
import { dataOf, defineOperation } from '../operation'

/** Changes some of what the member has told. */
export const updateProfileOperation = defineOperation({
  id: 'account-component/update-profile',
  method: 'PUT',
  path: '/account-component/account/update-profile',
  provenance: 'path only',
  summary: 'Change some of what the member has told',
  notes:
    'A field that is not sent stays, null takes an answer back, a field that is not known is refused. A blood type needs ' +
    'bloodTypeConsent: true beside it, every time; the proof is kept. The birth date of a member with a MyKad number follows from it.',
  auth: 'bearer',
  headers: 'plain',
  limit: { perMinute: 30, uncounted: 'refuse' },
  cache: 'no-store',
  request: z.object({ body: profileChangeSchema }),
  success: { status: 200, description: 'The profile as it is now', schema: dataOf(profileSchema) },
  errors: [],
})
