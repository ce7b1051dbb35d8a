import { documentPolicy } from '@/lib/csp/policy'
import { routes } from '@/lib/routing/routes'

/** What an apply link that leads nowhere says, and where to go instead. Words and addresses of our own: nothing of a request. */
interface Missing {
  readonly title: string
  readonly text: string
  /** The nearest page to go on from; null: there is none but the list of all products. */
  readonly back: { readonly href: string; readonly label: string } | null
}

const html = ({ title, text, back }: Missing) => `<!doctype html>
<html lang="en-MY">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${title}</title>
<link rel="icon" href="/icon.svg">
<main>
<h1>${title}</h1>
<p>${text} No click was recorded.</p>
${back === null ? '' : `<p><a href="${back.href}">${back.label}</a></p>\n`}<p><a href="${routes.products}">See all products</a></p>
</main>
</html>
`

/** The answer to an apply link that leads nowhere. It runs no script, so its policy names nothing that may. */
export function missingPage(missing: Missing): Response {
  return new Response(html(missing), {
    status: 404,
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy': documentPolicy({ scripts: null, styles: [] }),
      'cache-control': 'no-store',
    },
  })
}
