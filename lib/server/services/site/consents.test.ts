import { describe, expect, it } from 'vitest'
import { createLog } from '@/lib/server/log'
import type { ConsentProof } from './consent'
import { recordConsent } from './consents'

const choice = {
  id: '7f2c1a34-9b1d-4c6e-8f00-0123456789ab',
  textVersion: '2026-11-21',
  channel: 'banner',
  analytics: true,
  recording: false,
} as const

const clock = { now: () => 1_795_000_000_000 }

describe('recordConsent', () => {
  it('keeps the proof under the time of the server', async () => {
    const kept: ConsentProof[] = []
    const consents = { insert: async (proof: ConsentProof) => void kept.push(proof) }
    const log = createLog('debug', clock, () => undefined)
    expect(await recordConsent({ consents, clock, log }, choice)).toBe(true)
    expect(kept).toEqual([{ ...choice, createdAt: clock.now() }])
  })

  it('says so, once and without an acknowledgement, when the database refuses it', async () => {
    const lines: string[] = []
    const log = createLog('debug', clock, (line) => lines.push(line))
    const consents = { insert: async () => Promise.reject(Object.assign(new Error('no'), { code: 'ECONNREFUSED' })) }
    expect(await recordConsent({ consents, clock, log }, choice)).toBe(false)
    expect(lines.map((line) => JSON.parse(line))).toEqual([
      expect.objectContaining({ event: 'consent.database-refused', id: choice.id, code: 'ECONNREFUSED' }),
    ])
  })
})
