import { expect, test } from 'vitest'
import { surveySubmitOperation } from '@/lib/contract/analytic-component/survey-submit'
import { kysely } from '@/lib/server/db/connection'
import { bearer, newMember } from '../../support/member'
import { expectSuccess, send } from '../../support/provider'
import { fetchSurvey, submissionTo } from '../../support/survey'

const responses = async () => (await kysely()).selectFrom('survey_responses').selectAll().execute()

test('answers are kept before they are acknowledged, with the kind of device alone', async () => {
  await expectSuccess(await send(surveySubmitOperation, submissionTo(await fetchSurvey())), surveySubmitOperation)
  const rows = await responses()
  expect(rows).toMatchObject([{ form_id: 'leaving-so-soon-2026-11', device_kind: 'mobile' }])
  expect(JSON.stringify(rows)).not.toMatch(/Chrome|0199f0a0|Android/)
})

test('a text may come with the answer that takes one', async () => {
  const form = await fetchSurvey()
  const question = form.surveyQuestions[0]
  const answer = question?.surveyAnswers.find((one) => one.takesText)
  const surveyDetails = [
    { surveyQuestion: question?.id, surveyAnswer: answer?.id, surveyAnswerInput: 'More calculators, please' },
  ]
  const response = await send(surveySubmitOperation, submissionTo(form, { surveyDetails, device: 'fridge' }))
  await expectSuccess(response, surveySubmitOperation)
  const rows = await (await kysely()).selectFrom('survey_response_answers').selectAll().execute()
  expect(rows.map((row) => row.input)).toContain('More calculators, please')
  expect((await responses()).map((row) => row.device_kind)).toContain('unknown')
})

test("a member's answers do not name the member", async () => {
  const { accountId, accessToken } = await newMember()
  const member = bearer(accessToken)
  const form = await fetchSurvey(member)
  await expectSuccess(await send(surveySubmitOperation, submissionTo(form, {}, member)), surveySubmitOperation)
  const answers = await (await kysely()).selectFrom('survey_response_answers').selectAll().execute()
  expect(JSON.stringify([await responses(), answers])).not.toContain(accountId)
})
