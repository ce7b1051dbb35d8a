import { type Body, plainForm } from './body'
import type { Document } from './document'
import { isFinished, type Parts, runsNothing } from './finish'
import type { FrontLog } from './front-log'
import { withWholeStyles } from './whole-styles'

/** What a document has of its own beside the stored document of its path. */
interface OwnPart {
  /** Elements for the head. */
  readonly head: string
  /** The content of the main element. */
  readonly main: string
}

/** Renders a page's own part for a query; null: the framework has to render it. */
export type RenderOwn = (path: string, query: URLSearchParams) => Promise<OwnPart | null>

/** What documents are put together with. */
export interface OwnParts {
  readonly render: RenderOwn
  readonly parts: Parts
  readonly log: FrontLog
}

/** A stored document around the places where an own part goes. */
interface Frame {
  readonly start: Buffer
  readonly middle: Buffer
  readonly end: Buffer
  readonly policy: string
}

/** In the head, where the framework has what differs. */
const headMark = '<link rel="canonical"'
const mainStart = '<main id="main">'
const mainEnd = '</main>'
/** What the framework says of a page that it renders for each request. */
const caching = 'private, no-cache, no-store, max-age=0, must-revalidate'

/** Puts documents for one request together: the stored document of their path with a part of their own. */
export class OwnDocuments {
  readonly #parts: OwnParts
  readonly #frames = new WeakMap<Body, Frame | null>()

  constructor(parts: OwnParts) {
    this.#parts = parts
  }

  /** The document of a page for a query; null when it cannot be made here. `stored` is the document of its path without a query. Never rejects. */
  async make(path: string, query: URLSearchParams, stored: Body): Promise<Document | null> {
    const frame = this.#frameOf(path, stored)
    const own = frame === null ? null : await this.#render(path, query)
    if (frame === null || own === null) return null
    const pieces = [frame.start, Buffer.from(own.head), frame.middle, Buffer.from(own.main), frame.end]
    const headers = { ...stored.headers, 'Cache-Control': caching, 'Content-Security-Policy': frame.policy }
    return { status: 200, headers, bytes: Buffer.concat(pieces) }
  }

  async #render(path: string, query: URLSearchParams): Promise<OwnPart | null> {
    try {
      const own = await this.#parts.render(path, query)
      if (own !== null && !runsNothing(own.head + own.main)) throw new Error('A part of a document has a script')
      return own
    } catch (error) {
      this.#parts.log.error('front.own-failed', error, { path })
      return null
    }
  }

  #frameOf(path: string, stored: Body): Frame | null {
    const known = this.#frames.get(stored)
    if (known !== undefined) return known
    const { parts } = this.#parts
    const html = plainForm(stored).bytes.toString('latin1')
    const whole = withWholeStyles({ html, policy: stored.headers['Content-Security-Policy'] ?? '' }, parts)
    const frame = frameOf(whole.html, whole.policy, parts)
    if (frame === null) this.#parts.log.warn('front.no-frame', { path })
    this.#frames.set(stored, frame)
    return frame
  }
}

/** Null when the document does not have each place once, in order, or was sent without being finished. */
function frameOf(html: string, policy: string, parts: Parts): Frame | null {
  const head = html.indexOf(headMark)
  const from = html.indexOf(mainStart, head) + mainStart.length
  const to = html.indexOf(mainEnd, from)
  const isOnce = [headMark, mainStart, mainEnd].every((mark) => html.indexOf(mark) === html.lastIndexOf(mark))
  if (head === -1 || from < mainStart.length || to === -1 || !isOnce || !isFinished(html, parts)) return null
  const piece = (begin: number, end: number) => Buffer.from(html.slice(begin, end), 'latin1')
  return { start: piece(0, head), middle: piece(head, from), end: piece(to, html.length), policy }
}
