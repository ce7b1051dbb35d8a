import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { exportOperation } from '@/lib/contract/calls/closing'
import {
  addPasskeyOperation,
  authenticatePasskeyOperation,
  confirmPasskeyOperation,
  passkeysOperation,
  removePasskeyOperation,
} from '@/lib/contract/calls/passkeys'
import { profileOperation } from '@/lib/contract/calls/profile'
import { accountOperation } from '@/lib/contract/calls/session'
import { securityLogOperation, sessionsOperation } from '@/lib/contract/calls/sign-in'
import { mostPasskeys, type PasskeyProof } from '@/lib/contract/entities/passkey'
import { kysely } from '@/lib/server/db/connection'
import { env } from '@/lib/server/env'
import { runtime } from '@/lib/server/services/runtime'
import { createAuthenticator } from '../../factories/authenticator'
import { messagesTo } from '../../factories/sent-codes'
import { growOld } from '../support/confirming'
import { describeCall } from '../support/describe-call'
import { bearer, newMember } from '../support/member'
import { add, creationFor, deviceOf, here, requestForAnybody } from '../support/passkeys'
import { expectProblem, expectSuccess, fieldsOf, send } from '../support/provider'
import { settledMember } from '../support/security'

const chrome =
  'Mozilla/5.0 (Linux; Android 15) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Mobile Safari/537.36'
const signIn = (body: object) => send(authenticatePasskeyOperation, { body })

async function passkeysOf(accessToken: string) {
  const answer = await send(passkeysOperation, { headers: bearer(accessToken) })
  return (await expectSuccess(answer, passkeysOperation)).data
}

/** Expects a message to a contact, after all that waits was sent. */
async function expectTold(to: string, words: string): Promise<void> {
  await runtime().outbox.run()
  expect(messagesTo(env().DATA_DIR, to).some((text) => text.includes(words))).toBe(true)
}

async function hasPasskey(accessToken: string) {
  const answer = await send(profileOperation, { headers: bearer(accessToken) })
  return (await expectSuccess(answer, profileOperation)).data.hasPasskey
}

describeCall('account-component/passkeys', 200, () => {
  test('are the member’s own, the oldest first, and say where each was added', async () => {
    const [member, other] = [await newMember(), await newMember()]
    expect(await passkeysOf(member.accessToken)).toEqual([])
    await deviceOf(member)
    const made = createAuthenticator().make(await creationFor(member), here())
    await expectSuccess(await add(member, made, { 'user-agent': chrome }), addPasskeyOperation)
    const [first, second] = await passkeysOf(member.accessToken)
    expect([first?.device, second?.device]).toEqual(['', 'Chrome on Android'])
    expect(await passkeysOf(other.accessToken)).toEqual([])
  })
})

describeCall('account-component/passkey-creation', 200, () => {
  test('names our site and the member, leaves out what the account has, and gives another challenge each time', async () => {
    const member = await settledMember()
    const first = await creationFor(member)
    expect(first.rp.id).toBe(new URL(env().SITE_URL).hostname)
    expect([first.user.name, first.user.displayName]).toEqual([member.email.value, 'Siti Nurhaliza Binti Omar'])
    expect(first.excludeCredentials).toEqual([])
    const { made } = await deviceOf(member)
    const second = await creationFor(member)
    expect(second.excludeCredentials).toEqual([{ type: 'public-key', id: made.id, transports: ['internal'] }])
    expect(second.challenge).not.toBe(first.challenge)
  })
})

describeCall('account-component/add-passkey', 200, () => {
  test('is kept, told to all contacts and in the log of the account, and shown in the profile', async () => {
    const member = await settledMember()
    expect(await hasPasskey(member.accessToken)).toBe(false)
    await deviceOf(member)
    expect(await hasPasskey(member.accessToken)).toBe(true)
    for (const to of [member.email, member.phone]) await expectTold(to.value, 'passkey was added')
    const answer = await send(securityLogOperation, { headers: bearer(member.accessToken) })
    const { data } = await expectSuccess(answer, securityLogOperation)
    expect(data.map(({ kind }) => kind)).toContain('passkey-added')
  })
})

