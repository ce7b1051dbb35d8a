import { fork } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import * as z from 'zod'
import type { Arrivals, Outcome } from './arrivals-process'
import { percentile99, round } from './figures'

const outcomesSchema = z.array(
  z.array(
    z.object({
      dueMs: z.number(),
      ms: z.number(),
      status: z.number().int(),
      name: z.string().nullable(),
      answer: z.string(),
    }),
  ),
)

/** Lets several streams arrive at once, from a process of its own. What became of them, stream by stream. */
export async function arriveTogether(orders: readonly Arrivals[]): Promise<readonly (readonly Outcome[])[]> {
  const file = fileURLToPath(new URL('arrivals-process.ts', import.meta.url))
  const child = fork(file, { execArgv: [], serialization: 'advanced' })
  try {
    const ended = once(child, 'exit').then(([code]) => {
      throw new Error(`The load generator ended with ${code}`)
    })
    child.send(orders)
    const [message] = await Promise.race([once(child, 'message'), ended])
    return outcomesSchema.parse(message)
  } finally {
    child.kill()
  }
}

/** What became of a stream, in figures. */
export interface Told {
  readonly asked: number
  readonly answered: number
  /** 429 and 503: told to come back. */
  readonly putOff: number
  /** Any other status of 400 or more, and connections that broke. */
  readonly failed: number
  readonly medianMs: number
  readonly p99Ms: number
  readonly worstMs: number
}

/** Sums a stream up. Times are of all its requests, however they ended. Throws when there is none. */
export function told(outcomes: readonly Outcome[]): Told {
  const times = outcomes.map(({ ms }) => ms).sort((a, b) => a - b)
  const count = (test: (status: number) => boolean) => outcomes.filter(({ status }) => test(status)).length
  const isPutOff = (status: number) => status === 429 || status === 503
  return {
    asked: outcomes.length,
    answered: count((status) => status >= 200 && status < 400),
    putOff: count(isPutOff),
    failed: count((status) => (status < 200 || status >= 400) && !isPutOff(status)),
    medianMs: round(times[Math.floor(times.length / 2)] ?? 0, 1),
    p99Ms: round(percentile99(times), 1),
    worstMs: round(times.at(-1) ?? 0, 1),
  }
}

/** A stream in one line, for a person to read. */
export function lineOf(name: string, { asked, answered, putOff, failed, medianMs, p99Ms, worstMs }: Told): string {
  const counts = `${answered} of ${asked} answered, ${putOff} put off, ${failed} failed`
  return `  ${name}: ${counts}; ${medianMs} ms in the middle, ${p99Ms} ms for 99 of 100, ${worstMs} ms at worst`
}

/** By how much a value grows in a minute: the slope of the straight line nearest to all its samples (least squares). */
export function slopePerMinute(samples: readonly { readonly ms: number; readonly value: number }[]): number {
  const mean = (read: (sample: { ms: number; value: number }) => number) =>
    samples.reduce((sum, sample) => sum + read(sample), 0) / samples.length
  const [middle, level] = [mean(({ ms }) => ms), mean(({ value }) => value)]
  const spread = samples.reduce((sum, { ms }) => sum + (ms - middle) ** 2, 0)
  if (spread === 0) throw new Error('There is no slope of one moment')
  const together = samples.reduce((sum, { ms, value }) => sum + (ms - middle) * (value - level), 0)
  return (together / spread) * 60_000
}
