import { afterEach, describe, expect, it, vi } from 'vitest'
import { openQuery, sealQuery } from './sealed-values'

const configured = vi.hoisted(() => ({ SEALING_SECRET: null as string | null }))
vi.mock('@/lib/server/env', async (original) => ({
  ...(await original<object>()),
  env: () => ({ NODE_ENV: 'test', TEST_NOW: null, ...configured }),
}))

const query = new URLSearchParams({ case: '1', income: '98765' })

afterEach(() => {
  vi.useRealTimers()
  globalThis.timbangSealingKey = undefined
  configured.SEALING_SECRET = null
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
    const seal = sealQuery('affordability', query)
    const bytes = Buffer.from(seal, 'base64url')
    for (let at = 0; at < bytes.length; at += 1) {
      const changed = Buffer.from(bytes)
      changed[at] = (changed[at] ?? 0) ^ 1
      expect(openQuery('affordability', changed.toString('base64url'))).toBeNull()
    }
  })

  it('do not open with another key, as after a start without a configured secret', () => {
    const seal = sealQuery('affordability', query)
    globalThis.timbangSealingKey = undefined
    expect(openQuery('affordability', seal)).toBeNull()
  })

  it('open on every machine that has the same secret, and on none with another', () => {
    configured.SEALING_SECRET = 'one-secret-of-32-characters-or-more'
    const seal = sealQuery('affordability', query)
    globalThis.timbangSealingKey = undefined
    expect(openQuery('affordability', seal)?.get('income')).toBe('98765')
    globalThis.timbangSealingKey = undefined
    configured.SEALING_SECRET = 'other-secret-of-32-characters-or-more'
    expect(openQuery('affordability', seal)).toBeNull()
  })

  it('are refused without a throw when they are no seal at all', () => {
    for (const text of ['', 'abc', '=', '\u0000', 'a'.repeat(20_000), '💥'.repeat(50)]) {
      expect(openQuery('affordability', text)).toBeNull()
    }
  })
})
