import { once } from 'node:events'
import { createServer, type ServerResponse } from 'node:http'

/** A server before the site that sends documents in two pieces. */
export interface CutDocuments {
  readonly origin: string
  /** Sends what was held back of the last document. */
  readonly letRest: () => void
  readonly stop: () => Promise<void>
}

const kept = ['content-type', 'content-security-policy', 'cache-control']

/** Puts itself before a site; `cutAt` says after how many characters of a document the line stops. */
export async function cutDocuments(site: string, cutAt: (html: string) => number): Promise<CutDocuments> {
  let letRest = () => {}
  const answer = async (url: string, response: ServerResponse) => {
    const asked = await fetch(site + url)
    for (const name of kept) {
      const value = asked.headers.get(name)
      if (value !== null) response.setHeader(name, value)
    }
    response.statusCode = asked.status
    if (!asked.headers.get('content-type')?.startsWith('text/html')) {
      response.end(Buffer.from(await asked.arrayBuffer()))
      return
    }
    const html = await asked.text()
    const at = cutAt(html)
    response.write(html.slice(0, at))
    letRest = () => response.end(html.slice(at))
  }
  const server = createServer((request, response) => {
    answer(request.url ?? '/', response).catch(() => response.destroy())
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('The system gave no port')
  return {
    origin: `http://127.0.0.1:${address.port}`,
    letRest: () => letRest(),
    stop: async () => {
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  }
}
