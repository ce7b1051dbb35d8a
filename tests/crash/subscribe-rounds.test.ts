import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { setTimeout as delay } from 'node:timers/promises'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { parseEnv } from '@/lib/server/env'
import { signatureHash } from '@/lib/server/services/calls/signature'
import { temporaryFolder } from '../setup/temporary-folder'
import { bundledProvider, startProvider } from './provider-process'

const rounds = 15
const visitors = 4
const { API_APP_ID, API_SIGNING_KEY } = parseEnv({})

const command = bundledProvider()
const folder = temporaryFolder()
const acknowledged: string[] = []
const refused: number[] = []
const damage: string[] = []
let asked = 0

/** One new address; false once the provider is dead. */
async function subscribe(provider: string): Promise<boolean> {
  asked += 1
  const email = `visitor${asked}@example.com`
  const timestamp = String(Date.now())
  const hash = signatureHash(API_APP_ID, API_SIGNING_KEY, timestamp)
  try {
    const answer = await fetch(`${provider}/notification-component/v1/public/subscription/subscribe`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', timestamp, hash },
      body: JSON.stringify({ email }),
    })
    if (answer.status === 204) acknowledged.push(email)
    else refused.push(answer.status)
    return true
  } catch {
    return false
  }
}

async function round(number: number): Promise<void> {
  const provider = await startProvider(command, { DATA_DIR: folder.path })
  const target = acknowledged.length + 5 + (number % 7)
  const visits = Array.from({ length: visitors }, async () => {
    while (await subscribe(provider.address));
  })
  while (acknowledged.length < target) await delay(2)
  await provider.kill()
  await Promise.all(visits)
}

/** What stands in the file after a kill: whole subscriptions, and nothing without its proof and its mail. */
function verify(number: number): void {
  const database = new DatabaseSync(join(folder.path, 'timbang.sqlite'), { timeout: 5000 })
  const integrity = database.prepare('pragma integrity_check').get()?.integrity_check
  const kept = new Set(
    database
      .prepare("select email from newsletter_subscribers where state = 'subscribed'")
      .all()
      .map((row) => String(row.email)),
  )
  const counts = ['newsletter_subscribers', 'newsletter_consents', 'message_outbox'].map((table) =>
    Number(database.prepare(`select count(*) as n from ${table}`).get()?.n),
  )
  database.close()
  const lost = acknowledged.filter((email) => !kept.has(email))
  if (integrity !== 'ok' || lost.length > 0 || new Set(counts).size > 1) {
    damage.push(`round ${number}: ${integrity}, lost ${lost.join(' ')}, counts ${counts.join(' ')}`)
  }
}

beforeAll(async () => {
  for (let number = 0; number < rounds; number += 1) {
    await round(number)
    verify(number)
  }
})
afterAll(() => {
  folder.remove()
})

it('loses no subscription that was acknowledged, and keeps none by halves, however the provider is killed', () => {
  expect(damage).toEqual([])
  expect(refused).toEqual([])
})

it('was a real trial', () => {
  expect(acknowledged.length).toBeGreaterThan(rounds * 5)
})
