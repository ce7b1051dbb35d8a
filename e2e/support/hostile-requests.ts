/** A word that must not turn up in any answer. */
export const evilWord = 'EVIL123'

const named = (names: readonly string[], value: string) => names.map((name) => ({ [name]: value }))

/** Headers that a framework, a proxy or a careless cache might take from whoever sends them. */
export const hostileHeaders: readonly Readonly<Record<string, string>>[] = [
  { 'x-front': '1', 'x-timbang-twin': '/credit-card' },
  { 'x-timbang-twin': '_next/static/chunks/other.js', 'content-security-policy': "script-src 'nonce-src='" },
  { 'content-security-policy': `script-src 'nonce-${evilWord}'` },
  { 'content-security-policy-report-only': `script-src 'nonce-${evilWord}'` },
  { 'x-nonce': evilWord },
  { rsc: '1' },
  { rsc: '1', 'next-router-prefetch': '1' },
  { rsc: '1', 'next-router-prefetch': '1', 'next-router-segment-prefetch': '/_tree' },
  { rsc: '1', 'next-router-state-tree': '%5B%22%22%2C%7B%7D%5D', 'next-url': '/evil' },
  { 'next-action': evilWord },
  { 'next-resume': '1', 'x-nextjs-postponed': '1' },
  { 'next-html-request-id': evilWord },
  ...named(['x-middleware-subrequest', 'x-middleware-rewrite', 'x-middleware-redirect'], `/${evilWord}`),
  { 'x-middleware-subrequest': 'middleware:middleware:middleware:middleware:middleware' },
  { 'x-middleware-next': '1', 'x-middleware-override-headers': 'x-nonce', 'x-middleware-request-x-nonce': evilWord },
  { 'x-middleware-set-cookie': `a=${evilWord}` },
  { 'x-middleware-prefetch': '1', 'x-middleware-cache': 'no-cache' },
  { 'x-nextjs-data': '1' },
  { 'x-matched-path': '/no-such-page', 'x-now-route-matches': '1=evil' },
  { 'x-invoke-path': '/no-such-page', 'x-invoke-status': '500', 'x-invoke-output': '/500', 'x-invoke-error': '{}' },
  { 'x-prerender-revalidate': 'x', 'x-prerender-revalidate-if-generated': '1' },
  { 'x-forwarded-host': `${evilWord}.example`, 'x-forwarded-proto': 'http', 'x-forwarded-port': '81' },
  { 'x-forwarded-prefix': `/${evilWord}`, 'x-forwarded-server': evilWord, forwarded: `host=${evilWord}.example` },
  ...named(['x-original-url', 'x-rewrite-url', 'x-original-host', 'x-host'], '/no-such-page'),
  { 'x-http-method-override': 'DELETE', 'x-method-override': 'POST' },
  ...['*/*', 'text/x-component', 'application/json', 'image/avif', 'text/html;q=0'].map((accept) => ({ accept })),
  ...['', 'br', 'gzip;q=0', 'identity', '*;q=0', 'zstd, deflate'].map((coding) => ({ 'accept-encoding': coding })),
  { 'accept-language': 'ms-MY' },
  { cookie: `accessToken=${evilWord}; __prerender_bypass=1; __next_preview_data=1` },
  { authorization: `Bearer ${evilWord}` },
  ...['Googlebot/2.1', 'Twitterbot/1.0', 'curl/8'].map((agent) => ({ 'user-agent': agent })),
  { purpose: 'prefetch', 'sec-purpose': 'prefetch;prerender', 'x-moz': 'prefetch', 'save-data': 'on' },
  { range: 'bytes=0-9' },
  { 'if-none-match': '*' },
  { 'if-none-match': '"x"', 'if-modified-since': new Date(Date.UTC(2099, 0)).toUTCString() },
  { 'cache-control': 'no-cache', pragma: 'no-cache' },
  { origin: 'https://evil.example', referer: 'https://evil.example/' },
  { 'x-http2-stream-id': '1', via: '1.1 evil', 'cdn-loop': 'evil' },
]

/** Names that a site without a proxy is called by: it goes by its own. Behind one such a request gets no answer at all. */
export const forgedHosts: readonly Readonly<Record<string, string>>[] = [
  { host: `${evilWord}.example` },
  { host: `${evilWord}.example:81`, 'x-forwarded-host': `${evilWord}.example`, 'x-forwarded-proto': 'https' },
  { host: `localhost/${evilWord}` },
]

/** Spellings that name no page: an encoded letter, another segment, another host, the inside of the site. */
export const oddPaths: readonly string[] = [
  '/%67lossary',
  '/credit%2Dcard',
  '/credit-card%2Frimba-card',
  '/credit-card%3Fpetrol=1',
  '/credit-card%20',
  '/credit-card%0d%0aset-cookie:a=b',
  '/credit-card;a=b',
  '/CREDIT-CARD',
  '/credit-card.rsc',
  '/credit-card.html',
  '/credit-card.segments/_tree.segment.rsc',
  '/index',
  '/index.html',
  '/%zz',
  '/%',
  '/%00',
  '/%E0%A4%A',
  '/%c0%af',
  '/a%5c..%5cb',
  '/a\\b',
  '//evil',
  '//evil.example/%2f..',
  '/%2f%2fevil.example',
  '/..;/',
  '/../credit-card',
  '/./credit-card',
  '/credit-card/.',
  '/%2e%2e/%2e%2e/etc/passwd',
  '/assets/..%2fmanifest.json',
  '/assets/%2e%2e/front/server.mjs',
  '/.next/BUILD_ID',
  '/_next/data/x/credit-card.json',
  '/_next/static/../../../package.json',
  '/_next/image?url=%2Ficon.svg&w=64&q=75',
  '/%66iltered/credit-card',
  '/_missing',
  '/_not-found',
  '/404',
  '/500',
  `/${'a'.repeat(4000)}`,
  'http://evil.example/glossary',
]

/** Queries that no page knows. */
export const oddQueries: readonly string[] = [
  ...Array.from({ length: 2000 }, (_, at) => [0, 1, 2, 3, 4].map((part) => `key-${at}-${part}=1`).join('&')),
  Array.from({ length: 1500 }, (_, at) => `k${at.toString(36)}`).join('&'),
  'utm_source=a&utm_medium=b',
  `gclid=${evilWord}`,
  `utm_x=${evilWord}&${evilWord}=1`,
  '_rsc=abc12',
  '__nextLocale=ms',
  '__nextDataReq=1',
  '__next_preview=1',
  'nxtPcategory=loan',
  'nxtIslug=x',
  'amp=1',
  '__proto__=1',
  'constructor=1',
  '%zz=1',
  '%00',
  '&&&',
  '=',
  '?',
  '%3Cscript%3E=1',
]

/** More keys than fit into an address. */
export const tooLongQuery = Array.from({ length: 7000 }, (_, at) => at.toString(36)).join('&')

/** Methods that read nothing, and one that nobody has heard of. */
export const otherMethods = ['POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS', 'PROPFIND', 'PURGE'] as const
