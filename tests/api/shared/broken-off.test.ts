import { expect, test } from 'vitest'
import { callerOf } from '../support/member'
import { expectProblem, providerWith, requestTo } from '../support/provider'
import { addressOf } from '../support/samples'
import { operationsWith } from '../support/shared-problems'

test.each(operationsWith('GBL0002'))(
  'who breaks off while sending a body is no fault of %s, and an operator is not woken',
  async (_id, operation) => {
    const faults: unknown[] = []
    const provider = providerWith({ calls: { reportFault: (error) => faults.push(error) } })
    const rawBody = new ReadableStream<Uint8Array>({
      // As Node says that the connection of a request was closed before its end.
      pull: (controller) => controller.error(Object.assign(new Error('aborted'), { code: 'ECONNRESET' })),
    })
    const sent = { rawBody, query: addressOf(operation).query, headers: await callerOf(operation) }
    await expectProblem(await provider(requestTo(addressOf(operation), sent)), 'GBL0002')
    expect(faults).toEqual([])
  },
)
