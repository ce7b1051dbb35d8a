import { describe, test } from 'vitest'
import type { Operation } from '@/lib/contract/operation'
import { bearer, signed } from '../support/member'
import { withoutDatabase } from '../support/no-database'
import { expectProblem, send } from '../support/provider'
import { addressOf, sampleOf } from '../support/samples'
import { operationsWith } from '../support/shared-problems'

withoutDatabase()

async function expectNotReady(operation: Operation, headers: Readonly<Record<string, string>>): Promise<void> {
  const { query } = addressOf(operation)
  const { body } = sampleOf(operation)
  const sent = { query, headers: { ...signed(), ...headers }, ...(body === undefined ? {} : { body }) }
  await expectProblem(await send(addressOf(operation), sent), 'GBL0009')
}

// The market table comes from the exchange or from samples: it needs no database.
const concerned = operationsWith('GBL0009').filter(([id]) => id !== 'common-component/sinegy-market')

describe('without a database nothing is acknowledged that cannot be kept, and nothing is said to have ended', () => {
  test.each(concerned.filter(([, { auth }]) => auth !== 'bearer'))('%s', (_id, operation) =>
    expectNotReady(operation, {}),
  )
})

describe('without a database nobody is taken for signed out', () => {
  test.each(concerned.filter(([, { auth }]) => auth !== 'public'))('%s', (_id, operation) =>
    expectNotReady(operation, bearer('A'.repeat(43))),
  )
})
