import { randomUUID } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import type { Operation } from '@/lib/contract/operation'
import { env } from '@/lib/server/env'
import { signatureHash, signatureWindowMs } from '@/lib/server/services/calls/signature'
import { sessionLimits } from '@/lib/server/services/sessions/session'
import { bearer, goneMember, newMember, sessionsWith, signed } from '../support/member'
import { expectProblem, providerWith, requestTo, type Sent, send } from '../support/provider'
import { addressOf, sampleOf } from '../support/samples'
import { operationsWith } from '../support/shared-problems'

type Headers = Readonly<Record<string, string>>

/** A request that lacks nothing but the headers that let it in. */
function askedBy(operation: Operation, headers: Headers): Sent {
  const { body } = sampleOf(operation)
  const { query } = addressOf(operation)
  const once = operation.idempotent ? { 'idempotency-key': randomUUID() } : {}
  return { query, headers: { ...once, ...headers }, ...(body === undefined ? {} : { body }) }
}

/** As a signed call wants it, so that a refusal is about who asks. */
const signature = (operation: Operation): Headers => (operation.headers === 'signed' ? signed() : {})

/** As a call with one effect wants it. */
const keyed = (operation: Operation): Headers => (operation.idempotent ? { 'idempotency-key': randomUUID() } : {})

const ask = (operation: Operation, headers: Headers) =>
  send(addressOf(operation), askedBy(operation, { ...keyed(operation), ...headers }))

/** Words that are no live access token: forged, mangled, of another scheme, a refresh token. */
async function deadWords(): Promise<readonly string[]> {
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
  return ['', 'Bearer', accessToken, `Basic ${accessToken}`, ...tokens.map((token) => `Bearer ${token}`)]
}

async function expectNotSignedIn(response: Response): Promise<void> {
  expect(response.headers.get('www-authenticate')).toBe('Bearer error="invalid_token"')
  await expectProblem(response, 'GBL0011')
}

describe('a call that knows members takes a live access token and no other word', () => {
  test.each(operationsWith('GBL0011'))('%s', async (_id, operation) => {
    for (const authorization of await deadWords()) {
      await expectNotSignedIn(await ask(operation, { ...signature(operation), authorization }))
    }
  })

  test.each(operationsWith('GBL0011'))('%s: a token works for ten minutes', async (_id, operation) => {
    const { accessToken } = await newMember()
    const opened = Date.now()
    const askAt = (now: number) => {
      const sent = askedBy(operation, { ...signature(operation), ...bearer(accessToken) })
      return providerWith(sessionsWith({ clock: { now: () => now } }))(requestTo(addressOf(operation), sent))
    }
    await expectNotSignedIn(await askAt(opened + sessionLimits.accessMs))
    expect((await askAt(opened + sessionLimits.accessMs - 60_000)).status).not.toBe(401)
  })
})

/** What a sample is answered with that lacks what was given out to one member: a token, a code, a contact of their own, or points. */
const lacking: Readonly<Record<string, number>> = {
  'analytic-component/member-survey': 422,
  'account-component/request-otp-confirm': 422,
  'account-component/confirm-otp': 410,
  'account-component/add-passkey': 403,
  'account-component/confirm-passkey': 403,
  'account-component/reset-mobile': 410,
  'account-component/reset-email': 410,
  'core-component/redeem-voucher': 403,
  'core-component/withdraw': 403,
}
const answerTo = ({ id, success }: Operation) => lacking[id] ?? success.status

test.each(operationsWith('GBL0028'))(
  '%s takes a member who proved who they are in the last five minutes',
  async (_id, operation) => {
    const { accessToken } = await newMember()
    const opened = Date.now()
    const askAt = (now: number) => {
      const sent = askedBy(operation, { ...signature(operation), ...bearer(accessToken) })
      return providerWith(sessionsWith({ clock: { now: () => now } }))(requestTo(addressOf(operation), sent))
    }
    await expectProblem(await askAt(opened + sessionLimits.freshMs + 60_000), 'GBL0028')
    expect((await askAt(opened + sessionLimits.freshMs - 60_000)).status).toBe(answerTo(operation))
  },
)

describe('a call for members', () => {
  test.each(operationsWith('GBL0015'))('%s is answered to a member', async (_id, operation) => {
    const { accessToken } = await newMember()
    expect((await ask(operation, bearer(accessToken))).status).toBe(answerTo(operation))
  })

  test.each(operationsWith('GBL0015'))(
    '%s is refused to whoever says nothing of themselves',
    async (_id, operation) => {
      const { accessToken } = await newMember()
      for (const headers of [{}, { 'x-access-token': accessToken }]) {
        await expectNotSignedIn(await ask(operation, headers))
      }
    },
  )

  test.each(operationsWith('GBL0015'))('%s tells a session whose account its member closed', async (_id, operation) => {
    await expectProblem(await ask(operation, bearer((await goneMember()).accessToken)), 'GBL0015')
  })

  test.each(operationsWith('GBL0020'))('%s refuses a suspended account by name', async (_id, operation) => {
    const { accessToken } = await newMember({ state: 'suspended' })
    await expectProblem(await ask(operation, bearer(accessToken)), 'GBL0020')
  })
})

const opened = Date.now()

function signedWith(appId: string, key: string): Headers {
  const timestamp = String(Date.now())
  return { timestamp, hash: signatureHash(appId, key, timestamp) }
}

describe.each<readonly [string, () => Headers]>([
  ['no headers', () => ({})],
  ['a hash alone', () => ({ hash: signed().hash })],
  ['a timestamp alone', () => ({ timestamp: signed().timestamp })],
  ['a made-up hash', () => ({ ...signed(), hash: '0'.repeat(128) })],
  ['the hash of another moment', () => ({ ...signed(opened), timestamp: String(opened - 1) })],
  ['another key', () => signedWith(env().API_APP_ID, 'another-signing-key')],
  ['another app', () => signedWith('another', env().API_SIGNING_KEY)],
  ['a clock that is slow', () => signed(Date.now() - signatureWindowMs - 1000)],
  ['a clock that is fast', () => signed(Date.now() + signatureWindowMs + 60_000)],
])('a signed call with %s is refused', (_what, headers) => {
  test.each(operationsWith('GBL0010'))('%s, to a visitor and to a member', async (_id, operation) => {
    const member = bearer((await newMember()).accessToken)
    await expectProblem(await ask(operation, headers()), 'GBL0010')
    await expectProblem(await ask(operation, { ...headers(), ...member }), 'GBL0010')
  })
})
