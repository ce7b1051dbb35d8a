/** An answer of the site as the crawl keeps it. */
export interface Crawled {
  readonly path: string
  readonly status: number
  readonly html: string
}

/** A link, and the page that it was first seen on. */
interface Link {
  readonly href: string
  readonly from: string
}

/** What a walk over the site's own documents came to. */
export interface Crawl {
  /** Every document that is led to, by its address without a query. */
  readonly documents: ReadonlyMap<string, Crawled>
  /** Links that do not lead where they say, each with its reason. */
  readonly dead: readonly string[]
}

const atOnce = 8
const unescaped = (text: string) => text.replaceAll('&amp;', '&').replaceAll('&#x27;', "'")
const attributes = (html: string, name: string) =>
  [...html.matchAll(new RegExp(`\\s${name}="([^"]*)"`, 'g'))].map(([, value = '']) => unescaped(value))

/** Scripts and structured data hold addresses that nobody follows. */
const visible = (html: string) => html.replace(/<script\b[\s\S]*?<\/script>/g, '')
const hrefsOf = (html: string) => attributes(visible(html).replace(/<link\b[^>]*>/g, ''), 'href')

/** Ways out: following one is counted as leaving, and is tested where that is. */
const isWayOut = (path: string) => path.startsWith('/apply/')

/** Forms of one page with other values are one address. */
const kindOf = ({ pathname, searchParams }: URL) => `${pathname}?${[...new Set(searchParams.keys())].sort().join('&')}`

/** Fetches pages from `origin`, follows every link of its own to the end, and looks for the place that each names. */
export async function crawlSite(origin: string): Promise<Crawl> {
  const documents = new Map<string, Crawled>()
  const dead: string[] = []
  const places: (Link & { readonly path: string; readonly place: string })[] = []
  const seen = new Set<string>(['/?'])
  let queue: (Link & { readonly url: URL })[] = [{ href: '/', from: 'the start', url: new URL('/', origin) }]

  const note = (found: Link): void => {
    const { href, from } = found
    if (!URL.canParse(href, `${origin}${from}`)) return void dead.push(`${from}: ${href} is no address`)
    const url = new URL(href, `${origin}${from}`)
    if (url.origin !== origin) {
      if (!/^(?:https?:|mailto:)/.test(url.protocol)) dead.push(`${from}: ${href} is neither a page nor a mail address`)
      return
    }
    if (isWayOut(url.pathname)) return
    if (url.hash !== '' && url.search === '') places.push({ ...found, path: url.pathname, place: url.hash.slice(1) })
    if (seen.has(kindOf(url))) return
    seen.add(kindOf(url))
    queue.push({ ...found, url })
  }

  const visit = async ({ href, from, url }: (typeof queue)[number]): Promise<void> => {
    const answer = await fetch(url, { redirect: 'manual', headers: { accept: 'text/html' } })
    const html = await answer.text()
    // Who is not signed in is led to where one signs in.
    const isLedOn =
      [303, 307].includes(answer.status) && answer.headers.get('location')?.startsWith('/sign-in') === true
    if (answer.status !== 200 && !isLedOn) dead.push(`${from}: ${href} answers ${answer.status}`)
    if (url.search !== '' || answer.headers.get('content-type')?.startsWith('text/html') !== true) return
    documents.set(url.pathname, { path: url.pathname, status: answer.status, html })
    for (const found of new Set(hrefsOf(html))) note({ href: found, from: url.pathname })
  }

  while (queue.length > 0) {
    const now = queue.slice(0, atOnce)
    queue = queue.slice(atOnce)
    await Promise.all(now.map(visit))
  }
  const ids = new Map([...documents].map(([path, { html }]) => [path, new Set(attributes(html, 'id'))]))
  for (const { href, from, path, place } of places) {
    if (ids.get(path)?.has(decodeURIComponent(place)) === false) dead.push(`${from}: ${href} names no place there`)
  }
  return { documents, dead }
}
