import * as z from 'zod'
import { dataOf, defineOperation } from '../operation'

/** What a MyKad number says. */
export const validateNricOperation = defineOperation({
  id: 'account-component/validate-nric',
  method: 'POST',
  path: '/account-component/account/validate-nric',
  provenance: 'path only',
  summary: 'What a MyKad number says',
  notes:
    'By its form alone: whether there is such a card, and whose it is, nobody asks and nothing is kept. orBirthDate is a hundred years ' +
    'before birthDate, where somebody so old may be alive: then ask which it is.',
  auth: 'bearer',
  headers: 'plain',
  limit: { perMinute: 20, uncounted: 'refuse' },
  cache: 'no-store',
  request: z.object({ body: z.strictObject({ nric: z.string().max(200) }) }),
  success: {
    status: 200,
    description: 'It is well formed',
    schema: dataOf(
      z.object({
        /** Masked, such as 900101-**-****. */
        nric: z.string().min(1).max(20),
        birthDate: z.iso.date(),
        orBirthDate: z.iso.date().nullable(),
        /** Whole years in Malaysia today, by birthDate. */
        age: z.int().min(0).max(150),
        sex: z.enum(['male', 'female']),
        birthplace: z.string().min(1).max(60),
      }),
    ),
  },
  errors: [],
})
