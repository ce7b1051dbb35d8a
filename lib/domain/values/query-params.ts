/** Most known parameters of one address that are read; the rest is ignored. */
const mostParams = 64

/** Longest value that is read, in characters. */
const longestValue = 40

/** Query keys that belong to the engine; no field of a scenario and no facet may take one. */
export const reservedQueryKeys = ['case', 'was', 'situation', 'sort', 'page'] as const

/** What the visitor has now, by its slug. Pages alone read it: a provider ranks alike whoever asks. */
export const nowKey = 'now'

/** The longest slug. */
export const longestSlug = 80

/** Before the name of each field of the visitor's own product, as a query key. */
export const ownPrefix = 'own-'

/**
 * The values of known keys in the order given. Unknown keys, values longer than `longest` and everything after the
 * first 64 known parameters are ignored. Never throws.
 */
export function readParams(
  params: URLSearchParams,
  known: ReadonlySet<string>,
  longest: number = longestValue,
): ReadonlyMap<string, readonly string[]> {
  const found = new Map<string, string[]>()
  let read = 0
  for (const [key, value] of params) {
    if (!known.has(key)) continue
    read += 1
    if (read > mostParams) break
    if (value.length > longest) continue
    const values = found.get(key)
    if (values === undefined) found.set(key, [value.trim()])
    else values.push(value.trim())
  }
  return found
}

/** A path with a query after it; alone where that is empty. */
export function withQuery(path: string, query: string): string {
  return query === '' ? path : `${path}?${query}`
}

/** The last value of a key, as browsers do for a hidden input and a box of one name; null when absent or empty. */
export function lastValue(values: ReadonlyMap<string, readonly string[]>, key: string): string | null {
  const text = values.get(key)?.at(-1)
  return text === undefined || text === '' ? null : text
}
