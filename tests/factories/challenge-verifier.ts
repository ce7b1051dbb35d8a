import { once } from 'node:events'
import { createServer } from 'node:http'
import { text } from 'node:stream/consumers'

/** What a verifier answers to the next tokens; `silence`: nothing at all. */
export type Said = { readonly status: number; readonly body: string } | 'silence'

/** A verifier of challenges on this machine, which remembers what it was asked. */
export async function challengeVerifier() {
  const asked: URLSearchParams[] = []
  let said: Said = { status: 500, body: '' }
  const server = createServer(async (request, response) => {
    asked.push(new URLSearchParams(await text(request)))
    if (said === 'silence') return
    response.writeHead(said.status, { location: 'https://elsewhere.example/' }).end(said.body)
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('No port')
  return {
    url: `http://127.0.0.1:${address.port}/siteverify`,
    asked,
    say: (next: Said) => {
      said = next
    },
    close: () => {
      server.closeAllConnections()
      server.close()
    },
  }
}

/** An answer as the verifier's documentation has it. */
export function answerOf(answer: Readonly<Record<string, unknown>>): Said {
  return { status: 200, body: JSON.stringify({ challenge_ts: '2026-11-20T04:00:00Z', ...answer }) }
}
