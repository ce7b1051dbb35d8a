import { expect, test } from 'vitest'
import { surveySubmitOperation } from '@/lib/contract/analytic-component/survey-submit'
import { bearer, goneMember, newMember } from '../../support/member'
import { expectSuccess, send } from '../../support/provider'
import { fetchSurvey, submissionTo } from '../../support/survey'

test('a visitor gets a survey that can be answered, with a token of its own', async () => {
  const form = await fetchSurvey()
  expect(form).toMatchObject({ id: 'leaving-so-soon-2026-11', status: 'CONFIRM', active: true, exist: false })
  expect(form.surveyQuestions[0]?.surveyAnswers.some((answer) => answer.takesText)).toBe(true)
  expect((await fetchSurvey()).token).not.toBe(form.token)
})

test('a member sees that they have answered; nobody else does', async () => {
  const member = bearer((await newMember()).accessToken)
  const form = await fetchSurvey(member)
  expect(form.exist).toBe(false)
  await expectSuccess(await send(surveySubmitOperation, submissionTo(form, {}, member)), surveySubmitOperation)
  expect((await fetchSurvey(member)).exist).toBe(true)
  expect((await fetchSurvey(bearer((await newMember()).accessToken))).exist).toBe(false)
  expect((await fetchSurvey()).exist).toBe(false)
})

test('someone whose account is gone is asked as a visitor', async () => {
  expect((await fetchSurvey(bearer((await goneMember()).accessToken))).exist).toBe(false)
})
