import { test } from 'vitest'
import { memberSurveyOperation } from '@/lib/contract/analytic-component/member-survey'
import { surveySubmitOperation } from '@/lib/contract/analytic-component/survey-submit'
import { bearer, newMember } from '../../support/member'
import { expectProblem, expectSuccess, send } from '../../support/provider'
import { fetchSurvey, submissionTo } from '../../support/survey'

test('a token is good for one submission, by whichever of the two calls', async () => {
  const member = bearer((await newMember()).accessToken)
  const sent = submissionTo(await fetchSurvey(member), {}, member)
  await expectSuccess(await send(surveySubmitOperation, sent), surveySubmitOperation)
  await expectProblem(await send(memberSurveyOperation, sent), 'GBL0018')
})
