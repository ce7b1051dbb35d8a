import { expect } from 'vitest'
import type { Operation } from '@/lib/contract/operation'
import { sessionLimits } from '@/lib/server/services/session'
import { bearer, goneMember, newMember, sessionsWith } from './member'
import { expectProblem, providerWith, requestTo, send } from './provider'

type Target = Pick<Operation, 'path' | 'method'>

/** Headers that name nobody: none at all, other schemes, forged and mangled tokens, a refresh token. */
async function deadHeaders(): Promise<readonly Readonly<Record<string, string>>[]> {
  const { accessToken, refreshToken } = await newMember()
  const tokens = [
    refreshToken,
    accessToken.slice(0, -1),
    `${accessToken}A`,
    accessToken.toLowerCase(),
    accessToken.split('').reverse().join(''),
    'A'.repeat(43),
    'null',
    'undefined',
    'eyJhbGciOiJub25lIn0.eyJzdWIiOiIxIn0.',
    '%00',
    "' or 1=1 --",
    `${accessToken}, Bearer ${accessToken}`,
  ]
  return [
    {},
    { authorization: '' },
    { authorization: 'Bearer' },
    { authorization: accessToken },
    { authorization: `Basic ${accessToken}` },
    { 'x-access-token': accessToken },
    ...tokens.map(bearer),
  ]
}

/** Checks that an operation for members takes a live access token and no other word. */
export async function expectDeadTokensRefused(target: Target): Promise<void> {
  for (const headers of await deadHeaders()) {
    const response = await send(target, { headers })
    expect(response.headers.get('www-authenticate')).toBe('Bearer error="invalid_token"')
    await expectProblem(response, 'GBL0011')
  }
}

/** Checks that an access token works until ten minutes have passed, and no longer. */
export async function expectOldTokenRefused(target: Target): Promise<void> {
  const { accessToken } = await newMember()
  const at = (now: number) => providerWith(sessionsWith({ clock: { now: () => now } }))
  const opened = Date.now()
  const late = await at(opened + sessionLimits.accessMs)(requestTo(target, { headers: bearer(accessToken) }))
  await expectProblem(late, 'GBL0011')
  const inTime = opened + sessionLimits.accessMs - 60_000
  const response = await at(inTime)(requestTo(target, { headers: bearer(accessToken) }))
  expect(response.status).toBeLessThan(300)
}

/** Checks that a live session of a suspended or closed account gets nothing. */
export async function expectInactiveRefused(target: Target): Promise<void> {
  for (const state of ['suspended', 'closed'] as const) {
    const { accessToken } = await newMember({ state })
    await expectProblem(await send(target, { headers: bearer(accessToken) }), 'GBL0020')
  }
}

/** Checks that a live session of a deleted account is told so. */
export async function expectGoneRefused(target: Target): Promise<void> {
  const { accessToken } = await goneMember()
  await expectProblem(await send(target, { headers: bearer(accessToken) }), 'GBL0015')
}
