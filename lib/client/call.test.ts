import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import * as z from 'zod'
import { dataOf, defineOperation } from '@/lib/contract/operation'
import { problemDocument } from '@/lib/contract/problem-document'
import { ApiError, type ApiErrorKind } from './api-error'
import { call } from './call'
import { createTransport, type Transport } from './http'

const requestId = '00000000-0000-4000-8000-000000000000'

const readOperation = defineOperation({
  id: 'test/read',
  method: 'GET',
  path: '/read/{id}',
  provenance: 'ours',
  summary: 'Read',
  notes: null,
  auth: 'public',
  headers: 'plain',
  cache: 'no-store',
  request: z.object({
    params: z.object({ id: z.string() }),
    query: z.object({ many: z.array(z.string()).optional(), one: z.string().optional() }),
  }),
  success: { status: 200, description: 'Read', schema: dataOf(z.object({ id: z.string() })) },
  errors: ['GBL0008'],
})

const writeOperation = defineOperation({
  ...readOperation,
  id: 'test/write',
  method: 'POST',
  request: z.object({ params: z.object({ id: z.string() }), body: z.object({ text: z.string() }) }),
})

type Answer = (request: IncomingMessage, response: ServerResponse) => void

/** What the server does, by the id in the path. */
const answers: Readonly<Record<string, Answer>> = {
  good: (_request, response) => response.end('{"data":{"id":"good","more":1}}'),
  hang: () => {},
  'hang-in-body': (_request, response) => response.writeHead(200).write('{"data"'),
  reset: (request) => request.socket.destroy(),
  'cut-off': (_request, response) => {
    response.writeHead(200, { 'content-length': '1000' }).write('{"data"')
    setImmediate(() => response.destroy())
  },
  html: (_request, response) => response.end('<h1>Proxy</h1>'),
  empty: (_request, response) => response.end(),
  'wrong-shape': (_request, response) => response.end('{"data":{"id":7}}'),
  fault: (_request, response) => response.writeHead(500).end('<h1>Internal Server Error</h1>'),
  redirect: (_request, response) => response.writeHead(302, { location: '/read/good' }).end(),
  huge: (_request, response) => response.end(`{"data":"${'a'.repeat(11_000_000)}"}`),
  'bare-refusal': (_request, response) =>
    response.writeHead(403).end('{"message":"This account is closed.","errorCode":"GBL0020"}'),
  'wrapped-refusal': (_request, response) =>
    response.writeHead(404).end('{"data":{"message":"This account is gone.","errorCode":"GBL0015"}}'),
  dated: (_request, response) => response.writeHead(403, { date: 'Fri, 20 Nov 2026 08:00:00 GMT' }).end(),
  problem: (_request, response) =>
    response
      .writeHead(404, { 'content-type': 'application/problem+json' })
      .end(JSON.stringify(problemDocument('GBL0008', requestId))),
}

let server: Server
let transport: Transport
/** Its limits end nothing by themselves, however busy the machine is. */
let patient: Transport
const seen: { url: string; method: string; headers: IncomingMessage['headers']; body: string }[] = []

beforeAll(async () => {
  server = createServer((request, response) => {
    let body = ''
    request.on('data', (chunk: Buffer) => {
      body += chunk.toString()
    })
    request.on('end', () => {
      seen.push({ url: request.url ?? '', method: request.method ?? '', headers: request.headers, body })
      const id = new URL(request.url ?? '/', 'http://server.test').pathname.split('/').at(-1) ?? ''
      const status = /^2\d\d$/.test(id) ? Number(id) : 200
      const answer = answers[decodeURIComponent(id)]
      if (answer === undefined) response.writeHead(status).end('{"data":{"id":"good"}}')
      else answer(request, response)
    })
  })
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve)
  })
  transport = createTransport({ baseURL: addressOf(server), appId: 'timbang', limits: { read: 150, write: 300 } })
  patient = createTransport({ baseURL: addressOf(server), appId: 'timbang' })
})

afterAll(() => {
  server.closeAllConnections()
  server.close()
})

function addressOf(running: Server): string {
  const address = running.address()
  if (address === null || typeof address === 'string') throw new Error('The server has no port')
  return `http://127.0.0.1:${address.port}`
}

async function failure(work: Promise<unknown>): Promise<ApiError> {
  const outcome = await work.then(
    () => new Error('The call succeeded'),
    (error: unknown) => error,
  )
  if (outcome instanceof ApiError) return outcome
  throw outcome
}

function read(id: string, over = id.startsWith('hang') ? transport : patient): Promise<unknown> {
  return call(readOperation, { params: { id }, query: {} }, over)
}

test('an answer is parsed by the contract: fields that it does not know are dropped', async () => {
  expect(await read('good')).toEqual({ data: { id: 'good' } })
})

test.each([200, 201, 202, 299])('any status from 200 to 299 is a success: %i', async (status) => {
  expect(await read(String(status))).toEqual({ data: { id: 'good' } })
})

test.each([200, 204, 205])('what has nothing to say is a success with %i, whatever its body says', async (status) => {
  const quiet = { ...readOperation, success: { status: 204 as const, description: 'Done', schema: z.undefined() } }
  expect(await call(quiet, { params: { id: String(status) }, query: {} }, transport)).toBeUndefined()
})

