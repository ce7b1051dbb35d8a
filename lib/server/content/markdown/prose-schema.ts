import { z } from 'zod'
import type { Block, Inline, Prose } from '@/lib/domain/content/prose'
import { embedSchema } from './read-embed'
import { safeAddress } from './read-inlines'

const embedNode = z.object({ kind: z.literal('embed'), embed: embedSchema, line: z.number() })

const inline: z.ZodType<Inline> = z.lazy(() =>
  z.discriminatedUnion('kind', [
    z.object({ kind: z.literal('text'), text: z.string() }),
    z.object({ kind: z.literal('code'), text: z.string() }),
    z.object({ kind: z.literal('strong'), children: inlines }),
    z.object({ kind: z.literal('emphasis'), children: inlines }),
    z.object({ kind: z.literal('link'), href: z.string().regex(safeAddress), children: inlines }),
    z.object({ kind: z.literal('break') }),
    embedNode,
  ]),
)
const inlines = z.array(inline)

const block: z.ZodType<Block> = z.lazy(() =>
  z.discriminatedUnion('kind', [
    z.object({ kind: z.literal('heading'), level: z.literal([2, 3]), id: z.string(), children: inlines }),
    z.object({ kind: z.literal('paragraph'), children: inlines }),
    z.object({ kind: z.literal('list'), ordered: z.boolean(), items: z.array(proseSchema) }),
    z.object({ kind: z.literal('quote'), children: proseSchema }),
    z.object({
      kind: z.literal('table'),
      align: z.array(z.enum(['start', 'end', 'center'])),
      head: z.array(inlines),
      rows: z.array(z.array(inlines)),
    }),
    embedNode,
  ]),
)

/** A text as it comes back from what a build has kept. */
export const proseSchema: z.ZodType<Prose> = z.array(block)
