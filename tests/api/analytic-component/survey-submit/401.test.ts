import { test } from 'vitest'
import { surveySubmitOperation } from '@/lib/contract/analytic-component/survey-submit'
import { bearer, signed } from '../../support/member'
import { expectProblem, send } from '../../support/provider'

test('a token that is not live is refused, so that the client renews it', async () => {
  const headers = { ...signed(), ...bearer('a'.repeat(43)) }
  await expectProblem(
    await send(surveySubmitOperation, { ...{ query: 'formId=leaving-so-soon-2026-11', body: {} }, headers }),
    'GBL0011',
  )
})
