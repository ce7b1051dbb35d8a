import { expect, test } from 'vitest'
import { surveyFetchOperation } from '@/lib/contract/analytic-component/survey-fetch'
import { signed } from '../../support/member'
import { expectProblem, fieldsOf, send } from '../../support/provider'

test.each([
  ['no form type', '', ['formType']],
  ['a form type that we do not ask', 'formType=GOODBYE', ['formType']],
  ['a form type twice', 'formType=LEAVING_SO_SOON&formType=LEAVING_SO_SOON', ['formType']],
  ['a name that is not known', 'formType=LEAVING_SO_SOON&page=1', ['page']],
])('%s is refused by name', async (_what, query, fields) => {
  const problem = await expectProblem(await send(surveyFetchOperation, { query, headers: signed() }), 'GBL0007')
  expect(fieldsOf(problem)).toEqual(fields)
})
