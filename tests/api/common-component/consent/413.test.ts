import { test } from 'vitest'
import { consentOperation } from '@/lib/contract/common-component/consent'
import { maxBodyBytes } from '@/lib/server/api/read-request'
import { expectProblem, send } from '../../support/provider'

test('a body that is too large is not read', async () => {
  await expectProblem(await send(consentOperation, { rawBody: ' '.repeat(maxBodyBytes + 1) }), 'GBL0005')
})
