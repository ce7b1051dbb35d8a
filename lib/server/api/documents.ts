import { openApiDocument } from '@/lib/contract/openapi'
import type { Operation } from '@/lib/contract/operation'
import { isProblemCode } from '@/lib/contract/problem'
import { callsPage, errorPage } from './docs/pages'
import { docsStyle } from './docs/style'
import { ApiFailure } from './failure'
import { respond } from './respond'

/** Something to read about the calls, served beside them. */
export interface Document {
  readonly path: string
  readonly answer: (params: Readonly<Record<string, string>>, requestId: string) => Response
}

const cache = { 'Cache-Control': 'public, max-age=300' } as const

/** Nothing but the one stylesheet loads on a documentation page. */
const pagePolicy =
  "default-src 'none'; style-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'; require-trusted-types-for 'script'; trusted-types 'none'"

function respondPage(body: string, requestId: string): Response {
  const headers = { ...cache, 'Content-Security-Policy': pagePolicy, 'X-Robots-Tag': 'noindex' }
  return respond(200, body, 'text/html; charset=utf-8', requestId, headers)
}

/** The documentation of the calls. It is derived from the contract and is no call itself. */
export function documents(operations: readonly Operation[]): readonly Document[] {
  let openApi: string | undefined
  let calls: string | undefined
  return [
    {
      path: '/openapi.json',
      answer: (_params, requestId) => {
        openApi ??= JSON.stringify(openApiDocument(operations))
        return respond(200, openApi, 'application/json', requestId, cache)
      },
    },
    {
      path: '/docs',
      answer: (_params, requestId) => {
        calls ??= callsPage(operations)
        return respondPage(calls, requestId)
      },
    },
    {
      path: '/docs.css',
      answer: (_params, requestId) => respond(200, docsStyle, 'text/css; charset=utf-8', requestId, cache),
    },
    {
      path: '/docs/errors/{code}',
      answer: ({ code = '' }, requestId) => {
        if (!isProblemCode(code)) throw new ApiFailure('GBL0003')
        return respondPage(errorPage(code), requestId)
      },
    },
  ]
}
