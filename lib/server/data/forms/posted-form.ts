import 'server-only'
import { readStream } from '@/lib/server/read-stream'

const formType = 'application/x-www-form-urlencoded'

/**
 * Longest body of a form, in bytes, where the form itself asks for no more: 500 characters of words, or an address and an employer, in
 * Chinese or Tamil take 4,500, each character nine bytes, and the longest name that is still told so by its field 9,000.
 */
const longestBody = 16_384

/** A form that a browser posted, of at most `longest` bytes; null when it is of another type, encoded, too long or broken off. */
export async function readPostedForm(request: Request, longest = longestBody): Promise<URLSearchParams | null> {
  const type = request.headers.get('content-type')?.split(';')[0]?.trim().toLowerCase()
  if (type !== formType || request.headers.get('content-encoding') !== null || request.body === null) return null
  const bytes = await readStream(request.body, longest).catch(() => null)
  return bytes === null ? null : new URLSearchParams(new TextDecoder().decode(bytes))
}

/** What stands at every answer to a form of an account: nobody keeps it or finds it, and no other site is told of it. */
export const accountFormHeaders = {
  'cache-control': 'no-store',
  'x-robots-tag': 'noindex',
  'referrer-policy': 'same-origin',
}

/** Leads a browser on from a form of an account; `cookies` are `Set-Cookie` headers. */
export function leadOn(to: string, cookies: readonly string[]): Response {
  const headers = new Headers({ ...accountFormHeaders, location: to })
  for (const cookie of cookies) headers.append('set-cookie', cookie)
  return new Response(null, { status: 303, headers })
}

/** The answer to a form that was not sent as a browser sends it. */
export function formNotRead(): Response {
  return new Response('This form could not be read. Go back and send it again.\n', {
    status: 400,
    headers: { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-store' },
  })
}
