import { expect, test } from 'vitest'
import { operations } from '@/lib/contract/operations'
import { expectProblem, send } from '../support/provider'
import { addressOf } from '../support/samples'
import { operationsWith } from '../support/shared-problems'

const everyMethod = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']

/** The methods that are taken where an operation lies: it may share its address. */
function takenAt(path: string): readonly string[] {
  return operations.filter((operation) => operation.path === path).map(({ method }) => method)
}

test.each(operationsWith('GBL0004'))(
  '%s: no other method is taken, and the answer names those that are',
  async (_id, operation) => {
    const taken = takenAt(operation.path)
    const allow = taken.flatMap((method) => (method === 'GET' ? ['GET', 'HEAD'] : [method])).join(', ')
    for (const method of everyMethod.filter((one) => !taken.includes(one))) {
      const response = await send(addressOf(operation), { method, ...(method === 'GET' ? {} : { body: {} }) })
      await expectProblem(response, 'GBL0004')
      expect(response.headers.get('allow')).toBe(allow)
    }
  },
)
