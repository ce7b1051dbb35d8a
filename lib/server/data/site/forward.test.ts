import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest'
import { callHeaders } from '@/lib/contract/call-headers'
import { subscribeOperation } from '@/lib/contract/calls/newsletter'
import { accountOperation, logoutOperation } from '@/lib/contract/calls/session'
import { institutionSettingOperation } from '@/lib/contract/calls/settings'
import type { Operation } from '@/lib/contract/operation'
import { expectGuards, expectProblem, requestTo, type Sent } from '@/tests/api/support/provider'
import { forward } from './forward'

const logged = vi.hoisted(() => vi.fn())
vi.mock('@/lib/server/log', () => ({ log: () => ({ error: logged }) }))

type Answer = (request: IncomingMessage, response: ServerResponse) => void
interface Asked {
  readonly method: string | undefined
  readonly url: string | undefined
  readonly headers: IncomingMessage['headers']
  readonly body: string
}

let server: Server
let base: string
let answer: Answer
let timer: NodeJS.Timeout | undefined
const asked: Asked[] = []

const ok: Answer = (_request, response) => response.end('{"data":{}}')

beforeAll(async () => {
  server = createServer((request, response) => {
    let body = ''
    request.on('data', (chunk: Buffer) => {
      body += chunk.toString()
    })
    request.on('end', () => {
      asked.push({ method: request.method, url: request.url, headers: request.headers, body })
      answer(request, response)
    })
  })
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve)
  })
  const address = server.address()
  base = `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}/base`
})

afterEach(() => {
  clearInterval(timer)
  logged.mockClear()
  asked.length = 0
  answer = ok
})

afterAll(() => {
  server.closeAllConnections()
  server.close()
})

answer = ok

/** Far more than anything takes that is not slow on purpose, on a busy machine too. */
const limits = { read: 10_000, write: 10_000 }
const ask = (operation: Operation, sent?: Sent) => forward(operation, requestTo(operation, sent), { base, limits })

test('the provider is told what the contract knows, and nothing of the visitor beside it', async () => {
  const headers = {
    'app-identifier': 'timbang',
    platform: 'WEB',
    timestamp: '1',
    hash: 'ab',
    authorization: 'Bearer token',
    'x-forwarded-for': '203.0.113.7',
  }
  const others = { cookie: 'consent=1', referer: 'http://site.test/x', origin: 'http://site.test', 'user-agent': 'Own' }
  await ask(subscribeOperation, { body: { email: 'a@example.com' }, headers: { ...headers, ...others } })
  const [{ headers: arrived, ...rest } = { headers: {} }] = asked
  expect(rest).toEqual({
    method: 'POST',
    url: `/base${subscribeOperation.path}`,
    body: '{"email":"a@example.com"}',
  })
  expect(arrived).toMatchObject({ ...headers, accept: 'application/json', 'content-type': 'application/json' })
  for (const name of ['cookie', 'referer', 'origin']) expect(arrived).not.toHaveProperty(name)
  expect(arrived['user-agent']).not.toBe('Own')
})

test('every header that the contract has for calls arrives where an account is concerned', async () => {
  const headers = Object.fromEntries(callHeaders.map((name) => [name, '1']))
  await ask(accountOperation, { headers })
  expect(asked[0]?.headers).toMatchObject(headers)
})

test('of what concerns an account it is told the browser and the key of the caller', async () => {
  const headers = { 'user-agent': 'Own', 'idempotency-key': '0199f0a0-0000-7000-8000-000000000001' }
  await ask(accountOperation, { headers })
  expect(asked[0]?.headers).toMatchObject(headers)
})

test.each(['Basic dXNlcjpwYXNz', 'token', 'Bearer a b'])(
  'an authorization that is no token stays: %s',
  async (value) => {
    await ask(accountOperation, { headers: { authorization: value } })
    expect(asked[0]?.headers).not.toHaveProperty('authorization')
  },
)

test('the address arrives as it came, with its encoding and its query', async () => {
  const path = institutionSettingOperation.path.replace('{institutionId}', 'a%2Fb%3F')
  const request = requestTo({ path, method: 'GET' }, { query: 'x=%26&x=1' })
  await forward(institutionSettingOperation, request, { base, limits })
  expect(asked[0]?.url).toBe(`/base${path}?x=%26&x=1`)
})

