import * as z from 'zod'
import { deviceTextSchema } from '../device-text'
import { userSchema } from '../entities/user'
import { dataOf, defineOperation, type Operation } from '../operation'

/** The account of the member who asks. */
export const accountOperation = defineOperation({
  id: 'account-component/account',
  method: 'GET',
  path: '/account-component/account',
  provenance: 'given by the spec',
  summary: 'The account of the member who asks',
  notes: 'GBL0015 and GBL0020 end the session on the client.',
  auth: 'bearer',
  headers: 'plain',
  cache: 'no-store',
  request: z.object({}),
  success: { status: 200, description: 'The account', schema: dataOf(userSchema) },
  errors: [],
})

const tokenSchema = z.string().min(1).max(200)

/** Exchanges a refresh token for a new access token and the refresh token that replaces the old one. */
export const tokenExtendsOperation = defineOperation({
  id: 'account-component/token-extends',
  method: 'POST',
  path: '/account-component/token/extends',
  provenance: 'given by the spec',
  summary: 'Renew the tokens of a session',
  notes:
    'The answer is not wrapped in data. refreshToken in it is ours: it replaces the one that was sent, which is used up; ' +
    'sent again within 30 seconds it gives the same answer, later it ends the session. A provider that does not rotate ' +
    'leaves refreshToken out. GBL0012 says in sessionEnd why the session ended, to who holds a refresh token of it alone: for any other text it is absent.',
  auth: 'public',
  headers: 'plain',
  limit: { perMinute: 300, uncounted: 'refuse' },
  cache: 'no-store',
  request: z.object({ body: z.strictObject({ refreshToken: tokenSchema }) }),
  success: {
    status: 200,
    description: 'The new tokens',
    schema: z.object({ accessToken: tokenSchema, refreshToken: tokenSchema.optional() }),
  },
  errors: ['GBL0009', 'GBL0012', 'GBL0015', 'GBL0020'],
})

/** Ends the session of the member who asks. */
export const logoutOperation = defineOperation({
  id: 'account-component/logout',
  method: 'PUT',
  path: '/account-component/account/logout',
  provenance: 'given by the spec',
  summary: 'End the session',
  notes: 'Both tokens of the session are refused from then on, before the answer is sent. The device id is not kept.',
  auth: 'bearer',
  headers: 'plain',
  cache: 'no-store',
  request: z.object({ query: z.strictObject({ deviceId: deviceTextSchema.optional() }) }),
  success: {
    status: 204,
    description: 'The session has ended',
    schema: z.undefined(),
    headers: { 'Clear-Site-Data': '"cache"' },
  },
  errors: [],
})

/** The session of a member: the calls of this area, in the order of the documents. */
export const sessionCalls: readonly Operation[] = [accountOperation, tokenExtendsOperation, logoutOperation]
