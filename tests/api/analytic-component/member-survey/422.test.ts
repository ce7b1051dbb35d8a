import { expect, test } from 'vitest'
import { memberSurveyOperation } from '@/lib/contract/analytic-component/member-survey'
import { bearer, newMember } from '../../support/member'
import { expectProblem, fieldsOf, send } from '../../support/provider'
import { fetchSurvey, submissionTo } from '../../support/survey'

test.each([
  ['a token that is made up', { token: 'x' }, ['token']],
  ['no details', { surveyDetails: [] }, ['surveyDetails']],
  ['an account beside it', { accountId: 'x' }, ['accountId']],
])('%s is refused by name', async (_what, change, fields) => {
  const member = bearer((await newMember()).accessToken)
  const sent = submissionTo(await fetchSurvey(member), change, member)
  expect(fieldsOf(await expectProblem(await send(memberSurveyOperation, sent), 'GBL0007'))).toEqual(fields)
})
