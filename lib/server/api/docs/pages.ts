import { brand } from '@/lib/brand'
import { openApiOperation, parameterDocs } from '@/lib/contract/openapi'
import { declaredErrors, mostInWords, type Operation } from '@/lib/contract/operation'
import { type ProblemCode, problemCodes, problemKinds, problemType } from '@/lib/contract/problem'
import { html, type Markup } from './html'

function page(title: string, lede: Markup, body: Markup): string {
  return html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${title} | ${brand.name}</title>
<link rel="stylesheet" href="/api/docs.css">
</head>
<body>
<header>
<h1>${title}</h1>
${lede}
</header>
<main>
${body}
</main>
</body>
</html>
`.text
}

function anchor(operation: Operation): string {
  return operation.id.replace('/', '-')
}

function parameterTable(operation: Operation): Markup {
  const rows = parameterDocs(operation)
  if (rows.length === 0) return html``
  return html`<h3>Parameters</h3>
<div class="scroll" tabindex="0" role="region" aria-label="Parameters of ${operation.summary}"><table>
<thead><tr><th scope="col">Name</th><th scope="col">In</th><th scope="col">Needed</th><th scope="col">May be</th></tr></thead>
<tbody>${rows.map(
    (row) =>
      html`<tr><th scope="row"><code>${row.name}</code></th><td>${row.in}</td><td>${row.required ? 'yes' : 'no'}</td><td><code>${JSON.stringify(row.schema)}</code></td></tr>`,
  )}</tbody></table></div>`
}

function schemaDetails(label: string, operation: Operation, schema: unknown): Markup {
  const name = `${label} of ${operation.summary}`
  return html`<details><summary>${label} as JSON Schema</summary><pre tabindex="0" role="region" aria-label="${name}">${JSON.stringify(schema, null, 2)}</pre></details>`
}

const audiences = {
  public: 'For anyone',
  optional: 'For anyone; an access token is taken into account',
  bearer: 'For members, with an access token',
} as const satisfies Record<Operation['auth'], string>

/** Who may call, and how often. */
function admission(operation: Operation): string {
  const signed = operation.headers === 'signed' ? ', signed' : ''
  const limit = operation.limit === undefined ? '' : ` At most ${mostInWords(operation.limit)}.`
  return `${audiences[operation.auth]}${signed}.${limit}`
}

function operationSection(operation: Operation): Markup {
  const schemas = openApiOperation(operation)
  return html`<section id="${anchor(operation)}" aria-labelledby="${anchor(operation)}-title">
<h2 id="${anchor(operation)}-title">${operation.summary}</h2>
<p class="address"><span class="method">${operation.method}</span> <code>/api${operation.path}</code></p>
<p class="origin">Origin: ${operation.provenance}. Caching: <code>${operation.cache}</code>. ${admission(operation)}</p>
${operation.notes === null ? html`` : html`<p>${operation.notes}</p>`}
${parameterTable(operation)}
${schemas.body === null ? html`` : schemaDetails('Body', operation, schemas.body)}
${schemas.answer === null ? html`<p>Answer ${operation.success.status}, without a body.</p>` : schemaDetails(`Answer ${operation.success.status}`, operation, schemas.answer)}
<h3>May fail with</h3>
<ul>${declaredErrors(operation).map(
    (code) =>
      html`<li>${problemKinds[code].status} <a href="${problemType(code)}">${code}: ${problemKinds[code].title}</a></li>`,
  )}</ul>
</section>`
}

/** The readable list of calls. */
export function callsPage(operations: readonly Operation[]): string {
  return page(
    `${brand.name} API`,
    html`<p>The calls between the site and its provider. The same in machine form: <a href="/api/openapi.json">openapi.json</a>.</p>`,
    html`<nav aria-label="Calls"><ul class="list">${operations.map(
      (operation) => html`<li><a href="#${anchor(operation)}">${operation.summary}</a></li>`,
    )}</ul></nav>
${operations.map(operationSection)}
<section id="errors" aria-labelledby="errors-title">
<h2 id="errors-title">Errors</h2>
<p>A failure is a problem document (RFC 9457, <code>application/problem+json</code>). <code>message</code> may be shown to a
visitor, <code>errorCode</code> tells kinds apart, <code>errors</code> names fields, <code>instance</code> names the occurrence.</p>
<ul>${problemCodes.map(
      (code) =>
        html`<li><a href="${problemType(code)}">${code}</a>: ${problemKinds[code].status}, ${problemKinds[code].title}</li>`,
    )}</ul>
</section>`,
  )
}

/** The page that a problem's type leads to. */
export function errorPage(code: ProblemCode): string {
  const kind = problemKinds[code]
  return page(
    `${code}: ${kind.title}`,
    html`<p><a href="/api/docs#errors">All errors</a></p>`,
    html`<dl>
<dt>Status</dt><dd translate="no">${kind.status}</dd>
<dt>What the visitor reads</dt><dd>${kind.message}</dd>
<dt>Why</dt><dd>${kind.cause}</dd>
<dt>What to do</dt><dd>${kind.remedy}</dd>
</dl>`,
  )
}
