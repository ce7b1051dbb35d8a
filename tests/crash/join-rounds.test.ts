import { randomUUID } from 'node:crypto'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { setTimeout as delay } from 'node:timers/promises'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { memberTexts } from '@/lib/domain/member/member-texts'
import { idempotencyLeaseMs } from '@/lib/server/services/calls/idempotency'
import { temporaryFolder } from '../setup/temporary-folder'
import { preparedJoinings } from './prepared-joinings'
import { bundledProvider, startProvider } from './provider-process'
import { seededRandom } from './seeded-random'

const contacts = Array.from({ length: 200 }, (_none, at) => `visitor${at}@example.com`)
const visitors = 4
const mostRounds = 60
/** Everybody who was not told, and so many of those who were. */
const signInEach = 10
const seed = Number(process.env.CRASH_SEED ?? 20261122)
const password = 'hujan turun petang semalam'

const command = bundledProvider()
const folder = temporaryFolder()
const file = join(folder.path, 'timbang.sqlite')
const random = seededRandom(seed)
/** The keys of the joinings that nobody has finished, as far as we were told, each with its Idempotency-Key. */
const waiting: { readonly key: string; readonly idempotencyKey: string; readonly contact: string }[] = []
/** Those that were under way when the provider died: their keys are free again after a while. */
const later: typeof waiting = []
/** By contact, the access tokens that were handed out. */
const acknowledged = new Map<string, string>()
const damage: string[] = []
const statuses = new Map<number, number>()
let kills = 0

async function post(address: string, path: string, body: unknown, headers: Readonly<Record<string, string>>) {
  return fetch(`${address}${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
  })
}

/** From another address each time, so that no limit of one is met. */
let calls = 0
function anybody(): { readonly 'x-forwarded-for': string } {
  calls += 1
  return { 'x-forwarded-for': `203.0.${(calls >> 8) & 255}.${calls & 255}` }
}

/** Finishes one joining after another until the provider dies. What was not answered is sent again, under the same key. */
async function visit(address: string, answered: () => void): Promise<void> {
  for (let joining = waiting.shift(); joining !== undefined; joining = waiting.shift()) {
    const { key, idempotencyKey, contact } = joining
    const termsVersion = memberTexts.terms.version
    const body = { key, fullName: 'Aminah Binti Yusof', reasons: [], password, termsVersion, marketing: false }
    const headers = { 'idempotency-key': idempotencyKey, ...anybody() }
    try {
      const answer = await post(address, '/account-component/v1/public/account/finish-register', body, headers)
      statuses.set(answer.status, (statuses.get(answer.status) ?? 0) + 1)
      if (answer.status === 409) later.push(joining)
      // A machine with too much else to do says that it could not, and that nothing was done: it is asked again.
      if (answer.status === 503) waiting.push(joining)
      const json = await answer.json()
      if (answer.status === 200) acknowledged.set(contact, json.data.accessToken)
      answered()
    } catch {
      waiting.push(joining)
      return
    }
  }
}

async function round(): Promise<void> {
  const provider = await startProvider(command, { DATA_DIR: folder.path })
  // Counted in answers first, so that a slow machine tries as much as a fast one; then at any moment.
  let answersToCome = 1 + Math.floor(random() * 24)
  const enough = Promise.withResolvers<void>()
  const answered = () => {
    answersToCome -= 1
    if (answersToCome === 0) enough.resolve()
  }
  const visits = Array.from({ length: visitors }, () => visit(provider.address, answered))
  await Promise.race([Promise.all(visits), enough.promise])
  await delay(random() * 60)
  await provider.kill()
  await Promise.all(visits)
  kills += 1
  verify()
}

/** Each account has all that belongs to it, each joining that is over has an account, and nothing lies about. */
function verify(): void {
  const database = new DatabaseSync(file, { timeout: 5000 })
  const integrity = database.prepare('pragma integrity_check').get()?.integrity_check
  const halves = database
    .prepare(
      `select id from accounts where
        (select count(*) from account_contacts where account_id = accounts.id) <> 1 or
        (select count(*) from account_consents where account_id = accounts.id) <> 2 or
        (select count(*) from sessions where account_id = accounts.id) <> 1 or
        password_hash is null`,
    )
    .all()
  const count = (query: string) => Number(database.prepare(query).get()?.n)
  const counts = [
    count('select count(*) as n from accounts'),
    count('select count(*) as n from joinings where ended_at is not null'),
    count("select count(*) as n from message_outbox where kind = 'account-made'"),
    count('select count(*) as n from session_tokens') / 2,
  ]
  const kept = new Set(
    database
      .prepare('select value from account_contacts')
      .all()
      .map((row) => String(row.value)),
  )
  database.close()
  const lost = [...acknowledged.keys()].filter((contact) => !kept.has(contact))
  if (integrity !== 'ok' || halves.length > 0 || lost.length > 0 || new Set(counts).size > 1)
    damage.push(
      `kill ${kills}: ${integrity}, halves ${halves.length}, lost ${lost.join(' ')}, counts ${counts.join(' ')}`,
    )
}

/** How signing in by password was answered, over all contacts. */
async function signInAll(usernames: readonly string[]): Promise<ReadonlySet<number>> {
  const provider = await startProvider(command, { DATA_DIR: folder.path })
  const all = new Set<number>()
  const waiting = [...usernames]
  for (let username = waiting.shift(); username !== undefined; username = waiting.shift()) {
    const answer = await post(provider.address, '/account-component/authenticate', { username, password }, anybody())
    if (answer.status === 503) waiting.push(username)
    else all.add(answer.status)
  }
  await provider.stop()
  return all
}

let signedIn: ReadonlySet<number> = new Set()

beforeAll(async () => {
  const first = await startProvider(command, { DATA_DIR: folder.path })
  await first.stop()
  const prepared = preparedJoinings(file, contacts)
  waiting.push(...prepared.map((one) => ({ ...one, idempotencyKey: randomUUID() })))
  while (waiting.length > 0 && kills < mostRounds) await round()
  await delay(idempotencyLeaseMs)
  waiting.push(...later.splice(0))
  const last = await startProvider(command, { DATA_DIR: folder.path })
  await visit(last.address, () => undefined)
  await last.stop()
  verify()
  signedIn = await signInAll(contacts.filter((one, at) => !acknowledged.has(one) || at % signInEach === 0))
})
afterAll(() => {
  folder.remove()
})

it(`leaves each account whole or absent, however the provider is killed (CRASH_SEED=${seed})`, () => {
  expect(damage).toEqual([])
})

it('makes one account of each joining, and whoever lost the answer signs in by the password they chose', () => {
  expect([...waiting, ...later]).toEqual([])
  expect([...signedIn]).toEqual([200])
})

it('answers a repetition with the first session, or says that it is under way or over', () => {
  expect([...statuses.keys()].filter((status) => ![200, 409, 410, 503].includes(status))).toEqual([])
})

it('was a real trial', () => {
  expect(kills).toBeGreaterThan(5)
})
