import { test } from 'vitest'
import { surveyFetchOperation } from '@/lib/contract/analytic-component/survey-fetch'
import { bearer, signed } from '../../support/member'
import { expectProblem, send } from '../../support/provider'

test('a token that is not live is refused, so that the client renews it', async () => {
  const headers = { ...signed(), ...bearer('a'.repeat(43)) }
  await expectProblem(
    await send(surveyFetchOperation, { ...{ query: 'formType=LEAVING_SO_SOON' }, headers }),
    'GBL0011',
  )
})
