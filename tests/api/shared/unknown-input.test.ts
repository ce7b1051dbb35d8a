import { describe, expect, test } from 'vitest'
import * as z from 'zod'
import { type Operation, partSchema, type RequestPart } from '@/lib/contract/operation'
import { callerOf } from '../support/member'
import { expectProblem, fieldsOf, type Sent, send } from '../support/provider'
import { addressOf, sampleOf } from '../support/samples'
import { rowsOf } from '../support/shared-problems'

const reading = (part: RequestPart) => rowsOf((operation) => partSchema(operation, part) !== undefined)

function takesCategory(operation: Operation): boolean {
  const query = partSchema(operation, 'query')
  return query instanceof z.ZodObject && 'category' in query.shape
}

/** The fields that are named when an operation is asked like this. */
async function refused(operation: Operation, sent: Sent): Promise<readonly string[]> {
  const { query } = addressOf(operation)
  const headers = await callerOf(operation)
  return fieldsOf(await expectProblem(await send(addressOf(operation), { query, headers, ...sent }), 'GBL0007'))
}

test.each(rowsOf(() => true))('the sample of %s is one that its schema takes', (_id, operation) => {
  const { params = {}, query = {}, body } = sampleOf(operation)
  expect(operation.request.safeParse({ params, query, body }).error).toBeUndefined()
})

describe('a name in the query that a call does not know is refused by name', () => {
  test.each(reading('query'))('%s', async (_id, operation) => {
    const { query } = addressOf(operation)
    const { body } = sampleOf(operation)
    const sent = body === undefined ? {} : { body }
    const named = await refused(operation, { ...sent, query: `${query}&constructor=1&x=2` })
    expect([...named].sort()).toEqual(['constructor', 'x'])
    expect(await refused(operation, { ...sent, query: `${query}&__proto__=1` })).toEqual(['__proto__'])
  })
})

describe('a body', () => {
  test.each(reading('body'))(
    'of %s with a name that is not known is refused by it, a prototype like any other',
    async (_id, operation) => {
      const known = JSON.stringify(sampleOf(operation).body).slice(1, -1)
      const rawBody = `{${known},"constructor":999,"__proto__":{"polluted":true}}`
      expect(await refused(operation, { rawBody })).toEqual(['constructor', '__proto__'])
      expect(Reflect.get({}, 'polluted')).toBeUndefined()
    },
  )

  test.each(reading('body'))('of %s that is no object is refused', async (_id, operation) => {
    for (const rawBody of ['null', '[]', '"text"', '7', 'true']) {
      expect([rawBody, await refused(operation, { rawBody })]).toEqual([rawBody, ['body']])
    }
  })

  test.each(reading('body'))('of %s nested ten thousand deep is refused like any other', async (_id, operation) => {
    const rawBody = `${'['.repeat(10_000)}${']'.repeat(10_000)}`
    expect(await refused(operation, { rawBody })).toEqual(['body'])
  })
})

describe('a category that does not exist, is missing or comes twice is refused by name', () => {
  const wrong = [
    '',
    'category=stocks',
    'category=',
    'category=credit-card&category=personal-loan',
    'category=__proto__',
  ]

  test.each(rowsOf(takesCategory))('%s', async (_id, operation) => {
    const { category: _left, ...others } = sampleOf(operation).query ?? {}
    for (const category of wrong) {
      const query = [category, new URLSearchParams(others).toString()].filter((part) => part !== '').join('&')
      expect([query, await refused(operation, { query })]).toEqual([query, ['category']])
    }
  })
})
