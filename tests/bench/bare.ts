import { once } from 'node:events'
import { createServer, type IncomingMessage, type OutgoingHttpHeaders, type ServerResponse } from 'node:http'
import { gzipSync } from 'node:zlib'
import { askPage } from './http'
import { host } from './ports'

interface Answer {
  readonly headers: OutgoingHttpHeaders
  readonly body: Buffer
}

/** The site's documents as files without script. */
export interface BareSite {
  readonly origin: string
  stop(): Promise<void>
}

/** A document without its script elements, those that hold data included. */
export function withoutScripts(html: string): string {
  return html.replace(/<script\b[^>]*>[\s\S]*?<\/script>/g, '')
}

async function fetchBare(url: string): Promise<Answer> {
  const { headers, body, text } = await askPage(url)
  const { 'content-type': type, 'content-encoding': encoding, 'cache-control': caching } = headers
  const isDocument = type?.startsWith('text/html') ?? false
  const bytes = isDocument ? gzipSync(withoutScripts(text), { level: 9 }) : body
  return {
    headers: {
      'Content-Type': type,
      ...(encoding === undefined ? {} : { 'Content-Encoding': encoding }),
      ...(caching === undefined ? {} : { 'Cache-Control': caching }),
      'Content-Length': bytes.length,
    },
    body: bytes,
  }
}

/**
 * Serves each document of a site with its script elements taken out and everything else (font, icons) as it is, all of it
 * from memory once it was asked for: the least that the same page can cost a phone.
 */
export async function serveBare(site: string): Promise<BareSite> {
  const known = new Map<string, Promise<Answer>>()
  const answer = async ({ url = '/' }: IncomingMessage, response: ServerResponse) => {
    const asked = known.get(url) ?? fetchBare(site + url)
    known.set(url, asked)
    const { headers, body } = await asked
    response.writeHead(200, headers)
    response.end(body)
  }
  const server = createServer((request, response) => {
    answer(request, response).catch(() => response.destroy())
  })
  server.listen(0, host)
  await once(server, 'listening')
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('The system gave no port')
  const stop = async () => {
    server.closeAllConnections()
    server.close()
    await once(server, 'close')
  }
  return { origin: `http://${host}:${address.port}`, stop }
}
