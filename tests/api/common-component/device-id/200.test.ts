import { expect, test } from 'vitest'
import { deviceIdOperation } from '@/lib/contract/common-component/device-id'
import { deviceTextSchema } from '@/lib/contract/device-text'
import { signed } from '../../support/member'
import { expectSuccess, send } from '../../support/provider'

test('each device gets an id of its own that fits into the specification’s device id', async () => {
  const ids = new Set<string>()
  for (let i = 0; i < 5; i += 1) {
    const { data } = await expectSuccess(await send(deviceIdOperation, { headers: signed() }), deviceIdOperation)
    expect(deviceTextSchema.parse(`Mobile;Chrome;${data};Android`)).toContain(data)
    ids.add(data)
  }
  expect(ids.size).toBe(5)
})
