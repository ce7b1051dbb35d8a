import { expect, test } from 'vitest'
import { userInterestedRedirectSubmitOperation } from '@/lib/contract/analytic-component/user-interested-redirect-submit'
import { maxBodyBytes } from '@/lib/server/api/read-request'
import { expectProblem, send } from '../../support/provider'

function bodyOf(bytes: number): string {
  const start = '{"page":"'
  return `${start}${'a'.repeat(bytes - start.length - 2)}"}`
}

test('a body of the largest size is read, one byte more is not', async () => {
  expect(bodyOf(maxBodyBytes)).toHaveLength(maxBodyBytes)
  await expectProblem(await send(userInterestedRedirectSubmitOperation, { rawBody: bodyOf(maxBodyBytes) }), 'GBL0007')
  await expectProblem(
    await send(userInterestedRedirectSubmitOperation, { rawBody: bodyOf(maxBodyBytes + 1) }),
    'GBL0005',
  )
})

test('a declared length is believed before a byte is read', async () => {
  const headers = { 'content-length': String(maxBodyBytes + 1) }
  await expectProblem(await send(userInterestedRedirectSubmitOperation, { rawBody: '{}', headers }), 'GBL0005')
})

test('an endless body without a length is cut off', async () => {
  let sent = 0
  const rawBody = new ReadableStream<Uint8Array>({
    pull: (controller) => {
      sent += 10_000
      controller.enqueue(new Uint8Array(10_000).fill(32))
    },
  })
  await expectProblem(await send(userInterestedRedirectSubmitOperation, { rawBody }), 'GBL0005')
  expect(sent).toBeLessThan(maxBodyBytes + 50_000)
})
