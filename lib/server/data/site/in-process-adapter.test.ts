import { expect, test } from 'vitest'
import * as z from 'zod'
import { ApiError } from '@/lib/client/api-error'
import { call } from '@/lib/client/call'
import { createTransport } from '@/lib/client/http'
import { dataOf, defineOperation } from '@/lib/contract/operation'
import { inProcessAdapter } from './in-process-adapter'

const echoOperation = defineOperation({
  id: 'test/echo',
  method: 'POST',
  path: '/echo',
  provenance: 'ours',
  summary: 'Echo',
  notes: null,
  auth: 'public',
  headers: 'plain',
  cache: 'no-store',
  request: z.object({ query: z.object({ name: z.array(z.string()) }), body: z.object({ text: z.string() }) }),
  success: {
    status: 200,
    description: 'What was sent',
    schema: dataOf(z.object({ url: z.string(), body: z.unknown(), platform: z.string(), type: z.string() })),
  },
  errors: [],
})

const input = { query: { name: ['a&b', 'ü'] }, body: { text: 'ü' } }

async function echo(request: Request): Promise<Response> {
  const { headers } = request
  const data = {
    url: request.url,
    body: await request.json(),
    platform: headers.get('platform'),
    type: headers.get('content-type'),
  }
  return Response.json({ data })
}

function send(handler: (request: Request) => Promise<Response>, options = {}) {
  const transport = createTransport({
    baseURL: '',
    appId: 'timbang',
    adapter: inProcessAdapter(handler),
    limits: { read: 50, write: 50 },
  })
  return call(echoOperation, input, transport, options)
}

async function kindOf(work: Promise<unknown>): Promise<string> {
  return work.then(
    () => 'success',
    (error: unknown) => (error instanceof ApiError ? error.kind : 'another error'),
  )
}

test('a call arrives as over the network: address, query, headers and body', async () => {
  expect((await send(echo)).data).toEqual({
    url: 'http://in-process/echo?name=a%26b&name=%C3%BC',
    body: { text: 'ü' },
    platform: 'WEB',
    type: 'application/json',
  })
})

test('a handler that never answers is given up after the time limit, and is told', async () => {
  // Held, as a handler at work holds it: a request that was collected tells nobody.
  const received: Request[] = []
  const hang = (request: Request) => {
    received.push(request)
    return new Promise<Response>(() => {})
  }
  expect(await kindOf(send(hang))).toBe('timeout')
  expect(received.map((request) => request.signal.aborted)).toEqual([true])
})

test('a call is aborted by its signal, before and during', async () => {
  const controller = new AbortController()
  const during = kindOf(send(() => new Promise<Response>(() => {}), { signal: controller.signal, timeout: 5000 }))
  controller.abort()
  expect(await during).toBe('aborted')
  expect(await kindOf(send(echo, { signal: controller.signal }))).toBe('aborted')
})

test('a handler that breaks is a network failure, not a crash', async () => {
  expect(await kindOf(send(() => Promise.reject(new Error('broken'))))).toBe('network')
})
