import { expect, test } from 'vitest'
import { logoutOperation } from '@/lib/contract/account-component/logout'
import { tokenExtendsOperation } from '@/lib/contract/account-component/token-extends'
import { runtime } from '@/lib/server/services/runtime'
import { sessionLimits } from '@/lib/server/services/sessions/session'
import { endOtherSessions, openSession } from '@/lib/server/services/sessions/sessions'
import { changePasswordBy } from '../../support/changed-password'
import { bearer, newMember, sessionsWith, type TestMember } from '../../support/member'
import { password } from '../../support/password'
import { expectProblem, expectSuccess, providerWith, requestTo, send } from '../../support/provider'
import { settledMember } from '../../support/security'

const newPassword = 'tujuh ekor kucing makan rambutan'
type Tokens = Pick<TestMember, 'accessToken'>
type Elsewhere = Awaited<ReturnType<typeof settledMember>>

test('what is not a live refresh token is refused', async () => {
  const { accessToken, refreshToken } = await newMember()
  for (const token of [accessToken, refreshToken.slice(1), `${refreshToken} `, 'null', "' or 1=1 --"]) {
    const response = await send(tokenExtendsOperation, { body: { refreshToken: token } })
    expect(response.headers.get('www-authenticate')).toBe('Bearer error="invalid_token"')
    // A stranger who guesses tokens learns nothing, and neither does who holds the access token alone.
    expect(await expectProblem(response, 'GBL0012')).not.toHaveProperty('sessionEnd')
  }
})

test('31 seconds after its use a token is refused and takes its successor with it', async () => {
  const { refreshToken } = await newMember()
  let now = Date.now()
  const provider = providerWith(sessionsWith({ clock: { now: () => now } }))
  const extend = (token: string) => provider(requestTo(tokenExtendsOperation, { body: { refreshToken: token } }))
  const successor = await expectSuccess(await extend(refreshToken), tokenExtendsOperation)
  now += sessionLimits.graceMs + 1000
  for (const token of [refreshToken, successor.refreshToken ?? ''])
    expect(await expectProblem(await extend(token), 'GBL0012')).toMatchObject({ sessionEnd: 'used-twice' })
})

test.each([
  ['signed-out', (_: Elsewhere, { accessToken }: Tokens) => send(logoutOperation, { headers: bearer(accessToken) })],
  [
    'ended-by-member',
    ({ accountId, sessionId }: Elsewhere) =>
      endOtherSessions(runtime().sessions, { account: { id: accountId }, sessionId }),
  ],
  ['password-changed', (member: Elsewhere) => changePasswordBy(member, { currentPassword: password, newPassword })],
] as const)('whoever holds the refresh token of a session that ended is told why: %s', async (sessionEnd, end) => {
  const elsewhere = await settledMember()
  const tokens = await openSession(runtime().sessions, { accountId: elsewhere.accountId, method: 'code', device: '' })
  await end(elsewhere, tokens)
  const response = await send(tokenExtendsOperation, { body: { refreshToken: tokens.refreshToken } })
  expect(await expectProblem(response, 'GBL0012')).toMatchObject({ sessionEnd })
})

test.each([
  ['unused', sessionLimits.idleMs],
  ['over', sessionLimits.absoluteMs],
] as const)('a session that ended by its time says so: %s', async (sessionEnd, ms) => {
  const { refreshToken } = await newMember()
  const provider = providerWith(sessionsWith({ clock: { now: () => Date.now() + ms } }))
  const response = await provider(requestTo(tokenExtendsOperation, { body: { refreshToken } }))
  expect(await expectProblem(response, 'GBL0012')).toMatchObject({ sessionEnd })
})
