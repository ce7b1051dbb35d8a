import type { Category } from './domain/categories/category'
import { categories } from './domain/categories/registry'
import { whyKey } from './domain/list-model'
import { knownQueryKeys } from './domain/list-query'

interface ListAddress {
  readonly category: Category
  readonly keys: ReadonlySet<string>
  readonly caseKeys: ReadonlySet<string>
}

const lists: readonly ListAddress[] = Object.values(categories).map((category) => ({
  category,
  keys: new Set([...knownQueryKeys(category), whyKey]),
  caseKeys: new Set(category.fields.map((field) => field.name)),
}))

/**
 * Where an address is rendered per request instead of from the cache; null: it is not. A list goes to its twin when
 * its query has a key that the list knows, a detail when the query has one of the case's; campaign tags and anything
 * unknown leave the stored page in place. Comparisons are always rendered per request.
 */
export function twinOf(pathname: string, query: URLSearchParams): string | null {
  if (pathname === '/compare') return pathname
  for (const { category, keys, caseKeys } of lists) {
    if (pathname !== category.path && !pathname.startsWith(`${category.path}/`)) continue
    const rest = pathname.slice(category.path.length + 1)
    const isList = rest === '' || category.variants.some(({ slug }) => slug === rest)
    const folder = isList ? 'filtered' : 'weighed'
    const asked = [...query.keys()].some((key) => (isList ? keys : caseKeys).has(key))
    return asked ? `/${folder}/${category.id}${rest === '' ? '' : `/${rest}`}` : null
  }
  return null
}
