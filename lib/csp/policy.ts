/**
 * What a page may run and load. One policy for every HTML answer; only what may run differs, and the style elements that
 * are named. `measuredAt` is the origin that measurements go to, the one host beside this site that a page may connect
 * to; null when nothing is measured.
 */
export interface PolicyParts {
  /** SHA-256 of the inline scripts that may run beside the scripts of this site; null: nothing runs at all. */
  readonly scripts: readonly string[] | null
  /** SHA-256 of the document's style elements. */
  readonly styles: readonly string[]
  readonly measuredAt?: string | null
  /** The Trusted Types policies that may be made. */
  readonly trustedTypes?: string
}

/** The content security policy of what is no document: were it shown as one, it could load, run, send and frame nothing. */
export const policyOfNothing = "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"

/** The content security policy of a document. */
export function documentPolicy({ scripts, styles, measuredAt = null, trustedTypes = 'default' }: PolicyParts): string {
  return [
    "default-src 'none'",
    scripts === null ? "script-src 'none'" : `script-src ${["'self'", ...scripts.map(quoted)].join(' ')}`,
    `style-src ${["'self'", ...styles.map(quoted)].join(' ')}`,
    ...whateverRuns(measuredAt),
    "require-trusted-types-for 'script'",
    `trusted-types ${trustedTypes}`,
  ].join('; ')
}

/**
 * The policy of a document that the framework's own server sends, without the front. It is set before the document is
 * made, so inline scripts and styles cannot be named by their hashes and are let in; what is loaded still comes from this site
 * alone. In development, code is evaluated and the page talks to the server that compiles it.
 */
export function frameworkPolicy({ measuredAt, isDevelopment }: { measuredAt: string | null; isDevelopment: boolean }) {
  return [
    "default-src 'none'",
    `script-src 'self' 'unsafe-inline'${isDevelopment ? " 'unsafe-eval'" : ''}`,
    "style-src 'self' 'unsafe-inline'",
    ...whateverRuns(measuredAt, isDevelopment ? ' ws:' : ''),
  ].join('; ')
}

/** What a document may load and send, whatever may run in it. */
function whateverRuns(measuredAt: string | null, alsoConnect = ''): readonly string[] {
  return [
    "img-src 'self' data:",
    "font-src 'self'",
    // The chat's own document; see chat-policy.ts.
    "frame-src 'self'",
    `connect-src ${["'self'", ...(measuredAt === null ? [] : [measuredAt])].join(' ')}${alsoConnect}`,
    "manifest-src 'self'",
    "form-action 'self'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ]
}

function quoted(hash: string): string {
  return `'sha256-${hash}'`
}
