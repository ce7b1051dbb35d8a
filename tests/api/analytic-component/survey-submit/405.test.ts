import { expect, test } from 'vitest'
import { surveySubmitOperation } from '@/lib/contract/analytic-component/survey-submit'
import { expectProblem, send } from '../../support/provider'

test.each(['PUT', 'PATCH', 'DELETE', 'OPTIONS'])(
  'the address of the survey takes GET and POST, not %s',
  async (method) => {
    const response = await send(surveySubmitOperation, { method, body: {} })
    await expectProblem(response, 'GBL0004')
    expect(response.headers.get('allow')).toBe('GET, HEAD, POST')
  },
)
