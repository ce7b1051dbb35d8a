/**
 * Makes a thing when it is first asked for, and keeps it. For schemas of what a browser may never send or read: making one takes
 * a slow phone a millisecond, and a module makes all of its own while the page waits.
 */
export function madeOnce<T>(make: () => T): () => T {
  let made: { readonly thing: T } | null = null
  return () => {
    made ??= { thing: make() }
    return made.thing
  }
}
