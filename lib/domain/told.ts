import type { Category } from './categories/category'
import { formKey, sealedKey } from './fields/form'
import { ownPrefix } from './query-params'

/** What a visitor told a category with personal fields. The open address says none of it. */
export interface Told {
  /** By the names of the form's fields, as they were typed. Other names are not looked at. */
  readonly texts: URLSearchParams
  /** The seal that links of the page carry it under; null: the device keeps it, or nothing was told. */
  readonly sealed: string | null
}

/** Nothing was told: every field has its default. */
export const untold: Told = { texts: new URLSearchParams(), sealed: null }

/** The names of all that is told of a category: its scenario and the visitor's own product, and that a form said it. */
export function toldNames({ scenario, ownFields }: Pick<Category, 'scenario' | 'ownFields'>): ReadonlySet<string> {
  return new Set([formKey, ...Object.keys(scenario), ...Object.keys(ownFields).map((name) => ownPrefix + name)])
}

/** Of a form or a query what has one of the names, in its order. */
export function onlyNamed(params: URLSearchParams, names: ReadonlySet<string>): URLSearchParams {
  return new URLSearchParams([...params].filter(([name]) => names.has(name)))
}

/** A query with what was told in place of what it says under these names and of any seal. Never printed as an address. */
export function withTold(query: URLSearchParams, told: URLSearchParams, names: ReadonlySet<string>): URLSearchParams {
  return new URLSearchParams([
    ...[...query].filter(([name]) => name !== sealedKey && !names.has(name)),
    ...onlyNamed(told, names),
  ])
}

/** An address of the site that carries what was told, where it is sealed. `href` may have a query or a fragment. */
export function withSeal(href: string, sealed: string | null): string {
  if (sealed === null) return href
  const [address = '', fragment] = href.split('#', 2)
  const carried = `${address}${address.includes('?') ? '&' : '?'}${sealedKey}=${encodeURIComponent(sealed)}`
  return fragment === undefined ? carried : `${carried}#${fragment}`
}
