import { LRUCache } from 'lru-cache'
import { documentPolicy } from '../csp/policy'
import { finish, type Parts } from './finish'
import type { FrontLog } from './front-log'
import { hashOf, scriptHashes, styleHashes, stylesIn } from './inline-hashes'

/** What pages may run: the islands of this site, or the framework's own runtime, unfinished. */
export interface PageRules {
  readonly runtime: 'islands' | 'next'
  readonly parts: Parts
  /** Names the build, as version.json does. */
  readonly version: string
  /** Where measurements go, the one host beside this site that pages connect to. */
  readonly measuredAt: string | null
  readonly log: FrontLog
}

/** A document as it is sent, one character for each byte, and what goes with it: its policy and its build. */
export interface Page {
  readonly html: string
  readonly headers: Readonly<Record<'Content-Security-Policy' | 'Server-Timing', string>>
}

/** Makes of a rendered document the one that is sent. `path` is for the log. */
export type MakePage = (path: string, html: string) => Page

/** How documents are made under these rules. None is ever without a policy. */
export function pageMaker({ runtime, parts, version, measuredAt, log }: PageRules): MakePage {
  const said = new LRUCache<string, true>({ max: 1000 })
  const constant = hashOf(parts.constant)
  const headersOf = (policy: string) => ({
    'Content-Security-Policy': policy,
    // The one header that a page's own script can read: through whatever cache the page came, it knows how old it is.
    'Server-Timing': `version;desc="${version}"`,
  })
  return (path, html) => {
    const finished = runtime === 'next' ? null : finish(html, parts)
    if (finished !== null) {
      const own = { scripts: [constant], styles: styleHashes(finished.styles), measuredAt }
      return { html: finished.html, headers: headersOf(documentPolicy(own)) }
    }
    const styles = styleHashes(stylesIn(html))
    if (runtime === 'next') {
      const own = { scripts: scriptHashes(html), styles, measuredAt, trustedTypes: 'nextjs default' }
      return { html, headers: headersOf(documentPolicy(own)) }
    }
    if (!said.has(path)) log.warn('front.not-finished', { path })
    said.set(path, true)
    return { html, headers: headersOf(documentPolicy({ scripts: null, styles, measuredAt })) }
  }
}
