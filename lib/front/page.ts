import { LRUCache } from 'lru-cache'
import { documentPolicy } from '../csp/policy'
import { finish, type Scripts } from './finish'
import type { FrontLog } from './front-log'
import { hashOf, scriptHashes, styleHashes } from './inline-hashes'

/** What pages may run: the islands of this site, or the framework's own runtime, unfinished. */
export interface PageRules {
  readonly runtime: 'islands' | 'next'
  readonly scripts: Scripts
  /** Where measurements go, the one host beside this site that pages connect to. */
  readonly measuredAt: string | null
  readonly log: FrontLog
}

/** A document as it is sent, and its policy. */
export interface Page {
  readonly html: string
  readonly policy: string
}

/** Makes of a rendered document the one that is sent. `path` is for the log. */
export type MakePage = (path: string, html: string) => Page

/** How documents are made under these rules. None is ever without a policy. */
export function pageMaker({ runtime, scripts, measuredAt, log }: PageRules): MakePage {
  const said = new LRUCache<string, true>({ max: 1000 })
  const constant = hashOf(scripts.constant)
  return (path, html) => {
    const styles = styleHashes(html)
    if (runtime === 'next') {
      const own = { scripts: scriptHashes(html), styles, measuredAt, trustedTypes: 'nextjs default' }
      return { html, policy: documentPolicy(own) }
    }
    const finished = finish(html, scripts)
    if (finished !== null)
      return { html: finished, policy: documentPolicy({ scripts: [constant], styles, measuredAt }) }
    if (!said.has(path)) log.warn('front.not-finished', { path })
    said.set(path, true)
    return { html, policy: documentPolicy({ scripts: null, styles, measuredAt }) }
  }
}
