import { calculatorFolder, letterKey } from '@/lib/domain/calculator-pages/model'
import type { Category } from '@/lib/domain/categories/category'
import type { CategoryId } from '@/lib/domain/categories/ids'
import { categoryList, categoryNamed } from '@/lib/domain/categories/registry'
import { formKey, sealedKey } from '@/lib/domain/fields/form'
import { whyKey } from '@/lib/domain/list/list-model'
import { pageKeys, spreadKeys } from '@/lib/domain/list/list-query'
import { fieldNames } from '@/lib/domain/personal/personal-answers'
import { appealFields } from '@/lib/domain/referral/appeal'
import { nowKey, ownPrefix } from '@/lib/domain/values/query-params'
import { applySamplePath, followPage, routes, shareFolder } from './routes'

interface ListAddress {
  readonly category: Category
  readonly keys: ReadonlySet<string>
  readonly caseKeys: ReadonlySet<string>
}

const lists: readonly ListAddress[] = categoryList.map((category) => {
  const told = [...fieldNames(category.scenario, false), ...(category.personal ? [sealedKey] : [])]
  return {
    category,
    keys: new Set([...pageKeys(category), whyKey, ...told]),
    caseKeys: new Set([...told, ...spreadKeys(category), nowKey]),
  }
})

/** What an address names of a category. */
interface Place extends ListAddress {
  /** What lies below the list, as a product would; null: the list itself, or a variant of it. */
  readonly slug: string | null
}

/** The category of a list's address and, for what lies below it, the slug that a product there would have; null for any other address. */
export function listedAt(pathname: string): { readonly category: CategoryId; readonly slug: string | null } | null {
  const place = placeOf(pathname)
  return place === null ? null : { category: place.category.id, slug: place.slug }
}

function placeOf(pathname: string): Place | null {
  for (const list of lists) {
    const { path, variants } = list.category
    if (pathname !== path && !pathname.startsWith(`${path}/`)) continue
    const below = pathname.slice(path.length + 1)
    const isList = below === '' || variants.some(({ slug }) => below === slug)
    return { ...list, slug: isList ? null : below }
  }
  return null
}

/** Pages that have no form without their query. */
const perRequest: ReadonlySet<string> = new Set([
  routes.compare,
  routes.search,
  routes.supportSearch,
  routes.contactSent,
  applySamplePath,
  followPage,
])

/** Campaigns and vouchers appear and go at their own minute: a stored page would show one too late, or too long. */
function isByTheClock(pathname: string): boolean {
  return pathname === routes.vouchers || pathname === routes.campaign || pathname.startsWith(`${routes.campaign}/`)
}

const personal = [routes.signIn, routes.accountSettings]

/**
 * For whom the document of an address is rendered. `everybody`: one document, whatever the query. `everybody-without-query`: the
 * page reads its query, which changes nothing here, so one document serves all such requests. `query`: a page as it is for
 * this query. `request`: a page that has no form without its query, or that changes from one minute to the next. `visitor`:
 * a page made from what the visitor's own browser holds.
 */
export type Audience = 'everybody' | 'everybody-without-query' | 'query' | 'request' | 'visitor'

/** The keys of a query that change a page; null: it does not read its query. */
function keysOf(pathname: string): ReadonlySet<string> | null {
  if (pathname === routes.financialAnalysis) return analysisKeys
  if (isCalculator(pathname)) return calculatorKeys
  if (pathname === routes.referral) return invitationKeys
  if (pathname === routes.contactUs) return appealKeys
  const place = placeOf(pathname)
  if (place === null) return null
  return place.slug === null ? place.keys : place.caseKeys
}

const analysisKeys: ReadonlySet<string> = new Set([sealedKey])
const calculatorKeys: ReadonlySet<string> = new Set([formKey, sealedKey, letterKey])
/** A friend's link carries the code of who invites. */
const invitationKeys: ReadonlySet<string> = new Set(['code'])
const appealKeys: ReadonlySet<string> = new Set(appealFields)

/**
 * For whom the document of an address is rendered. A list is changed by the keys that it knows, a detail by those of the
 * case (an open field, or the seal of the personal ones) and by what the visitor has now, a calculator by a form that was sent; campaign tags and anything
 * unknown change nothing.
 */
export function audienceOf(pathname: string, query: URLSearchParams): Audience {
  if (personal.some((path) => pathname === path || pathname.startsWith(`${path}/`))) return 'visitor'
  if (perRequest.has(pathname) || isByTheClock(pathname) || pathname.startsWith(`${shareFolder}/`)) return 'request'
  const keys = keysOf(pathname)
  if (keys === null) return 'everybody'
  return [...query.keys()].some((key) => keys.has(key)) ? 'query' : 'everybody-without-query'
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

/** Whether an address is that of a calculator, if there is one of that name. */
function isCalculator(pathname: string): boolean {
  const id = pathname.startsWith(`${calculatorFolder}/`) ? pathname.slice(calculatorFolder.length + 1) : ''
  return id !== '' && !id.includes('/')
}
