import { test } from 'vitest'
import { consentOperation } from '@/lib/contract/common-component/consent'
import { expectProblem, send } from '../../support/provider'

test.each(['', '{', '{"id":}', 'id=1'])('a body that is not JSON is refused: %s', async (rawBody) => {
  await expectProblem(await send(consentOperation, { rawBody }), 'GBL0002')
})