describeCall('account-component/add-passkey', 403, () => {
  test('refuses a challenge that is used up, another session’s, too old, or was given for signing in', async () => {
    const [member, other] = [await newMember(), await newMember()]
    const { made } = await deviceOf(member)
    await expectProblem(await add(member, made), 'GBL0036')
    const theirs = createAuthenticator().make(await creationFor(other), here())
    await expectProblem(await add(member, theirs), 'GBL0036')
    const creation = await creationFor(member)
    const old = createAuthenticator().make(creation, here())
    const db = await kysely()
    await db.updateTable('passkey_challenges').set({ expires_at: Date.now() }).execute()
    await expectProblem(await add(member, old), 'GBL0036')
    const { challenge } = await requestForAnybody()
    await expectProblem(await add(member, createAuthenticator().make({ ...creation, challenge }, here())), 'GBL0036')
    expect(await passkeysOf(member.accessToken)).toHaveLength(1)
  })

  test('refuses what was made on another site, for another site, or without asking who is there', async () => {
    const member = await newMember()
    const made = async (change: object, told: object = {}) =>
      createAuthenticator().make({ ...(await creationFor(member)), ...change }, { ...here(), ...told })
    await expectProblem(await add(member, await made({}, { origin: 'https://timbang.example.net' })), 'GBL0036')
    await expectProblem(await add(member, await made({ rp: { id: 'example.net', name: 'x' } })), 'GBL0036')
    await expectProblem(await add(member, await made({}, { verifies: false })), 'GBL0036')
    expect(await passkeysOf(member.accessToken)).toEqual([])
  })

  test('refuses a passkey that somebody has already', async () => {
    const [member, other] = [await newMember(), await newMember()]
    const device = await deviceOf(member)
    await expectProblem(await add(other, device.make(await creationFor(other), here())), 'GBL0036')
    expect(await passkeysOf(other.accessToken)).toEqual([])
  })

  test('refuses bytes that no browser sends, without a fault of ours', async () => {
    const member = await newMember()
    const made = createAuthenticator().make(await creationFor(member), here())
    const bent = { ...made, response: { ...made.response, attestationObject: 'AAAA' } }
    await expectProblem(await add(member, bent), 'GBL0036')
    const noJson = { ...made, response: { ...made.response, clientDataJSON: 'AAAA' } }
    await expectProblem(await add(member, noJson), 'GBL0036')
  })
})

describeCall('account-component/add-passkey', 422, () => {
  test(`an account has ${mostPasskeys} at most, also when they come at the same moment`, async () => {
    const member = await newMember()
    for (let at = 1; at < mostPasskeys; at += 1) await deviceOf(member)
    const db = await kysely()
    await db.deleteFrom('rate_limits').execute()
    const two = [createAuthenticator(), createAuthenticator()]
    const made = await Promise.all(two.map(async (device) => device.make(await creationFor(member), here())))
    const answers = await Promise.all(made.map((one) => add(member, one)))
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 422])
    expect(await passkeysOf(member.accessToken)).toHaveLength(mostPasskeys)
  })

  test('what is no passkey is named', async () => {
    const { accessToken } = await newMember()
    const problem = await expectProblem(
      await add({ accessToken }, { id: 'x y', type: 'password', response: {} }),
      'GBL0007',
    )
    expect(fieldsOf(problem)).toEqual(['id', 'type', 'response.clientDataJSON', 'response.attestationObject'])
  })
})

describeCall('account-component/remove-passkey', 204, () => {
  test('signs in no more and all contacts are told; another member’s stays', async () => {
    const [member, other] = [await settledMember(), await newMember()]
    const device = await deviceOf(member)
    const remove = (accessToken: string, id: string) =>
      send(removePasskeyOperation, { headers: bearer(accessToken), query: new URLSearchParams({ id }).toString() })
    expect((await remove(other.accessToken, device.passkeyId)).status).toBe(204)
    expect((await signIn(device.prove(await requestForAnybody(), here()))).status).toBe(200)
    expect((await remove(member.accessToken, device.passkeyId)).status).toBe(204)
    expect((await remove(member.accessToken, device.passkeyId)).status).toBe(204)
    await expectProblem(await signIn(device.prove(await requestForAnybody(), here())), 'GBL0036')
    await expectTold(member.email.value, 'passkey was removed')
  })
})

describeCall('account-component/remove-passkey', 422, () => {
  test('what is no id is named', async () => {
    const { accessToken } = await newMember()
    const answer = await send(removePasskeyOperation, { headers: bearer(accessToken), query: 'id=x' })
    expect(fieldsOf(await expectProblem(answer, 'GBL0007'))).toEqual(['id'])
  })
})

describeCall('account-component/passkey-request', 200, () => {
  test('names our site and nobody’s passkey', async () => {
    const options = await requestForAnybody()
    expect(options).toEqual({
      challenge: expect.stringMatching(/^[\w-]{43}$/),
      rpId: new URL(env().SITE_URL).hostname,
      timeout: 300_000,
      userVerification: 'required',
    })
  })
})

