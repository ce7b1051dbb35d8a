import * as z from 'zod'
import { defineOperation } from '../operation'

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
