import type { Directives } from 'mdast-util-directive'
import { z } from 'zod'
import { calculatorIds } from '@/lib/domain/calculator-pages/registry'
import type { CategoryId } from '@/lib/domain/categories/ids'
import { isCategoryId } from '@/lib/domain/categories/load'
import type { Embed } from '@/lib/domain/content/prose'
import { slug } from '../front-fields'
import type { Reading } from './reading'

const category = z.string().refine((id): id is CategoryId => isCategoryId(id), { error: 'is no category' })

/** What a text may read from the catalogue: `::product{category=fixed-deposit slug=some-deposit}`. */
export const embedSchema = z.discriminatedUnion('name', [
  z.strictObject({ name: z.literal('product'), category, slug }),
  z.strictObject({ name: z.literal('top'), category, count: z.coerce.number().int().min(1).max(5) }),
  z.strictObject({ name: z.literal('figure'), category, slug, figure: z.string().min(1).max(60) }),
  z.strictObject({
    name: z.literal('calculator'),
    id: z.string().refine((id) => calculatorIds.includes(id), { error: 'is no calculator' }),
  }),
])

/** Those that stand within a sentence, written with one colon; the others stand alone, with two. */
const withinText: ReadonlySet<Embed['name']> = new Set(['figure'])

/** Reads what a directive asks for; null when it is refused. */
export function readEmbed(node: Directives, reading: Reading): Embed | null {
  const read = embedSchema.safeParse({ ...node.attributes, name: node.name })
  if (!read.success) {
    const known = embedSchema.options.map((option) => option.shape.name.value).join(', ')
    const isKnown = embedSchema.options.some((option) => option.shape.name.value === node.name)
    const [issue] = read.error.issues
    reading.refuse(
      node,
      isKnown
        ? `:${node.name} is not complete: ${issue?.path.join('.') ?? ''} ${issue?.message ?? ''}`
        : `:${node.name} is none of ${known}; write \\: for a colon before a word`,
    )
    return null
  }
  const isInline = node.type === 'textDirective'
  if (isInline !== withinText.has(read.data.name)) {
    reading.refuse(
      node,
      `${node.name} stands ${isInline ? 'alone on its line, with two colons' : 'within a sentence, with one colon'}`,
    )
    return null
  }
  return read.data
}
