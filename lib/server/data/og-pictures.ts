import 'server-only'

/** Pictures kept in memory: some 40 kB each. */
const mostHeld = 200

const held = new Map<string, Promise<ArrayBuffer>>()

/**
 * A picture by its key, drawn at most once while it is held: drawing takes a tenth of a second of processor time, so
 * asking again must be cheap. Only keys of known products may be passed. The longest unused is dropped; a failure is
 * not held.
 */
export function heldPicture(key: string, draw: () => Promise<ArrayBuffer>): Promise<ArrayBuffer> {
  const picture = held.get(key) ?? draw()
  held.delete(key)
  held.set(key, picture)
  picture.catch(() => held.delete(key))
  const oldest = held.size > mostHeld ? held.keys().next().value : undefined
  if (oldest !== undefined) held.delete(oldest)
  return picture
}
