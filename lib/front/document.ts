import type { MakePage } from './page'
import type { Rendered } from './renderer'
import { withSecurity } from './security-headers'

/** An answer of the framework, ready to be sent. */
export interface Document {
  readonly status: number
  readonly headers: Readonly<Record<string, string>>
  readonly bytes: Buffer
}

/** Of the framework's headers those that mean something to a visitor. */
const passedOn = {
  'cache-control': 'Cache-Control',
  'content-type': 'Content-Type',
  location: 'Location',
  'referrer-policy': 'Referrer-Policy',
  'x-robots-tag': 'X-Robots-Tag',
} as const

/** Whether a document is empty until the framework's runtime fills it: what it sends when a page ends while it renders. */
export function isShell({ bytes }: Pick<Rendered, 'bytes'>): boolean {
  return bytes.includes('<html id="__next_error__"')
}

/** Makes of an answer of the framework the one that is sent: its page finished, with all its headers. */
export function documentOf(path: string, rendered: Rendered, makePage: MakePage): Document {
  const { status } = rendered
  const own = Object.fromEntries(
    Object.entries(passedOn).flatMap(([from, to]) => {
      const value = rendered.headers[from]
      return value === undefined ? [] : [[to, value]]
    }),
  )
  // The framework has pages of its own for what is missing and would let proxies keep them.
  if (status >= 400 && !/\bno-store\b/.test(own['Cache-Control'] ?? '')) own['Cache-Control'] = 'no-store'
  if (!(own['Content-Type'] ?? '').startsWith('text/html')) {
    return { status, headers: withSecurity(own), bytes: rendered.bytes }
  }
  // One character for each byte: all that is looked for is ASCII, and the rest is passed on several times as fast.
  const { html, headers } = makePage(path, rendered.bytes.toString('latin1'))
  return {
    status,
    headers: withSecurity({ ...own, ...headers }),
    bytes: Buffer.from(html, 'latin1'),
  }
}

/** Pages that read their query are stored as long as the framework keeps its own pages, and sent as they are for a minute more. */
const storedControl = 's-maxage=300, stale-while-revalidate=60'

/**
 * The answer of a page that reads its query and was asked without one. The framework renders it for each request and lets
 * nobody keep it; it is the same for everybody, and may be kept like any page that the framework keeps itself.
 */
export function asStored(rendered: Rendered): Rendered {
  const { status, headers } = rendered
  if (status !== 200 || isShell(rendered) || headers['set-cookie'] !== undefined) return rendered
  return { ...rendered, headers: { ...headers, 'cache-control': storedControl } }
}

/** For how many seconds the framework keeps an answer for everybody; null: it is for one request. */
export function sharedSeconds({ status, headers, bytes }: Rendered): number | null {
  const control = headers['cache-control'] ?? ''
  const isKept = headers['x-nextjs-cache'] !== undefined || /\bs-maxage=/.test(control)
  if (
    status !== 200 ||
    isShell({ bytes }) ||
    !isKept ||
    headers['set-cookie'] !== undefined ||
    /\bprivate\b|\bno-store\b/.test(control)
  )
    return null
  return Number(/\bs-maxage=(\d+)/.exec(control)?.[1] ?? 0)
}
