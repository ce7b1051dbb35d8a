import { execFileSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import * as z from 'zod'
import { type Figures, round } from './figures'
import { node } from './serve'

const resultSchema = z.object({
  remembered: z.number(),
  fresh: z.number(),
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
  const { remembered, fresh, megabytes, products } = resultSchema.parse(JSON.parse(text))
  return {
    'catalogue.remembered-p99': { value: round(remembered, 1), note: `${products} products` },
    'catalogue.new-case-p99': { value: round(fresh, 1), note: `${products} products` },
    'catalogue.memory': { value: round(megabytes), note: 'heap, with everything that was remembered' },
  }
}
