import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect } from 'vitest'
import type * as z from 'zod'
import type { Operation } from '@/lib/contract/operation'
import { type ProblemCode, problemKinds, problemType } from '@/lib/contract/problem'
import { type Problem, problemSchema } from '@/lib/contract/problem-schema'
import { createHandler, type Handler } from '@/lib/server/api/create-handler'
import { handler } from '@/lib/server/api/handler'
import { processServices } from '@/lib/server/api/process-services'
import { routesOf } from '@/lib/server/api/routes'
import type { ApiServices } from '@/lib/server/api/services'

// Read on first use, which is the first request: the real provider, its own database, a fixed day.
process.env.DATA_DIR = mkdtempSync(join(tmpdir(), 'provider-test-'))
process.env.TEST_NOW = '2026-11-20'
process.env.LOG_LEVEL = 'silent'

export interface Sent {
  readonly method?: string
  readonly query?: string
  readonly body?: unknown
  /** Sent as it is, in place of `body`. */
  readonly rawBody?: BodyInit
  readonly headers?: Readonly<Record<string, string>>
}

/** The request that a caller would send to an operation. */
export function requestTo(operation: Pick<Operation, 'path' | 'method'>, sent: Sent = {}): Request {
  const method = sent.method ?? operation.method
  const query = sent.query === undefined ? '' : `?${sent.query}`
  const body = sent.rawBody ?? (sent.body === undefined ? undefined : JSON.stringify(sent.body))
  const headers = body === undefined ? { ...sent.headers } : { 'content-type': 'application/json', ...sent.headers }
  return new Request(`http://provider.test${operation.path}${query}`, {
    method,
    headers,
    ...(body === undefined ? {} : { body, duplex: 'half' }),
  })
}

/** Sends it to the provider as it runs. */
export async function send(operation: Pick<Operation, 'path' | 'method'>, sent: Sent = {}): Promise<Response> {
  return handler(requestTo(operation, sent))
}

/** Services that replace others, by the component that they belong to. */
export type ChangedServices = { readonly [Group in keyof ApiServices]?: Partial<ApiServices[Group]> }

/** The provider with some of its services replaced, to bring about what does not happen by itself. */
export function providerWith(changed: ChangedServices): Handler {
  const real = processServices()
  const services: ApiServices = {
    calls: { ...real.calls, ...changed.calls },
    account: { ...real.account, ...changed.account },
    ai: { ...real.ai, ...changed.ai },
    analytic: { ...real.analytic, ...changed.analytic },
    bank: { ...real.bank, ...changed.bank },
    common: { ...real.common, ...changed.common },
    core: { ...real.core, ...changed.core },
    notification: { ...real.notification, ...changed.notification },
    promotion: { ...real.promotion, ...changed.promotion },
    site: { ...real.site, ...changed.site },
  }
  return createHandler(routesOf(services), services.calls)
}

const guards: Readonly<Record<string, string>> = {
  'x-content-type-options': 'nosniff',
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
  'cross-origin-resource-policy': 'same-origin',
}

export function expectGuards(response: Response): void {
  for (const [name, value] of Object.entries(guards)) expect(response.headers.get(name)).toBe(value)
  expect(response.headers.get('access-control-allow-origin')).toBeNull()
}

/** Checks status, headers and shape of a success; gives the answer parsed by the contract. */
export async function expectSuccess<Q extends z.ZodObject, A extends z.ZodType>(
  response: Response,
  operation: Operation<Q, A>,
): Promise<z.output<A>> {
  expect(response.status).toBe(operation.success.status)
  expect(response.headers.get('content-type')).toBe(operation.success.status === 204 ? null : 'application/json')
  expect(response.headers.get('cache-control')).toBe(operation.cache)
  expectGuards(response)
  const text = await response.text()
  const json: unknown = operation.success.status === 204 && text === '' ? undefined : JSON.parse(text)
  const answer = operation.success.schema.parse(json)
  // Parsing drops what the contract does not name: the two are equal when nothing else was sent.
  expect(answer).toEqual(json)
  return answer
}

/** Checks that an answer is this problem, complete and telling nothing about the inside. */
export async function expectProblem(response: Response, code: ProblemCode): Promise<Problem> {
  const text = await response.text()
  const problem = problemSchema.parse(JSON.parse(text))
  const kind = problemKinds[code]
  expect(problem).toMatchObject({ type: problemType(code), title: kind.title, status: kind.status, errorCode: code })
  expect(problem.message).toBe(kind.message)
  expect(problem.instance).toBe(`urn:uuid:${response.headers.get('x-request-id')}`)
  expect(response.status).toBe(kind.status)
  expect(response.headers.get('content-type')).toBe('application/problem+json')
  expect(response.headers.get('cache-control')).toBe('no-store')
  expectGuards(response)
  expect(text).not.toMatch(/at .*\.[jt]s:|SQLITE|pg_|select |node_modules|file:\/\//i)
  return problem
}

/** The fields that a 422 names. */
export function fieldsOf(problem: Problem): readonly string[] {
  return (problem.errors ?? []).map((error) => error.field)
}
