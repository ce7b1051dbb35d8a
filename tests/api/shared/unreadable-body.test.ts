import { describe, expect, test } from 'vitest'
import type { Operation } from '@/lib/contract/operation'
import { longestBodyOf } from '@/lib/contract/operation'
import { callerOf } from '../support/member'
import { expectProblem, type Sent, send } from '../support/provider'
import { addressOf } from '../support/samples'
import { operationsWith } from '../support/shared-problems'

/** Asks an operation with headers that let the caller in. */
async function ask(operation: Operation, { headers, ...sent }: Sent): Promise<Response> {
  const { query } = addressOf(operation)
  return send(addressOf(operation), { query, ...sent, headers: { ...(await callerOf(operation)), ...headers } })
}

describe('a body that is not JSON is refused', () => {
  test.each(operationsWith('GBL0002'))('%s', async (_id, operation) => {
    for (const rawBody of ['', '{', 'null,', '{"page":}', '\u0000', "{'page':'/'}", 'refreshToken=abc']) {
      await expectProblem(await ask(operation, { rawBody }), 'GBL0002')
    }
    const notUtf8 = new Uint8Array([0x22, 0xff, 0xfe, 0x22])
    await expectProblem(await ask(operation, { rawBody: notUtf8 }), 'GBL0002')
  })
})

/** A body of this many bytes, with a name that no operation knows. */
function bodyOf(bytes: number): string {
  const start = '{"filler":"'
  return `${start}${'a'.repeat(bytes - start.length - 2)}"}`
}

describe('a body that is too large', () => {
  test.each(operationsWith('GBL0005'))(
    '%s reads one of the largest size, and not one byte more',
    async (_id, operation) => {
      const most = longestBodyOf(operation)
      expect(bodyOf(most)).toHaveLength(most)
      await expectProblem(await ask(operation, { rawBody: bodyOf(most) }), 'GBL0007')
      await expectProblem(await ask(operation, { rawBody: bodyOf(most + 1) }), 'GBL0005')
    },
  )

  test.each(operationsWith('GBL0005'))(
    '%s believes a declared length before a byte is read',
    async (_id, operation) => {
      const headers = { 'content-length': String(longestBodyOf(operation) + 1) }
      await expectProblem(await ask(operation, { rawBody: '{}', headers }), 'GBL0005')
    },
  )

  test.each(operationsWith('GBL0005'))(
    '%s cuts off a body without a length that does not end',
    async (_id, operation) => {
      let sent = 0
      const rawBody = new ReadableStream<Uint8Array>({
        pull: (controller) => {
          sent += 10_000
          controller.enqueue(new Uint8Array(10_000).fill(32))
          // Whoever reads on is told apart, and comes to an end.
          if (sent > 10 * longestBodyOf(operation)) controller.close()
        },
      })
      await expectProblem(await ask(operation, { rawBody }), 'GBL0005')
      expect(sent).toBeLessThan(longestBodyOf(operation) + 50_000)
    },
  )
})

describe('a form or text content type is refused, so that no other site can post', () => {
  const types = [
    'text/plain',
    'application/x-www-form-urlencoded',
    'multipart/form-data; boundary=x',
    'application/jsonp',
    '',
  ]

  test.each(operationsWith('GBL0006'))('%s', async (_id, operation) => {
    for (const type of types) {
      await expectProblem(await ask(operation, { body: {}, headers: { 'content-type': type } }), 'GBL0006')
    }
  })
})

describe('a content encoding is refused, so that nothing unpacks', () => {
  test.each(operationsWith('GBL0006'))('%s', async (_id, operation) => {
    for (const encoding of ['gzip', 'br', 'identity', 'x-unknown']) {
      await expectProblem(await ask(operation, { body: {}, headers: { 'content-encoding': encoding } }), 'GBL0006')
    }
  })
})
