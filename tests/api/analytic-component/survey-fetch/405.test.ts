import { expect, test } from 'vitest'
import { surveyFetchOperation } from '@/lib/contract/analytic-component/survey-fetch'
import { expectProblem, send } from '../../support/provider'

test.each(['PUT', 'PATCH', 'DELETE', 'OPTIONS'])(
  'the address of the survey takes GET and POST, not %s',
  async (method) => {
    const response = await send(surveyFetchOperation, { method, body: {} })
    await expectProblem(response, 'GBL0004')
    expect(response.headers.get('allow')).toBe('GET, HEAD, POST')
  },
)
