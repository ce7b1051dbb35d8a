import { audienceOf } from '@/lib/routing/dynamic-pages'

/** What Next hands a page for its query, in the order the keys first appeared. */
export type PageQuery = Readonly<Record<string, string | readonly string[] | undefined>>

/** A page's query as the standard type that the parsers read. */
export function toSearchParams(query: PageQuery): URLSearchParams {
  const params = new URLSearchParams()
  for (const [key, value] of Object.entries(query)) {
    const values = value === undefined ? [] : typeof value === 'string' ? [value] : value
    for (const one of values) params.append(key, one)
  }
  return params
}

/**
 * The query that a page is rendered for: empty where it has no key that changes the page, so that campaign tags and whatever
 * else an address carries make no other page than the address alone.
 */
export function queryOf(path: string, query: PageQuery): URLSearchParams {
  const params = toSearchParams(query)
  return audienceOf(path, params) === 'everybody-without-query' ? new URLSearchParams() : params
}
