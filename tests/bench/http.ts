import { get, type IncomingHttpHeaders } from 'node:http'
import { gunzipSync } from 'node:zlib'

/** An answer as it came over the wire. */
export interface Wire {
  readonly status: number
  readonly headers: IncomingHttpHeaders
  /** The body as sent, compressed or not. */
  readonly body: Buffer
  /** Bytes of the body as sent. */
  readonly sent: number
  readonly text: string
}

/** Asks with gzip accepted, as every browser does, and nothing smaller, so that figures do not depend on who asked before. */
export function ask(url: string): Promise<Wire> {
  return new Promise((resolve, reject) => {
    const request = get(url, { headers: { 'accept-encoding': 'gzip', accept: 'text/html,*/*' } }, (response) => {
      const chunks: Buffer[] = []
      response.on('data', (chunk: Buffer) => chunks.push(chunk))
      response.once('error', reject)
      response.once('end', () => {
        const { headers, statusCode } = response
        const body = Buffer.concat(chunks)
        const plain = headers['content-encoding'] === 'gzip' ? gunzipSync(body) : body
        resolve({ status: statusCode ?? 0, headers, body, sent: body.length, text: plain.toString('utf8') })
      })
    })
    request.once('error', reject)
  })
}

/** Asks for a page and throws unless it is there. */
export async function askPage(url: string): Promise<Wire> {
  const wire = await ask(url)
  if (wire.status !== 200) throw new Error(`${url} answered ${wire.status}`)
  return wire
}
