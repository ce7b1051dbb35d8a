import { once } from 'node:events'
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import { afterEach, expect, it } from 'vitest'
import { CarrierError } from '@/lib/server/services/messages/carrier'
import { createSmsGateway } from '@/lib/server/services/messages/sms-gateway'

const sms = { id: '0199f0a0-0000-7000-8000-000000000001', to: '+60123456789', text: 'Timbang: 493017 to sign in.' }

interface Asked {
  readonly method: string | undefined
  readonly headers: IncomingMessage['headers']
  readonly body: string
}

const open: Server[] = []
afterEach(() => {
  for (const server of open.splice(0)) {
    server.closeAllConnections()
    server.close()
  }
})

/** A real gateway on a free port of this machine. */
async function gateway(answer: (response: ServerResponse) => void) {
  const asked: Asked[] = []
  const server = createServer((request, response) => {
    const chunks: Buffer[] = []
    request.on('data', (chunk: Buffer) => chunks.push(chunk))
    request.on('end', () => {
      asked.push({ method: request.method, headers: request.headers, body: Buffer.concat(chunks).toString('utf8') })
      answer(response)
    })
  })
  open.push(server)
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('No port')
  return { asked, url: `http://127.0.0.1:${address.port}/send` }
}

async function refusalOf(url: string, limitMs?: number): Promise<CarrierError> {
  const error = await createSmsGateway(url, 'secret', limitMs)
    .send(sms)
    .catch((thrown: unknown) => thrown)
  if (error instanceof CarrierError) return error
  throw new Error('It was sent, or failed otherwise')
}

it('hands number and text over as JSON, with its token and a name that is the same for every try', async () => {
  const { asked, url } = await gateway((response) => response.writeHead(202).end('{"id":"x"}'))
  const carrier = createSmsGateway(url, 'secret')
  expect(await carrier.send(sms)).toEqual({ by: 'server' })
  await carrier.send(sms)
  expect(asked).toHaveLength(2)
  for (const { method, headers, body } of asked) {
    expect(method).toBe('POST')
    expect(headers).toMatchObject({
      authorization: 'Bearer secret',
      'content-type': 'application/json',
      'idempotency-key': sms.id,
    })
    expect(JSON.parse(body)).toEqual({ to: sms.to, text: sms.text })
  }
})

it.each([
  [400, true],
  [404, true],
  [408, false],
  [429, false],
  [500, false],
  [503, false],
])('takes %i for a refusal that is for good: %s', async (status, permanent) => {
  const { url } = await gateway((response) => response.writeHead(status).end('no +60123456789 here'))
  expect(await refusalOf(url)).toMatchObject({ permanent, message: `gateway ${status}` })
})

it('follows no redirect: number and code would go elsewhere', async () => {
  const elsewhere = await gateway((response) => response.writeHead(200).end())
  const { url } = await gateway((response) => response.writeHead(307, { location: elsewhere.url }).end())
  expect(await refusalOf(url)).toMatchObject({ permanent: false, message: 'gateway 307' })
  expect(elsewhere.asked).toEqual([])
})

it('waits no longer than its limit, for a first byte or for the last, and reads no endless answer', async () => {
  const silent = await gateway(() => undefined)
  expect(await refusalOf(silent.url, 50)).toMatchObject({ permanent: false, message: 'gateway too slow' })
  const slow = await gateway((response) => response.writeHead(200).write('{'))
  expect(await refusalOf(slow.url, 50)).toMatchObject({ permanent: false, message: 'gateway too slow' })
  const endless = await gateway((response) => {
    response.writeHead(200)
    const more = () => {
      while (response.write('x'.repeat(65_536))) if (response.closed) return
      response.once('drain', more)
    }
    more()
  })
  expect(await createSmsGateway(endless.url, null).send(sms)).toEqual({ by: 'server' })
})

it('may be tried again when nobody is there, and says so by a code alone', async () => {
  expect(await refusalOf('http://127.0.0.1:1/send')).toMatchObject({
    permanent: false,
    message: expect.stringMatching(/^gateway (?:ECONNREFUSED|not reached)$/),
  })
})
