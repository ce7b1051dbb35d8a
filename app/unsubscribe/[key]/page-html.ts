import { createHash } from 'node:crypto'
import { brand } from '@/lib/brand'
import { documentPolicy } from '@/lib/csp/policy'

/** The colours of the design, written out: a page behind a mail link loads nothing else. */
const style = `
body { margin: 0; background: #fbfaf7; color: #10211f; font: 16px/1.5 system-ui, sans-serif; }
main { max-width: 34rem; margin: 0 auto; padding: 48px 16px; }
h1 { font-size: 26px; line-height: 1.2; }
button { min-height: 44px; padding: 4px 20px; border: 0; border-radius: 8px; background: #0b6e68; color: #fff; font: inherit; font-weight: 600; cursor: pointer; }
button:hover { background: #084f4b; }
a { display: inline-block; padding: 10px 0; color: #084f4b; }
:focus-visible { outline: 3px solid #0b6e68; outline-offset: 2px; }
`
const styleHash = createHash('sha256').update(style).digest('base64')

const button = '<form method="post"><button type="submit">Unsubscribe</button></form>'

const pages = {
  ask: {
    status: 200,
    title: 'Unsubscribe from our newsletter?',
    text: 'One click ends it at once. You can subscribe again whenever you like.',
    more: button,
  },
  ended: {
    status: 200,
    title: 'You are unsubscribed',
    text: 'We will send no more newsletters to this address. If a mail is on its way already, it is the last one.',
    more: '',
  },
  unknown: {
    status: 404,
    title: 'This link does not belong to any subscription',
    text: 'Part of it may be missing. Please open the link in the mail itself, or in a newer mail.',
    more: '',
  },
  failed: {
    status: 503,
    title: 'We could not unsubscribe you just now',
    text: 'The fault is on our side and nothing was changed. Please try again in a moment.',
    more: button,
  },
} as const

/** What the page behind an unsubscribe link can say. */
export type UnsubscribePage = keyof typeof pages

/** A page behind an unsubscribe link: complete in itself, without script, kept by nobody. */
export function unsubscribePage(page: UnsubscribePage): Response {
  const { status, title, text, more } = pages[page]
  const html = `<!doctype html>
<html lang="en-MY">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<meta name="referrer" content="no-referrer">
<title>${title} | ${brand.name}</title>
<link rel="icon" href="/icon.svg">
<style>${style}</style>
<main>
<h1>${title}</h1>
<p>${text}</p>
${more}
<p><a href="/">To the home page of ${brand.name}</a></p>
</main>
</html>
`
  return new Response(html, {
    status,
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy': documentPolicy({ scripts: null, styles: [styleHash] }),
      'cache-control': 'no-store',
      'x-robots-tag': 'noindex, nofollow',
    },
  })
}
