import { execFileSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import * as z from 'zod'
import { type Figures, round } from './figures'
import { node } from './serve'

const resultSchema = z.object({
  remembered: z.number(),
  fresh: z.number(),
  /** How many times longer than usual this machine takes now. */
  slowness: z.number().positive(),
  megabytes: z.number(),
  products: z.number(),
})

/** Times the list query over 10,000 products in a process of its own, whose memory holds nothing else. */
export async function catalogue(): Promise<Figures> {
  const file = fileURLToPath(new URL('catalogue-process.ts', import.meta.url))
  const text = execFileSync(node, ['--expose-gc', '--conditions=react-server', '--import', 'tsx', file], {
    encoding: 'utf8',
    env: { ...process.env, NODE_OPTIONS: '' },
  })
  const { remembered, fresh, slowness, megabytes, products } = resultSchema.parse(JSON.parse(text))
  const usual = (ms: number) => ({
    value: round(ms / slowness, 1),
    note: `${round(ms, 1)} ms for ${products} products on a machine that takes ${round(slowness, 2)} times as long as usual`,
  })
  return {
    'catalogue.remembered-p99': usual(remembered),
    'catalogue.new-case-p99': usual(fresh),
    'catalogue.memory': { value: round(megabytes), note: 'heap, with everything that was remembered' },
  }
}
