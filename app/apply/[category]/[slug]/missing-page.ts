import { documentPolicy } from '@/lib/csp/policy'

const html = `<!doctype html>
<html lang="en-MY">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>This product is not listed</title>
<link rel="icon" href="/icon.svg">
<main>
<h1>This product is not listed</h1>
<p>The link may be old, or the product may have been withdrawn. No click was recorded.</p>
<p><a href="/products">See all products</a></p>
</main>
</html>
`

/** The answer to an apply link that leads to no listed product. It runs no script, so its policy names nothing that may. */
export function missingPage(): Response {
  return new Response(html, {
    status: 404,
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy': documentPolicy({ scripts: null, styles: [] }),
      'cache-control': 'no-store',
    },
  })
}
