import { existsSync, rmSync } from 'node:fs'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { temporaryFolder } from '@/tests/setup/temporary-folder'
import { openQuery, sealQuery } from './sealed-values'

const configured = vi.hoisted(() => ({
  SEALING_SECRET: null as string | null,
  SEALING_SECRET_BEFORE: null as string | null,
  KEY_DIR: '',
  DATA_DIR: '',
}))
vi.mock('@/lib/server/env', async (original) => ({
  ...(await original<object>()),
  env: () => ({ NODE_ENV: 'test', TEST_NOW: null, ...configured }),
}))

const query = new URLSearchParams({ case: '1', income: '98765' })

let folder: ReturnType<typeof temporaryFolder>

beforeEach(() => {
  folder = temporaryFolder()
  Object.assign(configured, { KEY_DIR: `${folder.path}/keys`, DATA_DIR: `${folder.path}/data` })
})
afterEach(() => {
  vi.useRealTimers()
  Object.assign(configured, { SEALING_SECRET: null, SEALING_SECRET_BEFORE: null })
  folder.remove()
})

describe('sealed figures', () => {
  it('open for what they were sealed for, and for nothing else', () => {
    const seal = sealQuery('affordability', query)
    expect(openQuery('affordability', seal)?.toString()).toBe(query.toString())
    expect(openQuery('emergency-fund', seal)).toBeNull()
  })

  it('are different each time, so that equal figures cannot be told', () => {
    expect(sealQuery('affordability', query)).not.toBe(sealQuery('affordability', query))
  })

  it('lapse after 30 minutes', () => {
    vi.useFakeTimers({ now: 1_795_000_000_000 })
    const seal = sealQuery('affordability', query)
    vi.setSystemTime(1_795_000_000_000 + 30 * 60_000 - 1)
    expect(openQuery('affordability', seal)).not.toBeNull()
    vi.setSystemTime(1_795_000_000_000 + 30 * 60_000)
    expect(openQuery('affordability', seal)).toBeNull()
  })

  it('do not open when a single character was changed', () => {
    const [id = '', sealed = ''] = sealQuery('affordability', query).split('.')
    const bytes = Buffer.from(sealed, 'base64url')
    for (let at = 0; at < bytes.length; at += 1) {
      const changed = Buffer.from(bytes)
      changed[at] = (changed[at] ?? 0) ^ 1
      expect(openQuery('affordability', `${id}.${changed.toString('base64url')}`)).toBeNull()
    }
  })

  it('open after a restart, by a key that does not lie in the data folder, and not without that key', () => {
    const seal = sealQuery('affordability', query)
    expect(openQuery('affordability', seal)).not.toBeNull()
    expect(existsSync(configured.DATA_DIR)).toBe(false)
    rmSync(configured.KEY_DIR, { recursive: true })
    expect(openQuery('affordability', seal)).toBeNull()
  })

  it('open by the secret before, which seals no more', () => {
    const former = 'former-secret-of-32-characters-or-more'
    configured.SEALING_SECRET = former
    const seal = sealQuery('affordability', query)
    Object.assign(configured, { SEALING_SECRET: 'one-secret-of-32-characters-or-more', SEALING_SECRET_BEFORE: former })
    expect(openQuery('affordability', seal)?.get('income')).toBe('98765')
    const fresh = sealQuery('affordability', query)
    configured.SEALING_SECRET_BEFORE = null
    expect(openQuery('affordability', seal)).toBeNull()
    expect(openQuery('affordability', fresh)).not.toBeNull()
  })

  it('open on every machine that has the same secret, and on none with another', () => {
    configured.SEALING_SECRET = 'one-secret-of-32-characters-or-more'
    const seal = sealQuery('affordability', query)
    expect(openQuery('affordability', seal)?.get('income')).toBe('98765')
    configured.SEALING_SECRET = 'other-secret-of-32-characters-or-more'
    expect(openQuery('affordability', seal)).toBeNull()
  })

  it('are refused without a throw when they are no seal at all', () => {
    for (const text of ['', 'abc', '=', '\u0000', 'a'.repeat(20_000), '💥'.repeat(50)]) {
      expect(openQuery('affordability', text)).toBeNull()
    }
  })
})
