import * as z from 'zod'
import { recoveryCodes } from '@/lib/domain/member/recovery-code'
import { openedSessionSchema } from '../entities/joining'
import { recoveryCodeSchema, recoverySchema } from '../entities/recovery'
import { dataOf, defineOperation, type Operation } from '../operation'

/** How many recovery codes the member who asks has left. */
export const recoveryOperation = defineOperation({
  id: 'account-component/recovery',
  method: 'GET',
  path: '/account-component/recovery-codes',
  provenance: 'ours',
  summary: 'How many recovery codes the member who asks has left',
  notes: 'The codes themselves are told once, as they are made.',
  auth: 'bearer',
  headers: 'plain',
  cache: 'no-store',
  request: z.object({}),
  success: { status: 200, description: 'How many, and since when', schema: dataOf(recoverySchema) },
  errors: [],
})

/** Makes recovery codes for the member who asks. */
export const makeRecoveryOperation = defineOperation({
  id: 'account-component/make-recovery',
  method: 'POST',
  path: '/account-component/recovery-codes',
  provenance: 'ours',
  summary: 'Make recovery codes',
  notes: `${recoveryCodes} codes, in place of those of before, which no longer work. Only their hashes are kept. All contacts are told.`,
  auth: 'bearer',
  fresh: true,
  headers: 'plain',
  limit: { perMinute: 10, uncounted: 'refuse' },
  cache: 'no-store',
  request: z.object({}),
  success: {
    status: 200,
    description: 'The codes, this once',
    schema: dataOf(z.object({ codes: z.array(z.string().min(1).max(40)) })),
  },
  errors: [],
})

/** Signs in by a recovery code. */
export const authenticateRecoveryOperation = defineOperation({
  id: 'account-component/authenticate-recovery',
  method: 'POST',
  path: '/account-component/v1/public/account/authenticate-recovery',
  provenance: 'ours',
  summary: 'Sign in by a recovery code',
  notes:
    'It works once. All contacts of the account are told. One answer for a code of nobody, one that was used, and an account that is not active.',
  auth: 'public',
  headers: 'plain',
  knowsDevice: true,
  limit: { perMinute: 10, uncounted: 'refuse' },
  cache: 'no-store',
  request: z.object({ body: z.strictObject({ code: recoveryCodeSchema }) }),
  success: { status: 200, description: 'A session', schema: dataOf(openedSessionSchema) },
  errors: ['GBL0009', 'GBL0037'],
})

/** Recovery codes: the calls of this area, in the order of the documents. */
export const recoveryCalls: readonly Operation[] = [
  recoveryOperation,
  makeRecoveryOperation,
  authenticateRecoveryOperation,
]
