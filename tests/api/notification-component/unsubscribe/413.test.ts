import { expect, test } from 'vitest'
import { unsubscribeOperation } from '@/lib/contract/notification-component/unsubscribe'
import { maxBodyBytes } from '@/lib/server/api/read-request'
import { expectProblem, send } from '../../support/provider'

function bodyOf(bytes: number): string {
  const start = '{"key":"'
  return `${start}${'a'.repeat(bytes - start.length - 2)}"}`
}

test('a body of the largest size is read, one byte more is not', async () => {
  expect(bodyOf(maxBodyBytes)).toHaveLength(maxBodyBytes)
  await expectProblem(await send(unsubscribeOperation, { rawBody: bodyOf(maxBodyBytes) }), 'GBL0007')
  await expectProblem(await send(unsubscribeOperation, { rawBody: bodyOf(maxBodyBytes + 1) }), 'GBL0005')
})
