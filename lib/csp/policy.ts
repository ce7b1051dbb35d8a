/** What a page may run and load. One policy for every HTML answer; only the way inline code is named differs. */

const fixedDirectives = [
  "default-src 'none'",
  "img-src 'self' data:",
  "font-src 'self'",
  "connect-src 'self'",
  "manifest-src 'self'",
  "form-action 'self'",
  "base-uri 'none'",
  "frame-ancestors 'none'",
  "require-trusted-types-for 'script'",
  'trusted-types nextjs default',
] as const

/** The policy of a page that is the same for everybody: every inline script and style is named by its hash. */
export function hashPolicy(scriptHashes: Iterable<string>, styleHashes: Iterable<string>): string {
  const scripts = ["'self'", ...quoted(scriptHashes)].join(' ')
  const styles = ["'self'", ...quoted(styleHashes)].join(' ')
  return [fixedDirectives[0], `script-src ${scripts}`, `style-src ${styles}`, ...fixedDirectives.slice(1)].join('; ')
}

/**
 * The policy of a page that is rendered for one request: what Next writes carries the request's nonce. Our own first
 * script and the inlined stylesheet are the same on every page and are named by their hashes.
 */
export function noncePolicy(nonce: string, scriptHashes: Iterable<string>, styleHashes: Iterable<string>): string {
  const scripts = ["script-src 'self'", `'nonce-${nonce}'`, ...quoted(scriptHashes)].join(' ')
  const styles = ["'self'", ...quoted(styleHashes)].join(' ')
  return [fixedDirectives[0], scripts, `style-src ${styles}`, ...fixedDirectives.slice(1)].join('; ')
}

function* quoted(hashes: Iterable<string>): Generator<string> {
  for (const hash of hashes) yield `'sha256-${hash}'`
}
