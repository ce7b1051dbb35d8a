import * as z from 'zod'
import { contactKinds } from '@/lib/domain/validation/contact'
import { codeChannels, usernameSchema } from '../entities/joining'
import { dataOf, defineOperation } from '../operation'

/** How a contact can sign in. */
export const accountCheckOperation = defineOperation({
  id: 'account-component/account-check',
  method: 'POST',
  path: '/account-component/v1/public/account/check',
  provenance: 'path only',
  summary: 'How a contact can sign in',
  notes:
    'Does not say whether it has an account: the answer is the same for every contact of its kind that is well formed.',
  auth: 'public',
  headers: 'signed',
  limit: { perMinute: 10, uncounted: 'refuse' },
  cache: 'no-store',
  request: z.object({ body: z.strictObject({ username: usernameSchema }) }),
  success: {
    status: 200,
    description: 'The ways there are',
    schema: dataOf(
      z.object({ kind: z.enum(contactKinds), channels: z.array(z.enum(codeChannels)), password: z.literal(true) }),
    ),
  },
  errors: ['GBL0009'],
})
