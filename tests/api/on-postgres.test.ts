import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { closeDatabase, connectDatabase } from '@/lib/server/db/connection'
import { ownSchema } from '../setup/own-schema'
import { postgresUrl } from '../setup/postgres'

const url = await postgresUrl()

/** What guards an account keeps its promises on PostgreSQL too: the same tests through the same calls, over another engine. */
describe.skipIf(url === null)('on PostgreSQL', async () => {
  let drop: (() => Promise<void>) | null = null

  beforeAll(async () => {
    if (url === null) return
    const own = await ownSchema(url)
    drop = own.drop
    // Read on first use, which is the first request.
    process.env.DATABASE_URL = own.url
  })
  afterAll(async () => {
    await closeDatabase()
    await drop?.()
  })

  test('is the engine that answers', async () => {
    expect((await connectDatabase()).engine).toBe('postgres')
  })

  // First: it holds hashing, which the others load.
  await import('./shared/put-off.test')
  await import('./calls/contacts.test')
  await import('./calls/proofs.test')
  await import('./calls/closing.test')
  // Ids, words and sessions of other people.
  await import('./calls/sessions.test')
  await import('./calls/saved.test')
  await import('./calls/referral.test')
  await import('./calls/profile.test')
})
