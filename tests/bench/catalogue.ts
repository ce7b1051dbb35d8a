import { execFileSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import * as z from 'zod'
import type { Bench } from './bench'
import { type Figures, median, percentile99, quickestOfEach, round } from './figures'
import { node } from './serve'

const resultSchema = z.object({
  /** Processor time of each query, in milliseconds; the same queries in the same order each time. */
  remembered: z.array(z.number()),
  fresh: z.array(z.number()),
  /** How many times longer than usual this machine takes now. */
  slowness: z.number().positive(),
  megabytes: z.number(),
})

type Measured = z.infer<typeof resultSchema>

/** Times the list query over so many products in a process of its own, whose memory holds nothing else. */
function measure(products: number): Measured {
  const file = fileURLToPath(new URL('catalogue-process.ts', import.meta.url))
  const text = execFileSync(
    node,
    ['--expose-gc', '--conditions=react-server', '--import', 'tsx', file, `${products}`],
    {
      encoding: 'utf8',
      env: { ...process.env, NODE_OPTIONS: '' },
    },
  )
  return resultSchema.parse(JSON.parse(text))
}

/** How often the large catalogue is measured where times decide, each time in a new process. */
const processes = 5

/** Processor time of each query, on a machine as fast as the one that the limits come from. */
function usualTimes(one: Measured, kind: Kind): readonly number[] {
  return one[kind].map((ms) => ms / one.slowness)
}

type Kind = 'remembered' | 'fresh'

/**
 * The list query at 10,000 products, with what smaller catalogues need beside it. Collecting garbage and compiling meet other
 * queries in each process, and are most of what its slowest ones took: of each query the quickest counts.
 */
export async function catalogue({ thorough }: Bench): Promise<Figures> {
  const smaller = (thorough ? [100, 1_000] : []).map((products) => ({ products, one: measure(products) }))
  const large = Array.from({ length: thorough ? processes : 1 }, () => measure(10_000))
  const beside = (read: (one: Measured) => number, unit: string) =>
    smaller.map(({ products, one }) => `; ${round(read(one), 1)} ${unit} at ${products} products`).join('')
  const usual = (kind: Kind) => {
    const times = large.map((one) => usualTimes(one, kind))
    const each = times.map((one) => round(percentile99(one), 1)).join(', ')
    const slowness = large.map((one) => round(one.slowness, 2)).join(', ')
    return {
      value: round(percentile99(quickestOfEach(times)), 1),
      note: `${each} by themselves, on a machine that took ${slowness} times as long as usual${beside((one) => percentile99(one[kind]), 'ms')}`,
    }
  }
  return {
    'catalogue.remembered-p99': usual('remembered'),
    'catalogue.new-case-p99': usual('fresh'),
    'catalogue.memory': {
      value: round(median(large.map(({ megabytes }) => megabytes))),
      note: `heap, with everything that was remembered${beside(({ megabytes }) => megabytes, 'MB')}`,
    },
  }
}
