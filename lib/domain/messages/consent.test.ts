import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type Consent, consentTextVersion, isCurrent, parseConsent, printConsent } from './consent'

const day = 86_400_000
const now = Date.UTC(2026, 10, 21)
const given: Consent = {
  id: '7f2c1a34-9b1d-4c6e-8f00-0123456789ab',
  textVersion: consentTextVersion,
  channel: 'banner',
  at: now,
  analytics: true,
  recording: false,
  recorded: false,
}

const anyConsent = fc
  .record({
    id: fc.uuid(),
    textVersion: fc.constantFrom('2026-11-21', '2027-01-05'),
    channel: fc.constantFrom('banner', 'dialog'),
    at: fc.integer({ min: 0, max: 10 ** 14 }),
    analytics: fc.boolean(),
    recording: fc.boolean(),
    recorded: fc.boolean(),
  })
  .map((consent) => ({ ...consent, recording: consent.recording && consent.analytics }))

describe('a choice that is kept', () => {
  it('reads back as it was written', () => {
    fc.assert(
      fc.property(anyConsent, (consent) => {
        expect(parseConsent(printConsent(consent))).toEqual(consent)
      }),
    )
  })

  it('is written without anything that a cookie has to escape', () => {
    fc.assert(
      fc.property(anyConsent, (consent) => {
        const text = printConsent(consent)
        expect(encodeURIComponent(text)).toBe(text)
      }),
    )
  })

  it('that was tampered with or cut short counts as none', () => {
    const text = printConsent(given)
    for (const bad of [
      null,
      '',
      'true',
      text.slice(0, -1),
      `${text}0`,
      text.replace('banner', 'mail'),
      text.replace('~1~', '~3~'),
    ]) {
      expect(parseConsent(bad), String(bad)).toBeNull()
    }
  })

  it('never holds recording without analytics', () => {
    expect(parseConsent(printConsent({ ...given, analytics: false, recording: true }))).toMatchObject({
      analytics: false,
      recording: false,
    })
  })
})

describe('asking again', () => {
  it('waits a year', () => {
    expect(isCurrent(given, now)).toBe(true)
    expect(isCurrent(given, now + 365 * day - 1)).toBe(true)
    expect(isCurrent(given, now + 365 * day)).toBe(false)
  })

  it('happens when the words have changed, for those who refused too', () => {
    expect(isCurrent({ ...given, textVersion: '2026-01-01' }, now)).toBe(false)
    expect(isCurrent({ ...given, analytics: false, textVersion: '2026-01-01' }, now)).toBe(false)
  })

  it('happens without an answer, and for one from the future', () => {
    expect(isCurrent(null, now)).toBe(false)
    expect(isCurrent({ ...given, at: now + day }, now)).toBe(false)
    expect(isCurrent({ ...given, at: now + 30_000 }, now)).toBe(true)
  })
})
