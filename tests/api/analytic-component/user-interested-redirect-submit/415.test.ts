import { test } from 'vitest'
import { userInterestedRedirectSubmitOperation } from '@/lib/contract/analytic-component/user-interested-redirect-submit'
import { expectProblem, send } from '../../support/provider'

test.each([
  'text/plain',
  'application/x-www-form-urlencoded',
  'multipart/form-data; boundary=x',
  'application/jsonp',
  '',
])('a form or text content type is refused, so that no other site can post: %s', async (type) => {
  const body = { entityName: 'CTOS', page: '/' }
  await expectProblem(
    await send(userInterestedRedirectSubmitOperation, { body, headers: { 'content-type': type } }),
    'GBL0006',
  )
})

test.each(['gzip', 'br', 'identity', 'x-unknown'])(
  'a content encoding is refused, so that nothing unpacks: %s',
  async (encoding) => {
    const headers = { 'content-encoding': encoding }
    await expectProblem(await send(userInterestedRedirectSubmitOperation, { body: {}, headers }), 'GBL0006')
  },
)