test('a call carries the platform, the app identifier, its query and its path, encoded', async () => {
  await call(readOperation, { params: { id: 'a/b ?' }, query: { many: ['x', 'y'], one: 'ü&=' } }, transport)
  const last = seen.at(-1)
  expect(last?.url).toBe('/read/a%2Fb%20%3F?many=x&many=y&one=%C3%BC%26%3D')
  expect(last?.headers).toMatchObject({ platform: 'WEB', 'app-identifier': 'timbang', accept: 'application/json' })
  expect(last?.headers['content-type']).toBeUndefined()
})

test('a body travels as JSON', async () => {
  await call(writeOperation, { params: { id: 'good' }, body: { text: 'ü' } }, transport)
  expect(seen.at(-1)).toMatchObject({ method: 'POST', body: '{"text":"ü"}' })
  expect(seen.at(-1)?.headers['content-type']).toBe('application/json')
})

test('an id cannot change the host that is called', async () => {
  await call(readOperation, { params: { id: '//evil.example/x' }, query: {} }, transport)
  expect(seen.at(-1)?.url).toBe('/read/%2F%2Fevil.example%2Fx')
})

describe('failures', () => {
  test.each<[string, ApiErrorKind, number | null]>([
    ['hang', 'timeout', null],
    ['hang-in-body', 'timeout', null],
    ['reset', 'network', null],
    ['cut-off', 'unreadable', null],
    ['html', 'unreadable', 200],
    ['empty', 'unreadable', 200],
    ['wrong-shape', 'unreadable', 200],
    ['huge', 'unreadable', null],
    ['fault', 'status', 500],
    ['redirect', 'status', 302],
    ['problem', 'status', 404],
  ])('%s is told as %s', async (id, kind, status) => {
    const error = await failure(read(id))
    expect([error.kind, error.status, error.operation]).toEqual([kind, status, 'test/read'])
  })

  test('the messages are the ones of the specification', async () => {
    const { promise: gone, resolve } = Promise.withResolvers<string>()
    const closing = createServer().listen(0, '127.0.0.1', () => {
      const address = addressOf(closing)
      closing.close(() => resolve(address))
    })
    const nobody = createTransport({ baseURL: await gone, appId: 'timbang' })
    expect((await failure(read('good', nobody))).message).toBe('test/read: Network Error')
    expect((await failure(read('hang'))).message).toBe('test/read: timeout exceeded')
    expect((await failure(read('fault'))).message).toBe('test/read: failed status code 500')
  })

  test('an aborted call is told as aborted, before and during', async () => {
    const controller = new AbortController()
    const options = { signal: controller.signal }
    const during = call(readOperation, { params: { id: 'hang' }, query: {} }, transport, options)
    controller.abort()
    expect((await failure(during)).message).toBe('test/read: request aborted')
    const after = call(readOperation, { params: { id: 'good' }, query: {} }, transport, options)
    expect((await failure(after)).kind).toBe('aborted')
  })

  test('a problem document gives its code and the words for the visitor', async () => {
    const error = await failure(read('problem'))
    expect([error.errorCode, error.visitorMessage]).toEqual(['GBL0008', 'We do not list that product.'])
  })

  test.each([
    ['bare-refusal', 'GBL0020', 'This account is closed.'],
    ['wrapped-refusal', 'GBL0015', 'This account is gone.'],
  ])('a refusal of another shape is understood: %s', async (id, code, words) => {
    const error = await failure(read(id))
    expect([error.errorCode, error.visitorMessage]).toEqual([code, words])
  })

  test('without a refusal nothing is offered as the provider’s words', async () => {
    const error = await failure(read('fault'))
    expect([error.errorCode, error.visitorMessage, error.refusal]).toEqual([null, null, null])
  })

  test('the time of whoever answered is known', async () => {
    expect((await failure(read('dated'))).answeredAt).toBe(Date.parse('2026-11-20T08:00:00Z'))
  })

  test('the transport is told of each, once, and of no success', async () => {
    const told: unknown[] = []
    const telling: Transport = { ...transport, onFailure: (error) => told.push(error) }
    expect(await read('good', telling)).toBeDefined()
    const failures = [await failure(read('html', telling)), await failure(read('reset', telling))]
    expect(told).toEqual(failures)
  })
})

test('writes have the longer limit, and one call may have its own', { retry: 2 }, async () => {
  const start = performance.now()
  const write = call(writeOperation, { params: { id: 'hang' }, body: { text: '' } }, transport)
  expect((await failure(write)).kind).toBe('timeout')
  expect(performance.now() - start).toBeGreaterThanOrEqual(290)
  const own = performance.now()
  const short = call(writeOperation, { params: { id: 'hang' }, body: { text: '' } }, transport, { timeout: 20 })
  expect((await failure(short)).kind).toBe('timeout')
  expect(performance.now() - own).toBeLessThan(250)
})

test('the limits are 10 s for reads and 20 s for writes unless told otherwise', () => {
  expect(createTransport({ baseURL: '/api', appId: 'timbang' }).limits).toEqual({ read: 10_000, write: 20_000 })
})
