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
