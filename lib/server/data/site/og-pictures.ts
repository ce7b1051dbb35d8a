import 'server-only'
import { createProcessCounts } from '@/lib/server/db/rate-limit-repository'

/** Drawing takes a tenth of a second of processor time, so asking again must be cheap: a picture is drawn at most once while it is held. */
class HeldPictures {
  readonly #held = new Map<string, Promise<ArrayBuffer>>()
  readonly #most: number

  /** `most` pictures are kept, some 40 kB each; the longest unused is dropped. */
  constructor(most: number) {
    this.#most = most
  }

  has(key: string): boolean {
    return this.#held.has(key)
  }

  /** The picture of a key. A failure is not held. */
  get(key: string, draw: () => Promise<ArrayBuffer>): Promise<ArrayBuffer> {
    const held = this.#held
    const picture = held.get(key) ?? draw()
    held.delete(key)
    held.set(key, picture)
    picture.catch(() => held.delete(key))
    const oldest = held.size > this.#most ? held.keys().next().value : undefined
    if (oldest !== undefined) held.delete(oldest)
    return picture
  }
}

const standing = new HeldPictures(200)
const shared = new HeldPictures(100)
const counts = createProcessCounts()
/** Of results there are as many as addresses: some three seconds of a processor in each minute go into their pictures. */
const sharedInMinute = { most: 30, ms: 60_000 } as const

/** A picture of something listed, by its key. Only keys of known products may be passed. */
export function heldPicture(key: string, draw: () => Promise<ArrayBuffer>): Promise<ArrayBuffer> {
  return standing.get(key, draw)
}

/**
 * The picture of a result, by its key, which anybody can make up. These are held apart, so that they drop no other; null
 * once this process has drawn as many as it may in a minute.
 */
export async function heldSharedPicture(key: string, draw: () => Promise<ArrayBuffer>): Promise<ArrayBuffer | null> {
  const { most, ms } = sharedInMinute
  if (!shared.has(key) && (await counts.take('shared pictures', most, ms)) !== null) return null
  return shared.get(key, draw)
}
