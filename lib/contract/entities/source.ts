import * as z from 'zod'
import { sourceKinds } from '@/lib/domain/figures/figure'
import type { SchemaKit } from './schema-kit'

/** The page shows it as a link: nothing but https, and no name or password in front of the host. */
function isWebAddress(text: string): boolean {
  const url = URL.canParse(text) ? new URL(text) : null
  return url?.protocol === 'https:' && url.username === '' && url.password === ''
}

/** Where a figure was read, and when. */
export function sourceSchema(kit: SchemaKit) {
  return kit.object({
    kind: z.enum(sourceKinds),
    title: z.string().trim().min(1).max(160),
    url: z
      .string()
      .max(500)
      .refine(isWebAddress, { error: (issue) => `must be an https address, not ${String(issue.input)}` }),
    checkedOn: kit.date,
  })
}

/** A product's table of where its figures were read, by short name. */
export function sourcesSchema(kit: SchemaKit) {
  return z.record(z.string().regex(/^[a-z][a-z0-9-]{0,29}$/), sourceSchema(kit))
}
