import 'server-only'
import { BrokenCircuitError, ConsecutiveBreaker, circuitBreaker, handleAll } from 'cockatiel'
import { z } from 'zod'
import type { Market } from '@/lib/domain/content/market'
import { sen } from '@/lib/domain/values/money'
import { basisPoints } from '@/lib/domain/values/rate'
import type { Clock } from '@/lib/server/clock'
import type { Log } from '@/lib/server/log'
import { readStream } from '@/lib/server/read-stream'
import { sampleMarket } from './market-sample'

/** Milliseconds and bytes. */
export const marketLimits = {
  /** From the first byte of the question to the last of the answer. */
  totalMs: 3000,
  longestAnswer: 262_144,
  /** However many ask, the exchange is asked once in this time. */
  holdMs: 5000,
  /** Prices older than this are no market any more. */
  keepMs: 900_000,
  failuresInARow: 3,
  restMs: 30_000,
} as const

export interface MarketDeps {
  /** The feed's one address, from the configuration; null: samples. Nothing of a request ever becomes part of it. */
  readonly url: string | null
  /** The world's. */
  readonly clock: Clock
  readonly log: Log
}

/** A market, and the moment at which it is given, by the same clock as its prices. */
export type GivenMarket = Market & { readonly sentAt: number }

const decimal = z.string().regex(/^\d{1,9}(?:\.\d{1,12})?$/)
const inSen = decimal.transform((text) => sen(Math.round(Number(text) * 100)))

/** What a feed answers: amounts are ringgit, the change is per cent, as texts. Fields beyond these are not read. */
const feedSchema = z.object({
  asOf: z.iso.datetime({ offset: true }).transform((text) => Date.parse(text)),
  ticks: z
    .array(
      z.object({
        pair: z.string().regex(/^[A-Z0-9]{2,10}\/MYR$/),
        name: z.string().min(1).max(40),
        last: inSen,
        change: z
          .string()
          .regex(/^-?\d{1,4}(?:\.\d{1,8})?$/)
          .transform((text) => basisPoints(Math.round(Number(text) * 100)))
          .nullable(),
        volume: inSen.nullable(),
      }),
    )
    .min(1)
    .max(50),
})

/** Prices of a minute ahead are a clock that is wrong; later ones would never grow old. */
const mostAheadMs = 60_000

async function ask(url: string, now: number, limitMs: number): Promise<Market> {
  const answer = await fetch(url, {
    headers: { accept: 'application/json' },
    redirect: 'error',
    signal: AbortSignal.timeout(limitMs),
  })
  const bytes = await readStream(answer.body, marketLimits.longestAnswer)
  if (!answer.ok) throw new Error(`The feed answered ${answer.status}`)
  if (bytes === null) throw new Error('The answer of the feed is too long')
  const { asOf, ticks } = feedSchema.parse(JSON.parse(Buffer.from(bytes).toString('utf8')))
  if (asOf > now + mostAheadMs) throw new Error('The prices of the feed lie in the future')
  return { source: 'exchange', asOf, ticks }
}

/**
 * The market: samples without a feed, else what the feed last gave, while that is not too old. A feed that fails is left alone
 * for a while; its failures are logged once in a row. Gives null when there is no market to show. Never rejects.
 */
export function createMarket(
  { url, clock, log }: MarketDeps,
  limitMs: number = marketLimits.totalMs,
): () => Promise<GivenMarket | null> {
  if (url === null) return async () => ({ ...sampleMarket(clock.now()), sentAt: clock.now() })
  const breaker = circuitBreaker(handleAll, {
    halfOpenAfter: marketLimits.restMs,
    breaker: new ConsecutiveBreaker(marketLimits.failuresInARow),
  })
  let good: Market | null = null
  let dueAt = 0
  let failing = false
  let underWay: Promise<void> | null = null
  const renew = async () => {
    try {
      good = await breaker.execute(() => ask(url, clock.now(), limitMs))
      failing = false
    } catch (error) {
      if (!failing && !(error instanceof BrokenCircuitError)) log.error('market.feed-failed', error)
      failing = true
    } finally {
      dueAt = clock.now() + marketLimits.holdMs
      underWay = null
    }
  }
  return async () => {
    if (clock.now() >= dueAt) {
      underWay ??= renew()
      await underWay
    }
    const now = clock.now()
    return good !== null && now - good.asOf <= marketLimits.keepMs ? { ...good, sentAt: now } : null
  }
}
