import { documentPolicy } from '../csp/policy'
import { hashOf } from './inline-hashes'
import { withSecurity } from './security-headers'

const style = `
:root { color-scheme: light dark; }
body { margin: 0; background: #fbfaf7; color: #10211f; font: 16px/1.5 system-ui, sans-serif; }
main { max-width: 34rem; margin: 0 auto; padding: 48px 16px; }
h1 { font-size: 26px; line-height: 1.2; }
a { color: #084f4b; }
:focus-visible { outline: 3px solid #0b6e68; outline-offset: 2px; }
@media (prefers-color-scheme: dark) {
body { background: #0d1615; color: #eef2ed; }
a { color: #a4e4dc; }
:focus-visible { outline-color: #62cbc0; }
}
`
const policy = documentPolicy({ scripts: null, styles: [hashOf(style)] })

const notMade = {
  title: 'This page could not be made',
  text: 'The fault is on our side, and it has been noted. Please try again in a moment.',
}

const pages = {
  failed: { status: 500, ...notMade },
  brokenOff: { status: 503, ...notMade },
  crowded: {
    status: 503,
    title: 'Many people are here just now',
    text: 'We could not make this page in time. Please try again in a few seconds; all other pages are open.',
  },
} as const

/** Says to visitors that a page could not be made: complete in itself, without script, kept by nobody. */
export function plainPage(why: keyof typeof pages): { status: number; headers: Record<string, string>; body: string } {
  const { status, title, text } = pages[why]
  const body = `<!doctype html>
<html lang="en-MY">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${title}</title>
<link rel="icon" href="/icon.svg">
<style>${style}</style>
<main>
<h1>${title}</h1>
<p>${text}</p>
<p><a href="/">To the home page</a></p>
</main>
</html>
`
  const headers = withSecurity({
    'Content-Type': 'text/html; charset=utf-8',
    'Content-Security-Policy': policy,
    'Cache-Control': 'no-store',
    'Content-Length': String(Buffer.byteLength(body)),
    ...(status === 503 ? { 'Retry-After': '5' } : {}),
  })
  return { status, headers, body }
}
