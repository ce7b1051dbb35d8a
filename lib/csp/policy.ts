/**
 * What a page may run and load. One policy for every HTML answer; only the way inline code is named differs. `measuredAt`
 * is the origin that measurements go to, the one host beside this site that a page may connect to; null when nothing is
 * measured.
 */

/** The policy of a page that is the same for everybody: every inline script and style is named by its hash. */
export function hashPolicy(
  scriptHashes: Iterable<string>,
  styleHashes: Iterable<string>,
  measuredAt: string | null = null,
): string {
  return policy(["'self'", ...quoted(scriptHashes)], styleHashes, measuredAt)
}

/**
 * The policy of a page that is rendered for one request: what Next writes carries the request's nonce. Our own first
 * script and the inlined stylesheet are the same on every page and are named by their hashes.
 */
export function noncePolicy(
  nonce: string,
  scriptHashes: Iterable<string>,
  styleHashes: Iterable<string>,
  measuredAt: string | null = null,
): string {
  return policy(["'self'", `'nonce-${nonce}'`, ...quoted(scriptHashes)], styleHashes, measuredAt)
}

function policy(scripts: readonly string[], styleHashes: Iterable<string>, measuredAt: string | null): string {
  return [
    "default-src 'none'",
    `script-src ${scripts.join(' ')}`,
    `style-src ${["'self'", ...quoted(styleHashes)].join(' ')}`,
    "img-src 'self' data:",
    "font-src 'self'",
    // The chat's own document; see chat-policy.ts.
    "frame-src 'self'",
    `connect-src ${["'self'", ...(measuredAt === null ? [] : [measuredAt])].join(' ')}`,
    "manifest-src 'self'",
    "form-action 'self'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
    "require-trusted-types-for 'script'",
    'trusted-types nextjs default',
  ].join('; ')
}

function* quoted(hashes: Iterable<string>): Generator<string> {
  for (const hash of hashes) yield `'sha256-${hash}'`
}
