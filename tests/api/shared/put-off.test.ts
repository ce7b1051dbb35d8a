import type * as crypto from 'node:crypto'
import { afterEach, expect, test, vi } from 'vitest'
import { authenticateOperation } from '@/lib/contract/calls/sign-in'
import { kysely } from '@/lib/server/db/connection'
import { systemRandom } from '@/lib/server/services/keys/random'
import { comparePassword, hashPassword } from '@/lib/server/services/sessions/password-hash'
import { changePasswordBy, opens } from '../support/changed-password'
import { password } from '../support/password'
import { expectProblem, send } from '../support/provider'
import { settledMember } from '../support/security'

/** Hashing that does not begin before it is let go, as if a crowd were before it. */
const hashing = vi.hoisted(() => ({ begins: Number.POSITIVE_INFINITY, held: [] as (() => void)[] }))

vi.mock('node:crypto', async (importOriginal) => {
  const original = await importOriginal<typeof crypto>()
  const argon2: typeof original.argon2 = (...passed) => {
    const begin = () => original.argon2(...passed)
    hashing.begins -= 1
    if (hashing.begins < 0) hashing.held.push(begin)
    else begin()
  }
  return { ...original, argon2 }
})

const newPassword = 'tujuh ekor kucing makan rambutan'
const patienceMs = 1500

/** Holds all hashes but the first so many. */
function holdAfter(begins: number): void {
  hashing.begins = begins
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
}

function letGo(): void {
  hashing.begins = Number.POSITIVE_INFINITY
  for (const begin of hashing.held.splice(0)) begin()
  vi.useRealTimers()
}

afterEach(letGo)

/** The answer to a call of which a hash is held for as long as callers are patient. */
async function answerWhileHeld(sent: Promise<Response>): Promise<Response> {
  while (hashing.held.length === 0) await new Promise(setImmediate)
  await vi.advanceTimersByTimeAsync(patienceMs)
  return sent
}

/** Resolves when what was put off has had its turn, and all that it could do after it. */
async function afterItsTurn(): Promise<void> {
  letGo()
  for (let times = 0; times < 3; times += 1) await comparePassword(await hashPassword(systemRandom, 'x'), 'x')
}

test('a new password that is not hashed in time is refused, and is not set afterwards', async () => {
  const member = await settledMember()
  // That of the present password ends in time.
  holdAfter(1)
  await expectProblem(
    await answerWhileHeld(changePasswordBy(member, { currentPassword: password, newPassword })),
    'GBL0009',
  )
  await afterItsTurn()
  expect([await opens(member.email, password), await opens(member.email, newPassword)]).toEqual([true, false])
})

test('who could not be signed in in time is not signed in afterwards', async () => {
  const member = await settledMember()
  const sessions = async () =>
    (await (await kysely()).selectFrom('sessions').select('id').where('account_id', '=', member.accountId).execute())
      .length
  const before = await sessions()
  holdAfter(0)
  const body = { username: member.email.value, password }
  await expectProblem(await answerWhileHeld(send(authenticateOperation, { body })), 'GBL0009')
  await afterItsTurn()
  expect(await sessions()).toBe(before)
})
