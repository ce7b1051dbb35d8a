import fc from 'fast-check'
import { beforeAll, expect, test } from 'vitest'
import { declaredErrors, type Operation } from '@/lib/contract/operation'
import { operations } from '@/lib/contract/operations'
import { problemKinds, problemSchema } from '@/lib/contract/problem'
import { readyOperation } from '@/lib/contract/site/ready'
import { expectGuards, send } from '../api/support/provider'
import { hostileBody, hostileQuery } from './hostile'

// The first request of a process opens the database and reads the catalogue: that is start-up, not an answer.
beforeAll(async () => {
  expect((await send(readyOperation)).status).toBe(200)
}, 30_000)

const slowest = 1000

/** Sends one hostile request; checks that the answer is one the operation declares, in time and in shape. */
async function survives(operation: Operation, query: string, rawBody: string): Promise<void> {
  const start = performance.now()
  const response = await send(
    operation,
    operation.method === 'GET' ? { query } : { query, rawBody: rawBody.toWellFormed() },
  )
  const text = await response.text()
  expect(performance.now() - start).toBeLessThan(slowest)
  expectGuards(response)
  if (response.status === operation.success.status) {
    operation.success.schema.parse(JSON.parse(text))
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
    const requests = fc.asyncProperty(hostileQuery(operation), hostileBody(operation), (query, rawBody) =>
      survives(operation, query, rawBody),
    )
    await fc.assert(requests, { numRuns: 250 })
    expect(Object.keys(Object.prototype)).toEqual([])
  },
  60_000,
)