describeCall('account-component/authenticate-passkey', 200, () => {
  test('opens a session that says how, notes the use, and tells the contacts of a browser that is new', async () => {
    const member = await settledMember()
    const device = await deviceOf(member)
    const first = await signIn(device.prove(await requestForAnybody(), here()))
    const { data: tokens } = await expectSuccess(first, authenticatePasskeyOperation)
    const answer = await send(sessionsOperation, { headers: bearer(tokens.accessToken) })
    const { data } = await expectSuccess(answer, sessionsOperation)
    expect(data.find(({ current }) => current)?.method).toBe('passkey')
    expect((await passkeysOf(tokens.accessToken))[0]?.lastUsedAt).toBeGreaterThan(0)
    expect((await send(accountOperation, { headers: bearer(tokens.accessToken) })).status).toBe(200)
  })
})

describeCall('account-component/authenticate-passkey', 403, () => {
  test('a proof works once, on our site, for five minutes, by whoever unlocked the device', async () => {
    const device = await deviceOf(await newMember())
    const proof = device.prove(await requestForAnybody(), here())
    expect((await signIn(proof)).status).toBe(200)
    const refused: PasskeyProof[] = [
      proof,
      device.prove({ ...(await requestForAnybody()), challenge: 'A'.repeat(43) }, here()),
      device.prove(await requestForAnybody(), { origin: 'https://timbang.example.net' }),
      device.prove({ ...(await requestForAnybody()), rpId: 'example.net' }, here()),
      device.prove(await requestForAnybody(), { ...here(), verifies: false }),
      createAuthenticator().prove(await requestForAnybody(), here()),
    ]
    for (const one of refused) await expectProblem(await signIn(one), 'GBL0036')
    const late = device.prove(await requestForAnybody(), here())
    const db = await kysely()
    await db.updateTable('passkey_challenges').set({ expires_at: Date.now() }).execute()
    await expectProblem(await signIn(late), 'GBL0036')
  })

  test('a signature of another key, another member’s handle and a copy that counts behind are refused', async () => {
    const [member, other] = [await newMember(), await newMember()]
    const [device, theirs] = [await deviceOf(member), await deviceOf(other)]
    const options = await requestForAnybody()
    const [own, foreign] = [device.prove(options, here()), theirs.prove(options, here())]
    const { signature, userHandle } = foreign.response
    await expectProblem(await signIn({ ...own, response: { ...own.response, signature } }), 'GBL0036')
    const again = device.prove(await requestForAnybody(), here())
    await expectProblem(await signIn({ ...again, response: { ...again.response, userHandle } }), 'GBL0036')
    expect((await signIn(device.prove(await requestForAnybody(), here()))).status).toBe(200)
    device.rewind()
    await expectProblem(await signIn(device.prove(await requestForAnybody(), here())), 'GBL0036')
  })

  test('an account that is not active is not opened', async () => {
    const member = await newMember()
    const device = await deviceOf(member)
    const db = await kysely()
    await db.updateTable('accounts').set({ state: 'suspended' }).where('id', '=', member.accountId).execute()
    await expectProblem(await signIn(device.prove(await requestForAnybody(), here())), 'GBL0036')
  })
})

describeCall('account-component/authenticate-passkey', 422, () => {
  test('what is no proof is named', async () => {
    const problem = await expectProblem(await signIn({ id: 'x', type: 'public-key', response: {} }), 'GBL0007')
    expect(fieldsOf(problem)).toEqual(['response.clientDataJSON', 'response.authenticatorData', 'response.signature'])
  })
})

describeCall('account-component/confirm-passkey', 204, () => {
  test('a proof by passkey opens what asks for a fresh one', async () => {
    const member = await newMember()
    const device = await deviceOf(member)
    await growOld(member.sessionId)
    const headers = bearer(member.accessToken)
    await expectProblem(await send(exportOperation, { headers }), 'GBL0028')
    const body = device.prove(await requestForAnybody(), here())
    expect((await send(confirmPasskeyOperation, { headers, body })).status).toBe(204)
    await expectSuccess(await send(exportOperation, { headers }), exportOperation)
  })
})

describeCall('account-component/confirm-passkey', 403, () => {
  test('another member’s passkey proves nothing here', async () => {
    const [member, other] = [await newMember(), await newMember()]
    const device = await deviceOf(other)
    await growOld(member.sessionId)
    const headers = bearer(member.accessToken)
    const body = device.prove(await requestForAnybody(), here())
    await expectProblem(await send(confirmPasskeyOperation, { headers, body }), 'GBL0036')
    await expectProblem(await send(exportOperation, { headers }), 'GBL0028')
  })
})

describeCall('account-component/confirm-passkey', 422, () => {
  test('what is no proof is named', async () => {
    const { accessToken } = await newMember()
    const answer = await send(confirmPasskeyOperation, { headers: bearer(accessToken), body: { id: randomUUID() } })
    expect(fieldsOf(await expectProblem(answer, 'GBL0007'))).toEqual(['type', 'response'])
  })
})
