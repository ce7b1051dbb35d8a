import { calculatorFolder } from './domain/calculator-pages/model'
import type { Category } from './domain/categories/category'
import { categories } from './domain/categories/registry'
import { formKey, sealedKey } from './domain/fields/form'
import { whyKey } from './domain/list-model'
import { knownQueryKeys } from './domain/list-query'
import { routes } from './routes'

interface ListAddress {
  readonly category: Category
  readonly keys: ReadonlySet<string>
  readonly caseKeys: ReadonlySet<string>
}

const lists: readonly ListAddress[] = Object.values(categories).map((category) => ({
  category,
  keys: new Set([...knownQueryKeys(category), whyKey]),
  caseKeys: new Set(Object.keys(category.scenario)),
}))

/**
 * Where an address is rendered per request instead of from the cache; null: it is not. A list goes to its twin when
 * its query has a key that the list knows, a detail when the query has one of the case's; campaign tags and anything
 * unknown leave the stored page in place. A calculator goes to its twin when a form was sent, comparisons and searches always do.
 */
export function twinOf(pathname: string, query: URLSearchParams): string | null {
  if (pathname === '/compare' || pathname === '/search') return pathname
  if (pathname === routes.financialAnalysis) return query.has(sealedKey) ? '/worked/analysis' : null
  const calculator = calculatorIn(pathname)
  if (calculator !== null) return query.has(formKey) || query.has(sealedKey) ? `/worked/${calculator}` : null
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

/** Folders of pages that are rendered per request; asked for by their own address they do not exist. */
const inner = /^\/(filtered|weighed|worked)(\/|$)/

/** Whether a path is one that only {@link twinOf} leads to. */
export function isTwin(pathname: string): boolean {
  return inner.test(pathname)
}

/** The last part of a calculator's address; null for any other address. */
function calculatorIn(pathname: string): string | null {
  const [id, ...below] = pathname.startsWith(`${calculatorFolder}/`)
    ? pathname.slice(calculatorFolder.length + 1).split('/')
    : []
  return id === undefined || id === '' || below.length > 0 ? null : id
}
