import 'server-only'
import { BrokenCircuitError, CircuitState, ConsecutiveBreaker, circuitBreaker, handleAll } from 'cockatiel'
import * as z from 'zod'
import type { Env } from '@/lib/server/env'
import type { Log } from '@/lib/server/log'
import { readStream } from '@/lib/server/read-stream'
import type { Challenge, Verdict } from './challenge'

export interface RecaptchaDeps {
  /** Where tokens are verified. */
  readonly url: string
  readonly secret: string
  /** The host that tokens must have been given on. */
  readonly hostname: string
  readonly log: Log
}

/** The challenge of a configuration; null: nobody is asked for a proof of a person. */
export function challengeOf(env: Env, log: Log): Challenge | null {
  const { RECAPTCHA_ENABLED, RECAPTCHA_SECRET: secret, RECAPTCHA_VERIFY_URL: url, SITE_URL } = env
  if (RECAPTCHA_ENABLED === 'false' || secret === null) return null
  return createRecaptcha({ url, secret, hostname: new URL(SITE_URL).hostname, log })
}

/** From the first byte sent to the last one read. */
const totalMs = 1800
const longestAnswer = 16_384
/** After so many failures in a row nobody is asked for {@link restMs}; then one token is tried. */
const failuresInARow = 5
const restMs = 10_000

/** The answer of `siteverify`, as far as it decides anything (developers.google.com/recaptcha/docs/verify). */
const answerSchema = z.object({
  success: z.boolean(),
  hostname: z.string().max(300).optional(),
  'error-codes': z.array(z.string().max(100)).max(20).default([]),
})
type Answer = z.output<typeof answerSchema>

/** What is wrong with the call and not with the token: then the fault is ours, and nobody is told that they are no person. */
const ourFaults: ReadonlySet<string> = new Set(['missing-input-secret', 'invalid-input-secret', 'bad-request'])

/** Google reCAPTCHA v2, asked on the server. The address of the visitor is not sent. */
export function createRecaptcha(deps: RecaptchaDeps, limitMs = totalMs): Challenge {
  const breaker = circuitBreaker(handleAll, {
    halfOpenAfter: restMs,
    breaker: new ConsecutiveBreaker(failuresInARow),
  })
  return {
    verify: async (token) => {
      try {
        // The library lets others wait for the call that tries.
        if (breaker.state === CircuitState.HalfOpen) throw new BrokenCircuitError()
        return verdictOf(deps, await breaker.execute(() => ask(deps, token, limitMs)))
      } catch (error) {
        if (error instanceof BrokenCircuitError) deps.log.warn('challenge.left-alone')
        else deps.log.error('challenge.not-verified', error)
        return 'unknown'
      }
    },
  }
}

/** Throws what keeps it from an answer that can be read. A redirect is not followed: it would take the secret elsewhere. */
async function ask({ url, secret }: RecaptchaDeps, token: string, limitMs: number): Promise<Answer> {
  const answer = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    body: new URLSearchParams({ secret, response: token }).toString(),
    redirect: 'manual',
    signal: AbortSignal.timeout(limitMs),
  })
  const bytes = await readStream(answer.body, longestAnswer)
  if (answer.status !== 200 || bytes === null) throw new Error(`The verifier answered ${answer.status} or too much`)
  const read = answerSchema.parse(JSON.parse(new TextDecoder().decode(bytes)))
  const fault = read['error-codes'].find((code) => ourFaults.has(code))
  if (fault !== undefined) throw new Error(`The verifier does not take our call: ${fault}`)
  return read
}

function verdictOf({ hostname, log }: RecaptchaDeps, answer: Answer): Verdict {
  if (answer.success && answer.hostname === hostname) return 'human'
  const codes = answer['error-codes'].filter((code) => /^[a-z-]{1,40}$/.test(code)).join(' ')
  log.info('challenge.refused', { codes, otherHost: answer.success })
  return 'refused'
}
