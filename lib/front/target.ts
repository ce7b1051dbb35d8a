/** Where a request leads: a path as it came, and the query without its `?`. */
export interface Target {
  readonly pathname: string
  readonly query: string
  /** The path is made of the letters that page addresses are made of; any other names no page. */
  readonly plain: boolean
}

/** Longer than any address of the site with every filter set. */
const longest = 16_384

const plainPath = /^(?:\/[\w.~-]+)*\/?$/
const outsidePrintable = /[^\x21-\x7e]/
// Decoded, these mean something else to whoever reads the path next: another segment, another host, the end of a text.
const treacherous = /[\p{Cc}\\]/u

/** Reads the target of a request line. A number is the status that refuses it: 400 for what no browser sends, 414. */
export function readTarget(url: string): Target | 400 | 414 {
  if (url.length > longest) return 414
  if (!url.startsWith('/') || url.startsWith('//') || outsidePrintable.test(url)) return 400
  const mark = url.indexOf('?')
  const pathname = mark === -1 ? url : url.slice(0, mark)
  const query = mark === -1 ? '' : url.slice(mark + 1)
  const decoded = decode(pathname)
  if (decoded === null || treacherous.test(decoded) || pathname.includes('#')) return 400
  if (decoded.split('/').some((segment) => segment === '.' || segment === '..')) return 400
  return { pathname, query, plain: plainPath.test(pathname) }
}

function decode(pathname: string): string | null {
  if (!pathname.includes('%')) return pathname
  try {
    return decodeURIComponent(pathname)
  } catch {
    return null
  }
}
