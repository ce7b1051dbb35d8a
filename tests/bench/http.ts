import { get } from 'node:http'
import { gunzipSync } from 'node:zlib'

/** An answer as it came over the wire. */
export interface Wire {
  readonly status: number
  /** Bytes of the body as sent, compressed or not. */
  readonly sent: number
  readonly text: string
}

/** Asks as a browser does, with gzip accepted, and counts what is sent. */
export function ask(url: string): Promise<Wire> {
  return new Promise((resolve, reject) => {
    const request = get(url, { headers: { 'accept-encoding': 'gzip', accept: 'text/html,*/*' } }, (response) => {
      const chunks: Buffer[] = []
      response.on('data', (chunk: Buffer) => chunks.push(chunk))
      response.once('error', reject)
      response.once('end', () => {
        const body = Buffer.concat(chunks)
        const plain = response.headers['content-encoding'] === 'gzip' ? gunzipSync(body) : body
        resolve({ status: response.statusCode ?? 0, sent: body.length, text: plain.toString('utf8') })
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
