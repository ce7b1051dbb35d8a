import fc from 'fast-check'
import { beforeAll, expect, test } from 'vitest'
import { readyOperation } from '@/lib/contract/calls/site'
import { declaredErrors, type Operation } from '@/lib/contract/operation'
import { operations } from '@/lib/contract/operations'
import { problemKinds } from '@/lib/contract/problem'
import { problemSchema } from '@/lib/contract/problem-schema'
import { callerOf } from '../api/support/member'
import { expectGuards, send } from '../api/support/provider'
import { runsOf } from '../setup/turn'
import { hostileBody, hostilePath, hostileQuery } from './hostile'

// The first request of a process opens the database and reads the catalogue: that is start-up, not an answer.
beforeAll(async () => {
  expect((await send(readyOperation)).status).toBe(200)
})

const slowest = 10_000

let callers = 0

/** A source of its own for each call, so that the limits do not answer in place of what is tried. */
function nextCaller(): { readonly 'x-forwarded-for': string } {
  callers += 1
  return { 'x-forwarded-for': `198.51.${callers >> 8}.${callers & 255}` }
}

interface Hostile {
  readonly path: string
  readonly query: string
  readonly rawBody: string
}

/** So many requests one caller sends: fewer than any limit lets a member send, and a member is made for a part of them only. */
const uses = 4
let held: { readonly of: Operation; readonly headers: Awaited<ReturnType<typeof callerOf>>; left: number } | null = null

/** The headers of somebody who may call. They are another's after a success, which may have ended what they stand for. */
async function letIn(operation: Operation): Promise<Awaited<ReturnType<typeof callerOf>>> {
  if (held === null || held.of !== operation || held.left === 0) {
    // A key that stands for one request is not used for another.
    held = { of: operation, headers: await callerOf(operation), left: operation.idempotent ? 1 : uses }
  }
  held.left -= 1
  return held.headers
}

/**
 * Sends one hostile request with headers that let it in; checks that the answer is one the operation declares, in time
 * and in shape.
 */
async function survives(operation: Operation, hostile: Hostile, tries = 3): Promise<void> {
  const { path, query, rawBody } = hostile
  const headers = { ...(await letIn(operation)), ...nextCaller() }
  const { method } = operation
  const start = performance.now()
  const response = await send(
    { path, method },
    method === 'GET' ? { query, headers } : { query, headers, rawBody: rawBody.toWellFormed() },
  )
  const text = await response.text()
  // A machine with much else to do answers late that it cannot; it does not do so again and again because of what was sent.
  if (response.status === 503 && tries > 1) return survives(operation, hostile, tries - 1)
  expect(performance.now() - start).toBeLessThan(slowest)
  expectGuards(response)
  if (response.status === operation.success.status) {
    held = null
    operation.success.schema.parse(response.status === 204 ? undefined : JSON.parse(text))
    return
  }
  const declared = declaredErrors(operation).filter((code) => problemKinds[code].status < 500)
  const problem = problemSchema.parse(JSON.parse(text))
  expect(declared).toContain(problem.errorCode)
  expect(response.status).toBe(problem.status)
  expect(text.length).toBeLessThan(20_000)
}

test.each(operations.map((operation) => [operation.id, operation] as const))(
  '%s answers any request with a status that it declares, within a second, and never with a fault',
  async (_id, operation) => {
    const parts = fc.record({
      path: hostilePath(operation),
      query: hostileQuery(operation),
      rawBody: hostileBody(operation),
    })
    const requests = fc.asyncProperty(parts, (hostile) => survives(operation, hostile))
    // To look for a smaller one takes longer than the test may: what failed would not be said.
    await fc.assert(requests, { numRuns: runsOf(150), endOnFailure: true })
    expect(Object.keys(Object.prototype)).toEqual([])
  },
  60_000,
)

/** Headers that have broken parsers and checks of who calls. Values are what HTTP allows. */
const hostileHeader = fc.oneof(
  fc.stringMatching(/^[!-~]{0,200}$/),
  fc.constantFrom('', 'Bearer', 'Bearer ', 'bearer a b', 'Basic Og==', `Bearer ${'a'.repeat(5000)}`, 'Bearer null'),
  fc.constantFrom('0', '-1', 'NaN', '9'.repeat(15), '1e13', 'f'.repeat(128), '0'.repeat(128), 'ÿ'),
)

const guarded = operations.filter(({ auth, headers }) => auth !== 'public' || headers === 'signed')

test.each(guarded.map((operation) => [operation.id, operation] as const))(
  '%s lets nobody in by hostile headers',
  async (_id, operation) => {
    const names = fc.record({ authorization: hostileHeader, timestamp: hostileHeader, hash: hostileHeader })
    const refusals = fc.asyncProperty(names, async (hostile) => {
      const headers = { ...hostile, ...nextCaller() }
      const response = await send(operation, operation.method === 'POST' ? { headers, body: {} } : { headers })
      expect([401, 403]).toContain(response.status)
      expectGuards(response)
    })
    await fc.assert(refusals, { numRuns: runsOf(60) })
  },
)
