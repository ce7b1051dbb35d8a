import { test } from 'vitest'
import { surveyFetchOperation } from '@/lib/contract/analytic-component/survey-fetch'
import { signatureWindowMs } from '@/lib/server/services/signature'
import { signed } from '../../support/member'
import { expectProblem, send } from '../../support/provider'

test('a call without a signature of now is refused before it is read', async () => {
  const sent = { query: 'formType=LEAVING_SO_SOON' }
  const stale = signed(Date.now() - signatureWindowMs - 1000)
  for (const headers of [{}, { ...signed(), hash: '0'.repeat(128) }, stale]) {
    await expectProblem(await send(surveyFetchOperation, { ...sent, headers }), 'GBL0010')
  }
})
