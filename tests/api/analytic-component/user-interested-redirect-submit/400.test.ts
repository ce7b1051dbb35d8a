import { test } from 'vitest'
import { userInterestedRedirectSubmitOperation } from '@/lib/contract/analytic-component/user-interested-redirect-submit'
import { expectProblem, send } from '../../support/provider'

test.each(['', '{', 'null,', '{"page":}', '\u0000', "{'page':'/'}"])(
  'a body that is not JSON is refused: %s',
  async (rawBody) => {
    await expectProblem(await send(userInterestedRedirectSubmitOperation, { rawBody }), 'GBL0002')
  },
)

test('a body that is not UTF-8 is refused', async () => {
  await expectProblem(
    await send(userInterestedRedirectSubmitOperation, { rawBody: new Uint8Array([0x22, 0xff, 0xfe, 0x22]) }),
    'GBL0002',
  )
})
