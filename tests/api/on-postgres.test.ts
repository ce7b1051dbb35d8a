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
  await import('./account-component/reset-mobile/200.test')
  await import('./account-component/reset-mobile/409.test')
  await import('./account-component/change-password/204.test')
  await import('./account-component/confirm-otp/204.test')
  await import('./account-component/delete-process/200.test')
  await import('./account-component/delete-process/404.test')
  await import('./account-component/delete-process-cancel/200.test')
  // Ids, words and sessions of other people.
  await import('./account-component/delete-process-cancel/409.test')
  await import('./account-component/confirm-otp/410.test')
  await import('./account-component/end-session/204.test')
  await import('./account-component/end-other-sessions/204.test')
  await import('./account-component/export/200.test')
  await import('./account-component/forget-analysis/204.test')
  await import('./account-component/rename-analysis/200.test')
  await import('./account-component/update-profile/200.test')
})
