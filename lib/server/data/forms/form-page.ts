import 'server-only'
import { createHash } from 'node:crypto'
import { brand } from '@/lib/brand'
import { documentPolicy } from '@/lib/csp/policy'

/** The colours of the design, written out: the page loads nothing else. */
const style = `
:root { color-scheme: light dark; }
body { margin: 0; background: #fbfaf7; color: #10211f; font: 16px/1.5 system-ui, sans-serif; }
main { max-width: 34rem; margin: 0 auto; padding: 48px 16px; }
h1 { font-size: 26px; line-height: 1.2; }
label { display: block; }
input, select, textarea { box-sizing: border-box; width: 100%; min-height: 44px; margin: 4px 0 12px; padding: 4px 12px; border: 1px solid #5f6f6c; border-radius: 8px; background: #fff; color: inherit; font: inherit; }
button { min-height: 44px; padding: 4px 20px; border: 0; border-radius: 8px; background: #0b6e68; color: #fff; font: inherit; font-weight: 600; cursor: pointer; }
button:hover { background: #084f4b; }
a { display: inline-block; padding: 10px 0; color: #084f4b; }
:focus-visible { outline: 3px solid #0b6e68; outline-offset: 2px; }
@media (prefers-color-scheme: dark) {
body { background: #0d1615; color: #eef2ed; }
input, select, textarea { border-color: #768a85; background: #14201e; }
button { background: #62cbc0; color: #06211e; }
button:hover { background: #a4e4dc; }
a { color: #a4e4dc; }
:focus-visible { outline-color: #62cbc0; }
}
`
const styleHash = createHash('sha256').update(style).digest('base64')

/** What a page says. */
export interface FormPage {
  readonly status: 200 | 404 | 409 | 422 | 429 | 503
  readonly title: string
  readonly text: string
  /** HTML: a form, or nothing. */
  readonly form: string
  /** A script of elsewhere that the form needs, and the policy under which it runs; nothing runs where it is left out. */
  readonly widget?: { readonly script: string; readonly policy: string }
}

/** When a form that could not be kept may be sent again. */
const retryAfterSeconds = '5'

/** The answer to a form sent without script, or behind a link of a mail: complete in itself, kept by nobody. */
export function formPage({ status, title, text, form, widget }: FormPage): Response {
  const html = `<!doctype html>
<html lang="en-MY">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<meta name="referrer" content="${widget === undefined ? 'no-referrer' : 'same-origin'}">
<title>${title} | ${brand.name}</title>
<link rel="icon" href="/icon.svg">
<style>${style}</style>
${widget === undefined ? '' : `<script src="${widget.script}" async defer></script>`}
<main>
<h1>${title}</h1>
<p>${text}</p>
${form}
<p><a href="/">To the home page of ${brand.name}</a></p>
</main>
</html>
`
  return new Response(html, {
    status,
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy': widget?.policy ?? documentPolicy({ scripts: null, styles: [styleHash] }),
      'cache-control': 'no-store',
      'x-robots-tag': 'noindex, nofollow',
      ...(status === 503 ? { 'retry-after': retryAfterSeconds } : {}),
    },
  })
}
