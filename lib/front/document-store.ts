import { createHash } from 'node:crypto'
import { LRUCache } from 'lru-cache'
import { addBrotli, type Body, packedBody, plainForm, sizeOf } from './body'
import { type Document, documentOf, sharedSeconds } from './document'
import type { FrontLog } from './front-log'
import type { MakePage } from './page'
import type { Ask, Rendered } from './renderer'

/** What the store works with. */
export interface StoreParts {
  readonly ask: Ask
  readonly makePage: MakePage
  readonly log: FrontLog
  /** Milliseconds of a clock that only goes forward. */
  readonly now: () => number
  readonly maxBytes: number
}

/** A stored document, or what the framework answered in its place: not found, moved. */
export type Outcome = { readonly stored: Body } | { readonly once: Document }

interface Entry {
  readonly body: Body
  /** Digest of what the framework answered. */
  readonly source: string
  dueAt: number
  /** When the framework last answered, or failed to. */
  askedAt: number
  failures: number
  /** How often it was served. */
  served: number
  isRefreshing: boolean
}

/** The framework makes a page again by itself after its time; this is how soon a new one is noticed. */
const longestRestMs = 60_000
/** The framework is making the page again just now. */
const staleRestMs = 2000
/** What nobody asked the framework about for so long is not sent before it was: at midnight offers end. */
const longestUnaskedMs = 120_000
const retryMs = { first: 5000, most: 60_000 }
/** A document that was served so often is worth compressing at the hardest: most of a site is hardly ever asked for. */
const often = 20
/** What an entry weighs beside its bytes. */
const overheadBytes = 4000

/**
 * The documents that are the same for everybody, by path: finished once, compressed once, and once more if they are asked for
 * often. A due one is served as it is
 * while the framework is asked again, but for one that lay unasked too long: that one waits for the answer. While asking
 * fails, the last good one goes on being served.
 */
export class DocumentStore {
  readonly #parts: StoreParts
  readonly #entries: LRUCache<string, Entry>
  readonly #asked = new Map<string, Promise<Outcome>>()
  /** Compression at its hardest, one document after the other. */
  #packing: Promise<void> = Promise.resolve()

  constructor(parts: StoreParts) {
    this.#parts = parts
    const sizeCalculation = ({ body }: Entry) => sizeOf(body) + overheadBytes
    this.#entries = new LRUCache({ maxSize: parts.maxBytes, sizeCalculation })
  }

  /** The stored document of a path; undefined when there is none yet. Never waits. */
  kept(pathname: string): Body | undefined {
    const entry = this.#entries.get(pathname)
    if (entry === undefined || this.#isForgotten(entry)) return undefined
    if (entry.dueAt <= this.#parts.now() && !entry.isRefreshing) void this.#refresh(pathname, entry)
    entry.served += 1
    if (entry.served === often) this.#packing = this.#packing.then(() => this.#packHard(pathname, entry))
    return entry.body
  }

  /** The document of a path, asked for when it is not stored; many who ask at once are one. Rejects with RenderError. */
  async get(pathname: string): Promise<Outcome> {
    const stored = this.kept(pathname)
    if (stored !== undefined) return { stored }
    const underWay = this.#asked.get(pathname)
    if (underWay !== undefined) return underWay
    const asked = this.#fetch(pathname).finally(() => this.#asked.delete(pathname))
    this.#asked.set(pathname, asked)
    return asked
  }

  #isForgotten({ askedAt, failures }: Entry): boolean {
    return failures === 0 && this.#parts.now() - askedAt > longestUnaskedMs
  }

  async #fetch(pathname: string): Promise<Outcome> {
    const forgotten = this.#entries.get(pathname)
    if (forgotten !== undefined) {
      await this.#refresh(pathname, forgotten)
      const entry = this.#entries.get(pathname)
      if (entry !== undefined) return { stored: entry.body }
    }
    const rendered = await this.#parts.ask(pathname)
    if (sharedSeconds(rendered) === null) return { once: documentOf(pathname, rendered, this.#parts.makePage) }
    return { stored: await this.#keep(pathname, rendered) }
  }

  async #keep(pathname: string, rendered: Rendered): Promise<Body> {
    const document = documentOf(pathname, rendered, this.#parts.makePage)
    const body = await packedBody(document.bytes, document.headers)
    await addBrotli(body, document.bytes, 'quick')
    const entry = {
      body,
      source: sourceOf(rendered),
      dueAt: this.#dueAt(rendered),
      askedAt: this.#parts.now(),
      failures: 0,
      served: 0,
      isRefreshing: false,
    }
    this.#entries.set(pathname, entry)
    return body
  }

  async #packHard(pathname: string, entry: Entry): Promise<void> {
    if (this.#entries.peek(pathname) !== entry) return
    try {
      await addBrotli(entry.body, plainForm(entry.body).bytes, 'most')
    } catch (error) {
      this.#parts.log.error('front.compression-failed', error, { path: pathname })
    }
  }

  async #refresh(pathname: string, entry: Entry): Promise<void> {
    entry.isRefreshing = true
    try {
      const rendered = await this.#parts.ask(pathname)
      entry.askedAt = this.#parts.now()
      if (entry.failures > 0) this.#parts.log.info('front.refresh-recovered', { path: pathname })
      entry.failures = 0
      if (sharedSeconds(rendered) === null) this.#entries.delete(pathname)
      else if (sourceOf(rendered) === entry.source) entry.dueAt = this.#dueAt(rendered)
      else await this.#keep(pathname, rendered)
    } catch (error) {
      if (entry.failures === 0) this.#parts.log.error('front.refresh-failed', error, { path: pathname })
      entry.failures += 1
      entry.askedAt = this.#parts.now()
      entry.dueAt = this.#parts.now() + Math.min(retryMs.first * 2 ** (entry.failures - 1), retryMs.most)
    } finally {
      entry.isRefreshing = false
    }
  }

  #dueAt(rendered: Rendered): number {
    const isStale = rendered.headers['x-nextjs-cache'] === 'STALE'
    const restMs = Math.min((sharedSeconds(rendered) ?? 0) * 1000 || longestRestMs, longestRestMs)
    return this.#parts.now() + (isStale ? staleRestMs : restMs)
  }
}

/** Two answers with the same digest make the same document. */
function sourceOf({ headers, bytes }: Rendered): string {
  const told = [headers['content-type'], headers['cache-control'], headers['x-robots-tag']]
  return createHash('sha256').update(JSON.stringify(told)).update(bytes).digest('base64')
}
