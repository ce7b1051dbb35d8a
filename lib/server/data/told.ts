import 'server-only'
import type { Category } from '@/lib/domain/categories/category'
import type { CategoryId } from '@/lib/domain/categories/registry'
import { sealedKey } from '@/lib/domain/fields/form'
import { type Told, untold } from '@/lib/domain/told'
import { openQuery } from './sealed-values'

/** What an address brings of a personal category. */
export interface ToldReading {
  readonly told: Told
  /** There is a seal, and it can no longer be opened: nothing of it is known. */
  readonly lapsed: boolean
}

/** What is told of a category is sealed for; a calculator may have the same id. */
export function toldSeal(category: CategoryId): string {
  return `category ${category}`
}

/** Opens what the seal of an address says of a category. A category without personal fields has none. Throws as {@link openQuery} does. */
export function openTold({ id, personal }: Category, query: URLSearchParams): ToldReading {
  const sealed = personal ? query.get(sealedKey) : null
  if (sealed === null) return { told: untold, lapsed: false }
  const texts = openQuery(toldSeal(id), sealed)
  return texts === null ? { told: untold, lapsed: true } : { told: { texts, sealed }, lapsed: false }
}
