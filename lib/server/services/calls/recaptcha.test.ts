import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { silentLog } from '@/tests/db/engines'
import { answerOf, challengeVerifier, type Said } from '@/tests/factories/challenge-verifier'
import { verdictOn } from './challenge'
import { createRecaptcha } from './recaptcha'

const token = 'T'.repeat(500)
let verifier: Awaited<ReturnType<typeof challengeVerifier>>

beforeAll(async () => {
  verifier = await challengeVerifier()
})
afterAll(() => verifier.close())

const challenge = () =>
  createRecaptcha({ url: verifier.url, secret: 'the secret', hostname: 'www.timbang.example', log: silentLog }, 500)

const right = answerOf({ success: true, hostname: 'www.timbang.example' })

describe('a proof that a person asks', () => {
  it('is taken when the verifier says so, which is told the secret and the token and nothing of the visitor', async () => {
    verifier.say(right)
    expect(await challenge().verify(token)).toBe('human')
    expect([...(verifier.asked.at(-1) ?? [])]).toEqual([
      ['secret', 'the secret'],
      ['response', token],
    ])
  })

  it.each<[string, Said]>([
    ['used or old', answerOf({ success: false, 'error-codes': ['timeout-or-duplicate'] })],
    ['made up', answerOf({ success: false, 'error-codes': ['invalid-input-response'] })],
    ['given on another site', answerOf({ success: true, hostname: 'elsewhere.example' })],
    ['given nobody knows where', answerOf({ success: true })],
  ])('is refused when it was %s', async (_what, said) => {
    verifier.say(said)
    expect(await challenge().verify(token)).toBe('refused')
  })

  it.each<[string, Said]>([
    ['fails', { status: 500, body: '' }],
    ['sends elsewhere', { status: 302, body: '' }],
    ['answers what is no JSON', { status: 200, body: '<p>success</p>' }],
    ['answers in another shape', { status: 200, body: '{"success":"yes"}' }],
    ['answers without end', { status: 200, body: `{"success":true,"hostname":"${'a'.repeat(20_000)}"}` }],
    ['does not take our secret', answerOf({ success: false, 'error-codes': ['invalid-input-secret'] })],
    ['says nothing', 'silence'],
  ])('is not known when the verifier %s', async (_what, said) => {
    verifier.say(said)
    expect(await challenge().verify(token)).toBe('unknown')
  })

  it('is not asked for while the verifier keeps failing, and again once it has rested', async () => {
    vi.useFakeTimers({ now: Date.now(), toFake: ['Date'] })
    const one = challenge()
    verifier.say({ status: 500, body: '' })
    for (let time = 0; time < 5; time += 1) await one.verify(token)
    const before = verifier.asked.length
    verifier.say(right)
    expect(await one.verify(token)).toBe('unknown')
    expect(verifier.asked).toHaveLength(before)
    vi.setSystemTime(Date.now() + 10_001)
    expect(await one.verify(token)).toBe('human')
    vi.useRealTimers()
  })

  it.each([null, '', 'short', 'T'.repeat(5000), `${'T'.repeat(40)}\n`])(
    'is refused without asking anybody when it can be none: %j',
    async (typed) => {
      verifier.say(right)
      const before = verifier.asked.length
      expect(await verdictOn(challenge(), typed)).toBe('refused')
      expect(verifier.asked).toHaveLength(before)
    },
  )
})
