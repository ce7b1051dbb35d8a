/** Names that code goes by; no page prints them. */
const codes = new Set(['id', 'sort', 'state', 'tone', 'kind', 'key', 'source'])

/** Every string in a value that a page may print, however deep. */
export function printedStrings(value: unknown): readonly string[] {
  if (typeof value === 'string') return [value]
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, part]) => {
    // The name of a source is a code; the source of a rule may be a text of its own.
    return codes.has(key) && typeof part === 'string' ? [] : printedStrings(part)
  })
}
