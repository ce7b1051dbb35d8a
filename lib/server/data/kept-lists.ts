import 'server-only'
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import * as z from 'zod'
import type { WholeList } from '@/lib/client/list-all-products'
import { productSchema } from '@/lib/contract/entities/product'
import type { CategoryId } from '@/lib/domain/categories/registry'
import { parseIsoDate } from '@/lib/domain/iso-date'

/** A list and the moment, in epoch milliseconds, at which the provider gave it. */
export interface KeptList {
  readonly at: number
  readonly value: WholeList
}

const fileSchema = z.object({
  at: z.int(),
  asOf: z
    .string()
    .transform(parseIsoDate)
    .pipe(z.custom<WholeList['asOf']>((date) => date !== null)),
  products: z.array(productSchema),
})

const fileOf = (buildDir: string, category: CategoryId) => join(buildDir, 'catalogue', `${category}.json`)

/** Keeps a list beside the pages that were built from it, for a start without a provider. */
export function keepList(buildDir: string, category: CategoryId, { at, value }: KeptList): void {
  mkdirSync(join(buildDir, 'catalogue'), { recursive: true })
  writeFileSync(fileOf(buildDir, category), JSON.stringify({ at, ...value }))
}

/** The list that was kept with a build; null when there is none, as before the build has ended. Throws for a damaged one. */
export function readKeptList(buildDir: string, category: CategoryId): KeptList | null {
  let text: string
  try {
    text = readFileSync(fileOf(buildDir, category), 'utf8')
  } catch {
    return null
  }
  const { at, asOf, products } = fileSchema.parse(JSON.parse(text))
  return { at, value: { asOf, products } }
}
