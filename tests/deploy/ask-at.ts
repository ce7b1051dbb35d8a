import * as http from 'node:http'
import * as https from 'node:https'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'

/** What is asked beside the path. */
export interface Asking {
  readonly method?: string
  readonly headers?: Readonly<Record<string, string>>
  /** A form that is posted. */
  readonly form?: Readonly<Record<string, string>>
}

/** An answer with its body, unpacked where it came packed. */
export interface PlainAnswer {
  readonly status: number
  readonly headers: http.IncomingHttpHeaders
  readonly bytes: Buffer
  readonly body: string
}

/** Asks for the very path that is given: nothing tidies it up first. */
export function askAt(
  scheme: 'http' | 'https',
  options: https.RequestOptions,
  path: string,
  { form, method = form === undefined ? 'GET' : 'POST', headers = {} }: Asking,
): Promise<PlainAnswer> {
  const body = form === undefined ? '' : new URLSearchParams(form).toString()
  const sent =
    body === ''
      ? headers
      : { 'content-type': 'application/x-www-form-urlencoded', 'content-length': String(body.length), ...headers }
  const { request } = scheme === 'https' ? https : http
  return new Promise((resolve, reject) => {
    const call = request({ host: '127.0.0.1', ...options, path, method, headers: sent }, (response) => {
      const parts: Buffer[] = []
      response.on('data', (part: Buffer) => parts.push(part))
      response.once('error', reject)
      response.once('end', () => {
        const whole = Buffer.concat(parts)
        const bytes = unpacked(whole, response.headers['content-encoding'])
        resolve({ status: response.statusCode ?? 0, headers: response.headers, bytes, body: bytes.toString('utf8') })
      })
    })
    call.once('error', reject)
    call.end(body)
  })
}

/** What was sent under a coding; the answer to HEAD names one and has no bytes. */
function unpacked(bytes: Buffer, coding: string | undefined): Buffer {
  if (bytes.length === 0) return bytes
  if (coding === 'br') return brotliDecompressSync(bytes)
  return coding === 'gzip' ? gunzipSync(bytes) : bytes
}
