import { expect, test } from 'vitest'
import { consentOperation } from '@/lib/contract/common-component/consent'
import { choice } from '../../support/consent'
import { expectProblem, fieldsOf, send } from '../../support/provider'

test.each([
  ['an id that is not random enough to be one', { id: '1' }, ['id']],
  ['an id in capitals, which would be another one', { id: '7F2C1A34-9B1D-4C6E-8F00-0123456789AB' }, ['id']],
  ['a version that is none', { textVersion: 'latest' }, ['textVersion']],
  ['a channel that we do not have', { channel: 'phone' }, ['channel']],
  ['recording without analytics', { analytics: false, recording: true }, ['recording']],
  ['a choice that was not made', { analytics: undefined }, ['analytics']],
  ['anything about the visitor', { email: 'aminah@example.com' }, ['email']],
])('%s is refused by name', async (_what, changed, fields) => {
  const response = await send(consentOperation, { body: choice(changed) })
  expect(fieldsOf(await expectProblem(response, 'GBL0007'))).toEqual(fields)
})
