import { calculatorFolder } from '@/lib/domain/calculator-pages/model'
import type { Category } from '@/lib/domain/categories/category'
import type { CategoryId } from '@/lib/domain/categories/ids'
import { categoryList, categoryNamed } from '@/lib/domain/categories/registry'
import { formKey, sealedKey } from '@/lib/domain/fields/form'
import { whyKey } from '@/lib/domain/list/list-model'
import { knownQueryKeys, spreadKeys } from '@/lib/domain/list/list-query'
import { fieldNames } from '@/lib/domain/personal/told'
import { ownPrefix } from '@/lib/domain/values/query-params'
import { applySamplePath, routes, shareFolder } from './routes'

interface ListAddress {
  readonly category: Category
  readonly keys: ReadonlySet<string>
  readonly caseKeys: ReadonlySet<string>
}

const lists: readonly ListAddress[] = categoryList.map((category) => {
  const told = [...fieldNames(category.scenario, false), ...(category.personal ? [sealedKey] : [])]
  return {
    category,
    keys: new Set([...knownQueryKeys(category), ...spreadKeys(category), whyKey, ...told]),
    caseKeys: new Set([...told, ...spreadKeys(category)]),
  }
})

/** What an address names of a category: its list or a variant of it, or what lies below as a product. */
interface Place extends ListAddress {
  /** What follows the address of the list, with its slash; empty: nothing. */
  readonly rest: string
  readonly isList: boolean
}

function placeOf(pathname: string): Place | null {
  for (const list of lists) {
    const { path, variants } = list.category
    if (pathname !== path && !pathname.startsWith(`${path}/`)) continue
    const rest = pathname.slice(path.length)
    return { ...list, rest, isList: rest === '' || variants.some(({ slug }) => rest === `/${slug}`) }
  }
  return null
}

/** Pages that are made of their query alone. */
const perRequest: ReadonlySet<string> = new Set([
  routes.compare,
  routes.search,
  routes.supportSearch,
  routes.contactSent,
  applySamplePath,
])

/** Campaigns and vouchers appear and go at their own minute: a stored page would show one too late, or too long. */
function isByTheClock(pathname: string): boolean {
  return pathname === routes.vouchers || pathname === routes.campaign || pathname.startsWith(`${routes.campaign}/`)
}

/**
 * Where an address is rendered per request instead of from the cache; null: it is not. A list goes to its dynamic page when
 * its query has a key that the list knows, a detail when the query has one of the case's: an open
 * field or the seal of the personal ones; campaign tags and anything unknown leave the stored page in place. A calculator goes to its dynamic page when a form was sent, comparisons, searches, campaigns and vouchers always do.
 */
export function dynamicPageOf(pathname: string, query: URLSearchParams): string | null {
  if (perRequest.has(pathname) || isByTheClock(pathname) || pathname.startsWith(`${shareFolder}/`)) return pathname
  if (pathname === routes.financialAnalysis) return query.has(sealedKey) ? '/dynamic-calculator/analysis' : null
  const calculator = calculatorIn(pathname)
  if (calculator !== null)
    return query.has(formKey) || query.has(sealedKey) ? `/dynamic-calculator/${calculator}` : null
  const place = placeOf(pathname)
  if (place === null) return null
  const { category, keys, caseKeys, rest, isList } = place
  const asked = [...query.keys()].some((key) => (isList ? keys : caseKeys).has(key))
  return asked ? `/${isList ? 'dynamic-list' : 'dynamic-product'}/${category.id}${rest}` : null
}

const personal = [routes.signIn, routes.accountSettings]

/** Whether a page is made anew for each visitor, from what their own browser holds: signing in and the settings of an account. */
export function isPersonal(pathname: string): boolean {
  return personal.some((path) => pathname === path || pathname.startsWith(`${path}/`))
}

/**
 * The query of an address without what it says of personal fields, as addresses of another day and forged ones do: nothing
 * reads that, and it should not stay where addresses are kept. null: it says nothing of them.
 */
export function withoutPersonal(pathname: string, query: URLSearchParams): URLSearchParams | null {
  const place = pathname.startsWith(`${shareFolder}/`) ? pathname.slice(shareFolder.length) : pathname
  const category = place === routes.compare ? categoryNamed(query.get('category') ?? '') : placeOf(place)?.category
  if (category?.personal !== true) return null
  const { scenario, ownFields } = category
  const personal = new Set([...fieldNames(scenario, true), ...fieldNames(ownFields, true, ownPrefix)])
  const open = new URLSearchParams([...query].filter(([name]) => !personal.has(name)))
  return open.size === query.size ? null : open
}

/**
 * Where the stored page of an address lies: one route holds all lists and one all products, which differ by the styles
 * that they bring; the addresses are the categories' own. Any other address is where its page lies.
 */
export function storedAt(pathname: string): string {
  const place = placeOf(pathname)
  if (place === null) return pathname
  const { category, rest, isList } = place
  return isList ? `/list/${category.id}${rest}` : `${productFolder(category.id)}${rest}`
}

/** Where the stored pages of a category's products lie. */
export function productFolder(category: CategoryId): string {
  return `/product/${category}`
}

/** Folders of pages that have another address; asked for by their own they do not exist. */
const inner = /^\/(list|product|dynamic-(list|product|calculator))(\/|$)/

/** Whether a path is one that only {@link dynamicPageOf} and {@link storedAt} lead to. */
export function isInnerPath(pathname: string): boolean {
  return inner.test(pathname)
}

/** The last part of a calculator's address; null for any other address. */
function calculatorIn(pathname: string): string | null {
  const [id, ...below] = pathname.startsWith(`${calculatorFolder}/`)
    ? pathname.slice(calculatorFolder.length + 1).split('/')
    : []
  return id === undefined || id === '' || below.length > 0 ? null : id
}
