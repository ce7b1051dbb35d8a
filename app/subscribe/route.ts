import { newsletterResultPath } from '@/lib/newsletter-results'
import { subscribeByForm } from '@/lib/server/data/newsletter'

/** An address has at most 254 characters; escaped, with its name, a form that holds one stays below this. */
const maxFormBytes = 2000

/**
 * The newsletter form sent without script: answers 303 to the page of the result. What was typed goes no further than
 * the call, least of all into an address.
 */
export async function POST(request: Request): Promise<Response> {
  const typed = new URLSearchParams(await readForm(request)).get('email') ?? ''
  const result = await subscribeByForm(typed, request.headers.get('x-forwarded-for'))
  return new Response(null, {
    status: 303,
    headers: { location: newsletterResultPath(result), 'cache-control': 'no-store', 'x-robots-tag': 'noindex' },
  })
}

/** The body as text, cut where it is longer than any honest form. */
async function readForm(request: Request): Promise<string> {
  const chunks: Uint8Array[] = []
  let size = 0
  const reader = request.body?.getReader()
  for (let read = await reader?.read(); read?.value !== undefined; read = await reader?.read()) {
    chunks.push(read.value)
    size += read.value.byteLength
    if (size > maxFormBytes) {
      await reader?.cancel()
      break
    }
  }
  return Buffer.concat(chunks).subarray(0, maxFormBytes).toString('utf8')
}
