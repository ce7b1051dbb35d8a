import { execFileSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import * as z from 'zod'
import { type Figures, median, round } from './figures'
import { node } from './serve'

const resultSchema = z.object({
  remembered: z.number(),
  fresh: z.number(),
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

/** How often the large catalogue is measured, each time in a new process: one of three may meet something odd. */
const processes = 3

/** The list query at 10,000 products, with what smaller catalogues need beside it. */
export async function catalogue(): Promise<Figures> {
  const [small, middle] = [measure(100), measure(1_000)]
  const large = Array.from({ length: processes }, () => measure(10_000))
  const beside = (read: (one: Measured) => number, unit: string) =>
    `${round(read(small), 1)} ${unit} at 100 and ${round(read(middle), 1)} ${unit} at 1,000 products`
  const usual = (read: (one: Measured) => number) => {
    const each = large.map((one) => read(one) / one.slowness)
    const slowness = large.map((one) => round(one.slowness, 2)).join(', ')
    return {
      value: round(median(each), 1),
      note: `the middle of ${each.map((value) => round(value, 1)).join(', ')}, on a machine that took ${slowness} times as long as usual; ${beside(read, 'ms')}`,
    }
  }
  return {
    'catalogue.remembered-p99': usual(({ remembered }) => remembered),
    'catalogue.new-case-p99': usual(({ fresh }) => fresh),
    'catalogue.memory': {
      value: round(median(large.map(({ megabytes }) => megabytes))),
      note: `heap, with everything that was remembered; ${beside(({ megabytes }) => megabytes, 'MB')}`,
    },
  }
}
