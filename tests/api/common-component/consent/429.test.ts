import { test } from 'vitest'
import { consentOperation } from '@/lib/contract/common-component/consent'
import { choice } from '../../support/consent'
import { expectProblem, expectSuccess, send } from '../../support/provider'

const from = (address: string) => send(consentOperation, { body: choice(), headers: { 'x-forwarded-for': address } })

test('one visitor may choose twenty times a minute; others are not held up by it', async () => {
  for (let n = 0; n < 20; n += 1) await expectSuccess(await from('203.0.113.7'), consentOperation)
  await expectProblem(await from('203.0.113.7'), 'GBL0017')
  await expectSuccess(await from('203.0.113.8'), consentOperation)
})
