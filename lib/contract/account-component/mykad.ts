import * as z from 'zod'
import { profileSchema } from '../entities/profile'
import { dataOf, defineOperation } from '../operation'

/** Sets, changes or removes the member's MyKad number. */
export const mykadOperation = defineOperation({
  id: 'account-component/mykad',
  method: 'PUT',
  path: '/account-component/mykad',
  provenance: 'ours',
  summary: 'Set, change or remove the member’s MyKad number',
  notes:
    'Kept encrypted and shown masked. The date of birth and the sex follow from it; where its six digits can mean two centuries, ' +
    'the date of birth that the member gave before decides. A number that another account has is refused without a word of whose it is.',
  auth: 'bearer',
  fresh: true,
  headers: 'plain',
  limit: { perMinute: 5, uncounted: 'refuse' },
  cache: 'no-store',
  request: z.object({ body: z.strictObject({ mykad: z.string().max(40).nullable() }) }),
  success: { status: 200, description: 'The profile as it is now', schema: dataOf(profileSchema) },
  errors: ['GBL0031'],
})
