import { createHash } from 'node:crypto'
import { createRequire } from 'node:module'
import { inlinedCss, trimDocument, trimPayload } from './inline-css.ts'
import { measuredAt } from './measured-at.ts'
import { hashPolicy } from './policy.ts'

/**
 * Next's file-system cache, with the content security policy added to every page it hands out. The policy names the
 * inline scripts and styles of exactly that HTML, so it stays right when a page is rendered again. Next 16.4 has no
 * way of its own to do this for static pages; the version is pinned because the base class is internal to it.
 */
const FileSystemCache: FileSystemCacheClass = createRequire(import.meta.url)(
  'next/dist/server/lib/incremental-cache/file-system-cache',
).default

interface CacheEntry {
  value?: {
    kind: string
    html?: unknown
    rscData?: unknown
    headers?: Record<string, string | string[] | undefined>
  } | null
}
type FileSystemCacheClass = new (...options: unknown[]) => { get(...key: unknown[]): Promise<CacheEntry | null> }

const inlineScript = /<script(?![^>]*\bsrc=)[^>]*>([\s\S]*?)<\/script>/gi
const inlineStyle = /<style[^>]*>([\s\S]*?)<\/style>/gi

/** The policy for one HTML document. It connects to where measurements go only once that was set. */
export function policyFor(html: string): string {
  return hashPolicy(hashes(html, inlineScript), hashes(html, inlineStyle), measuredAt())
}

function hashes(html: string, element: RegExp): Set<string> {
  const found = new Set<string>()
  for (const match of html.matchAll(element)) {
    found.add(
      createHash('sha256')
        .update(match[1] ?? '')
        .digest('base64'),
    )
  }
  return found
}

type PageValue = NonNullable<CacheEntry['value']> & { html: string }

function isPage(value: CacheEntry['value']): value is PageValue {
  return value?.kind === 'APP_PAGE' && typeof value.html === 'string'
}

/** Pages already prepared; the base class keeps hot entries in memory and hands out the same object again. */
const prepared = new WeakSet<object>()

function prepare(value: PageValue): void {
  const stylesheets = inlinedCss(value.html)
  value.html = trimDocument(value.html)
  if (Buffer.isBuffer(value.rscData)) {
    value.rscData = Buffer.from(trimPayload(value.rscData.toString('utf8'), stylesheets))
  }
  value.headers = { ...value.headers, 'content-security-policy': policyFor(value.html) }
  prepared.add(value)
}

export default class CspCacheHandler extends FileSystemCache {
  override async get(...key: unknown[]): Promise<CacheEntry | null> {
    const entry = await super.get(...key)
    const value = entry?.value
    if (isPage(value) && !prepared.has(value)) prepare(value)
    return entry
  }
}
