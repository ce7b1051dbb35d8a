import { expect, test } from 'vitest'
import { surveySubmitOperation } from '@/lib/contract/analytic-component/survey-submit'
import { expectProblem, expectSuccess, send } from '../../support/provider'
import { fetchSurvey, submissionTo } from '../../support/survey'

test('a token is good for one submission', async () => {
  const form = await fetchSurvey()
  await expectSuccess(await send(surveySubmitOperation, submissionTo(form)), surveySubmitOperation)
  const problem = await expectProblem(await send(surveySubmitOperation, submissionTo(form)), 'GBL0018')
  expect(problem.message).toBe('We already have your answers. Thank you.')
})
