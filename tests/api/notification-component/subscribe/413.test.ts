import { expect, test } from 'vitest'
import { subscribeOperation } from '@/lib/contract/notification-component/subscribe'
import { maxBodyBytes } from '@/lib/server/api/read-request'
import { signed } from '../../support/member'
import { expectProblem, send } from '../../support/provider'

function bodyOf(bytes: number): string {
  const start = '{"email":"'
  return `${start}${'a'.repeat(bytes - start.length - 2)}"}`
}

test('a body of the largest size is read, one byte more is not', async () => {
  expect(bodyOf(maxBodyBytes)).toHaveLength(maxBodyBytes)
  await expectProblem(await send(subscribeOperation, { rawBody: bodyOf(maxBodyBytes), headers: signed() }), 'GBL0007')
  await expectProblem(
    await send(subscribeOperation, { rawBody: bodyOf(maxBodyBytes + 1), headers: signed() }),
    'GBL0005',
  )
})
