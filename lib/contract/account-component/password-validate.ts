import * as z from 'zod'
import { passwordSchema } from '../entities/joining'
import { dataOf, defineOperation } from '../operation'

/** What speaks against a password. */
export const passwordValidateOperation = defineOperation({
  id: 'account-component/password-validate',
  method: 'POST',
  path: '/account-component/password/validate',
  provenance: 'path only',
  summary: 'What speaks against a password',
  notes:
    'Nothing is kept. about is what a password must not be made of, such as the name and the contact of its owner.',
  auth: 'public',
  headers: 'plain',
  limit: { perMinute: 60, uncounted: 'refuse' },
  cache: 'no-store',
  request: z.object({
    body: z.strictObject({ password: passwordSchema, about: z.array(z.string().max(300)).max(5).default([]) }),
  }),
  success: {
    status: 200,
    description: 'What speaks against it; nothing when it may be used',
    schema: dataOf(z.object({ problems: z.array(z.string()) })),
  },
  errors: ['GBL0009'],
})
