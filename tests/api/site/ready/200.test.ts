import { expect, test } from 'vitest'
import { readyOperation } from '@/lib/contract/site/ready'
import { expectSuccess, send } from '../../support/provider'

test('with its catalogue and its database the provider is ready', async () => {
  expect(await expectSuccess(await send(readyOperation), readyOperation)).toEqual({ data: { status: 'ready' } })
})