test('an answer comes back with our own headers around it and no others', async () => {
  const date = 'Fri, 20 Nov 2026 08:00:00 GMT'
  answer = (_request, response) =>
    response
      .writeHead(200, {
        date,
        'content-type': 'text/html',
        'set-cookie': 'a=b',
        'cache-control': 'public, max-age=9',
        'access-control-allow-origin': '*',
        'clear-site-data': '"*"',
        server: 'x',
        'x-request-id': 'r-1',
      })
      .end('<script>1</script>')
  const response = await ask(accountOperation)
  expectGuards(response)
  expect(Object.fromEntries(response.headers)).toMatchObject({
    'cache-control': 'no-store',
    'content-type': 'application/json',
    date,
    'x-request-id': 'r-1',
  })
  for (const name of ['set-cookie', 'clear-site-data', 'server']) expect(response.headers.get(name)).toBeNull()
})

test('a provider cannot make a browser ask its visitor for a password: who is refused is told of our own tokens', async () => {
  answer = (_request, response) =>
    response
      .writeHead(401, { 'www-authenticate': 'Basic realm="Your bank password"', 'content-type': 'text/plain' })
      .end('x')
  const refused = await ask(accountOperation)
  expect([refused.status, refused.headers.get('www-authenticate')]).toEqual([401, 'Bearer error="invalid_token"'])
  answer = (_request, response) => response.writeHead(403, { 'www-authenticate': 'Basic realm="x"' }).end('x')
  expect((await ask(accountOperation)).headers.get('www-authenticate')).toBeNull()
})

test('signing out empties of the browser what the contract says and no more, whoever the provider is', async () => {
  answer = (_request, response) => response.writeHead(204, { 'clear-site-data': '"*"' }).end()
  const response = await ask(logoutOperation)
  expect([response.status, response.headers.get('clear-site-data')]).toEqual([204, '"cache"'])
})

test('a refusal of any shape comes back whole, with what it asks of the caller', async () => {
  answer = (_request, response) =>
    response.writeHead(429, { 'retry-after': '7' }).end('{"data":{"message":"Wait.","errorCode":"X1"}}')
  const response = await ask(accountOperation)
  expect([response.status, response.headers.get('retry-after')]).toEqual([429, '7'])
  expect(await response.json()).toEqual({ data: { message: 'Wait.', errorCode: 'X1' } })
  expect(logged).not.toHaveBeenCalled()
})

test('a body that is too long is refused before the provider hears of it', async () => {
  await expectProblem(await ask(subscribeOperation, { rawBody: 'x'.repeat(100_001) }), 'GBL0005')
  expect(asked).toEqual([])
})

test('a call without a body in the contract carries none', async () => {
  const request = requestTo(logoutOperation, { rawBody: '{"a":1}' })
  await forward(logoutOperation, request, { base, limits })
  expect(asked[0]?.body).toBe('')
})

const slow: readonly (readonly [string, Answer])[] = [
  ['never answers', () => undefined],
  [
    'goes on sending a little',
    (_request, response) => {
      timer = setInterval(() => response.write(' '), 20)
    },
  ],
]

test.each(slow)('a provider that %s is given up in time, in words', async (_what, slowly) => {
  answer = slowly
  const started = performance.now()
  const tight = { read: 200, write: 200 }
  const response = await forward(accountOperation, requestTo(accountOperation), { base, limits: tight })
  await expectProblem(response, 'GBL0022')
  expect(performance.now() - started).toBeLessThan(20_000)
  expect(logged).toHaveBeenCalledTimes(1)
  expect(logged.mock.calls[0]).toMatchObject([
    'api.forward-failed',
    { name: 'TimeoutError' },
    { operation: accountOperation.id },
  ])
})

const broken: readonly (readonly [string, Answer])[] = [
  ['sends elsewhere', (_request, response) => response.writeHead(302, { location: 'http://elsewhere.example/' }).end()],
  ['breaks off', (request) => request.socket.destroy()],
  [
    'breaks off half-way',
    (_request, response) => {
      response.writeHead(200, { 'content-length': '1000' }).write('{"data"')
      setImmediate(() => response.destroy())
    },
  ],
  ['sends more than any answer is', (_request, response) => response.end('a'.repeat(10_000_001))],
]

test.each(broken)('a provider that %s is said in words', async (_what, answering) => {
  answer = answering
  const response = await ask(accountOperation)
  await expectProblem(response, 'GBL0021')
  expect(logged).toHaveBeenCalledTimes(1)
})
