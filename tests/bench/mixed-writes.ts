import { randomInt, randomUUID } from 'node:crypto'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import type { Kysely } from 'kysely'
import * as z from 'zod'
import { consentOperation } from '@/lib/contract/calls/consent'
import { subscribeOperation } from '@/lib/contract/calls/newsletter'
import { systemClock } from '@/lib/server/clock'
import { openDatabase } from '@/lib/server/db/open-database'
import type { Schema } from '@/lib/server/db/schema'
import { parseEnv } from '@/lib/server/env'
import { createLog } from '@/lib/server/log'
import { signatureHash } from '@/lib/server/services/calls/signature'
import { clickSchema } from '@/lib/server/services/clicks/click'
import type { Request } from './arrivals-process'

/** Where the state of what is tried lies. */
export interface StatePlace {
  readonly dataDir: string
  /** null for SQLite in `dataDir`. */
  readonly databaseUrl: string | null
  /** Where clicks may wait besides, of further sites on one database. */
  readonly spools?: readonly string[]
}

const { API_APP_ID, API_SIGNING_KEY } = parseEnv({})
const clickPath = '/analytic-component/v1/public/user-interested-redirect/submit'

/** Another caller for each write, so that no limit of one source is met. */
const anybody = () => `203.${randomInt(256)}.${randomInt(256)}.${randomInt(256)}`

function signed(inMs: number): Record<string, string> {
  const timestamp = String(Date.now() + inMs)
  return { timestamp, hash: signatureHash(API_APP_ID, API_SIGNING_KEY, timestamp) }
}

/**
 * One of three writes in turn: a click, a subscription, a proof of consent. `name` is what it is kept under; a click's is in
 * its answer. `prefix` stands before the paths of the API. `inMs`: when it is sent, since a signature holds five minutes.
 */
export function mixedWrite(at: number, prefix: string, inMs = 0): Request {
  const post = (path: string, name: string, body: object, more: Record<string, string> = {}): Request => ({
    method: 'POST',
    path: `${prefix}${path}`,
    headers: { 'content-type': 'application/json', 'x-forwarded-for': anybody(), ...more },
    body: JSON.stringify(body),
    name,
  })
  if (at % 3 === 0) return post(clickPath, 'click', { entityName: 'VERSA', page: '/investment/versa' })
  const id = randomUUID()
  if (at % 3 === 1) {
    return post(subscribeOperation.path, `${id}@example.com`, { email: `${id}@example.com` }, signed(inMs))
  }
  const choice = { textVersion: '2026-11-21', channel: 'banner', analytics: true, recording: false }
  return post(consentOperation.path, id, { id, ...choice })
}

const clickAnswer = z.object({ data: z.object({ clickId: z.string() }) })

/** What a success acknowledged: the name that the write is kept under. */
export function acknowledged(name: string, answer: string): string {
  return name === 'click' ? clickAnswer.parse(JSON.parse(answer)).data.clickId : name
}

/** Clicks in a data folder that the database could not take yet. */
function spooled(dataDir: string): readonly string[] {
  const folder = join(dataDir, 'clicks-spool')
  const names = existsSync(folder) ? readdirSync(folder).filter((name) => name.endsWith('.jsonl')) : []
  return names
    .flatMap((name) => readFileSync(join(folder, name), 'utf8').split('\n'))
    .flatMap((line) => (line === '' ? [] : [clickSchema.parse(JSON.parse(line)).id]))
}

function integrityOf({ dataDir, databaseUrl }: StatePlace): string {
  if (databaseUrl !== null) return 'ok'
  const database = new DatabaseSync(join(dataDir, 'timbang.sqlite'), { timeout: 5000 })
  try {
    return String(database.prepare('pragma integrity_check').get()?.integrity_check)
  } finally {
    database.close()
  }
}

/**
 * Says when subscriptions, proofs and mails are not as many as each other. One statement, so of one moment: PostgreSQL may commit what a
 * killed site had asked of it while it is being looked at.
 */
async function halvesIn(db: Kysely<Schema>): Promise<string | null> {
  const counts = await db
    .selectNoFrom((eb) => [
      eb.selectFrom('newsletter_subscribers').select(eb.fn.countAll().as('n')).as('subscribers'),
      eb.selectFrom('newsletter_consents').select(eb.fn.countAll().as('n')).as('proofs'),
      eb.selectFrom('message_outbox').select(eb.fn.countAll().as('n')).as('mails'),
    ])
    .executeTakeFirstOrThrow()
  const { subscribers, proofs, mails } = counts
  const whole = Number(subscribers) === Number(proofs) && Number(subscribers) === Number(mails)
  return whole ? null : `halves: ${subscribers} subscribers, ${proofs} proofs, ${mails} mails`
}

/** What is wrong with what was kept: names that were acknowledged and are nowhere, halves, damage. Empty when all is well. */
export async function damageOf(names: ReadonlySet<string>, place: StatePlace): Promise<readonly string[]> {
  const log = createLog('silent', systemClock, () => undefined)
  const { db, close } = await openDatabase({ dataDir: place.dataDir, databaseUrl: place.databaseUrl, poolMax: 2 }, log)
  try {
    const clicks = await db.selectFrom('redirect_clicks').select('id').execute()
    const consents = await db.selectFrom('consents').select('id').execute()
    const subscribers = await db.selectFrom('newsletter_subscribers').select('email').execute()
    const waiting = [place.dataDir, ...(place.spools ?? [])].flatMap(spooled)
    const ids = [...clicks, ...consents].map(({ id }) => id)
    const kept = new Set([...ids, ...subscribers.map(({ email }) => email), ...waiting])
    const lost = [...names].filter((name) => !kept.has(name))
    const integrity = integrityOf(place)
    const others = [await halvesIn(db), integrity === 'ok' ? null : integrity]
    return [...lost.map((name) => `lost ${name}`), ...others.flatMap((one) => one ?? [])]
  } finally {
    await close()
  }
}
