import { expect, test } from 'vitest'
import { memberSurveyOperation } from '@/lib/contract/analytic-component/member-survey'
import { kysely } from '@/lib/server/db/connection'
import { bearer, newMember } from '../../support/member'
import { expectSuccess, send } from '../../support/provider'
import { fetchSurvey, submissionTo } from '../../support/survey'

test('a member’s answers are kept without the member’s name, and the survey knows that it was answered', async () => {
  const { accountId, accessToken } = await newMember()
  const member = bearer(accessToken)
  const form = await fetchSurvey(member)
  expect(form.exist).toBe(false)
  const { query, body } = submissionTo(form)
  const response = await send(memberSurveyOperation, { query: query ?? '', body, headers: member })
  await expectSuccess(response, memberSurveyOperation)
  expect((await fetchSurvey(member)).exist).toBe(true)
  const db = await kysely()
  const kept = [
    await db.selectFrom('survey_responses').selectAll().execute(),
    await db.selectFrom('survey_response_answers').selectAll().execute(),
  ]
  expect(kept.map((rows) => rows.length)).toEqual([1, form.surveyQuestions.length])
  expect(JSON.stringify(kept)).not.toContain(accountId)
})
