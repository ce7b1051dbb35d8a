import 'server-only'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import * as z from 'zod'
import type { WholeList } from '@/lib/client/list-all-products'
import { productSchema } from '@/lib/contract/entities/product'
import { isoDateSchema } from '@/lib/contract/entities/wire-kit'
import type { CategoryId } from '@/lib/domain/categories/ids'

/** A list and the moment, in epoch milliseconds, at which the provider gave it. */
export interface CachedList {
  readonly at: number
  readonly value: WholeList
}

const fileSchema = z.object({
  at: z.int(),
  asOf: isoDateSchema,
  products: z.array(productSchema),
})

const fileOf = (buildDir: string, category: CategoryId) => join(buildDir, 'catalogue', `${category}.json`)

/** Keeps a list beside the pages that were built from it, for a start without a provider. */
export function cacheList(buildDir: string, category: CategoryId, { at, value }: CachedList): void {
  mkdirSync(join(buildDir, 'catalogue'), { recursive: true })
  writeFileSync(fileOf(buildDir, category), JSON.stringify({ at, ...value }))
}

/** The list that was kept with a build; null when there is none, as before the build has ended. Throws for one that is damaged or cannot be read. */
export function readCachedList(buildDir: string, category: CategoryId): CachedList | null {
  const file = fileOf(buildDir, category)
  if (!existsSync(file)) return null
  const { at, asOf, products } = fileSchema.parse(JSON.parse(readFileSync(file, 'utf8')))
  return { at, value: { asOf, products } }
}
