import { test } from 'vitest'
import { surveySubmitOperation } from '@/lib/contract/analytic-component/survey-submit'
import { signatureWindowMs } from '@/lib/server/services/signature'
import { signed } from '../../support/member'
import { expectProblem, send } from '../../support/provider'

test('a call without a signature of now is refused before it is read', async () => {
  const sent = { query: 'formId=leaving-so-soon-2026-11', body: {} }
  const stale = signed(Date.now() - signatureWindowMs - 1000)
  for (const headers of [{}, { ...signed(), hash: '0'.repeat(128) }, stale]) {
    await expectProblem(await send(surveySubmitOperation, { ...sent, headers }), 'GBL0010')
  }
})
