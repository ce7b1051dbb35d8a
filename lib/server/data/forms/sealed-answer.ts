import 'server-only'
import { sealedKey } from '@/lib/domain/fields/form'
import { formNotRead, readPostedForm } from './posted-form'
import { sealQuery } from './sealed-values'

/** Where a posted form leads, and what of it must not stand readable in that address. */
interface Answer {
  /** What the seal is bound to: it opens nowhere else. */
  readonly purpose: string
  /** null: nothing is to be sealed. */
  readonly secret: URLSearchParams | null
  readonly path: string
  /** What stands in the address as it is. */
  readonly open: URLSearchParams
  /** Id of the element that the page is shown from; null: its top. */
  readonly fragment: string | null
}

/**
 * Answers a form with figures about the visitor, sent without script: leads to its page with them sealed in the address.
 * `answerOf` reads the form. Nothing of it is stored or logged.
 */
export async function answerSealed(request: Request, answerOf: (form: URLSearchParams) => Answer): Promise<Response> {
  const form = await readPostedForm(request)
  if (form === null) return formNotRead()
  const { purpose, secret, path, open, fragment } = answerOf(form)
  const query = new URLSearchParams(open)
  if (secret !== null) query.append(sealedKey, sealQuery(purpose, secret))
  return new Response(null, {
    status: 303,
    headers: {
      location: `${path}${query.size === 0 ? '' : '?'}${query}${fragment === null ? '' : `#${fragment}`}`,
      'cache-control': 'no-store',
      'referrer-policy': 'no-referrer',
    },
  })
}

/** The answer of an address that takes no such form. */
export function noSuchForm(text: string): Response {
  return new Response(`${text}\n`, {
    status: 404,
    headers: { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-store' },
  })
}
