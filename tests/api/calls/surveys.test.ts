import { expect, test } from 'vitest'
import { memberSurveyOperation, surveyFetchOperation, surveySubmitOperation } from '@/lib/contract/calls/surveys'
import { kysely } from '@/lib/server/db/connection'
import { describeCall } from '../support/describe-call'
import { bearer, goneMember, newMember, signed } from '../support/member'
import { expectProblem, expectSuccess, fieldsOf, send } from '../support/provider'
import { fetchSurvey, submissionTo } from '../support/survey'

describeCall('analytic-component/survey-fetch', 200, () => {
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
})

describeCall('analytic-component/survey-fetch', 422, () => {
  test.each([
    ['no form type', '', ['formType']],
    ['a form type that we do not ask', 'formType=GOODBYE', ['formType']],
    ['a form type twice', 'formType=LEAVING_SO_SOON&formType=LEAVING_SO_SOON', ['formType']],
    ['a name that is not known', 'formType=LEAVING_SO_SOON&page=1', ['page']],
  ])('%s is refused by name', async (_what, query, fields) => {
    const problem = await expectProblem(await send(surveyFetchOperation, { query, headers: signed() }), 'GBL0007')
    expect(fieldsOf(problem)).toEqual(fields)
  })
})

describeCall('analytic-component/survey-submit', 204, () => {
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
})

describeCall('analytic-component/survey-submit', 409, () => {
  test('a token is good for one submission', async () => {
    const form = await fetchSurvey()
    await expectSuccess(await send(surveySubmitOperation, submissionTo(form)), surveySubmitOperation)
    const problem = await expectProblem(await send(surveySubmitOperation, submissionTo(form)), 'GBL0018')
    expect(problem.message).toBe('We already have your answers. Thank you.')
  })
})

describeCall('analytic-component/survey-submit', 422, () => {
  const detail = { surveyQuestion: 'main-reason', surveyAnswer: 'decided', surveyAnswerInput: '' }

  test.each([
    ['an action that is not known', { action: 'SKIP' }, ['action']],
    ['a device with line breaks', { device: 'mobile\n{"level"' }, ['device']],
    ['no details', { surveyDetails: [] }, ['surveyDetails']],
    [
      'a text that is too long',
      { surveyDetails: [{ ...detail, surveyAnswerInput: 'a'.repeat(301) }] },
      ['surveyDetails.0.surveyAnswerInput'],
    ],
    [
      'an unknown question',
      { surveyDetails: [{ ...detail, surveyQuestion: 'x' }] },
      ['surveyDetails.0.surveyQuestion', 'surveyDetails'],
    ],
    ['an unknown answer', { surveyDetails: [{ ...detail, surveyAnswer: 'x' }] }, ['surveyDetails.0.surveyAnswer']],
    [
      'a text where none is taken',
      { surveyDetails: [{ ...detail, surveyAnswerInput: 'x' }] },
      ['surveyDetails.0.surveyAnswerInput'],
    ],
    ['one question twice', { surveyDetails: [detail, detail] }, ['surveyDetails.1.surveyQuestion']],
    ['a token that is made up', { token: 'x' }, ['token']],
  ])('%s is refused by name', async (_what, change, fields) => {
    const response = await send(surveySubmitOperation, submissionTo(await fetchSurvey(), change))
    expect(fieldsOf(await expectProblem(response, 'GBL0007'))).toEqual(fields)
  })

  test('a form that we do not ask is refused by name', async () => {
    const sent = { ...submissionTo(await fetchSurvey()), query: 'formId=another-form' }
    expect(fieldsOf(await expectProblem(await send(surveySubmitOperation, sent), 'GBL0007'))).toEqual(['formId'])
  })

  test('an answer without the token of a form is refused and nothing of it is kept', async () => {
    const kept = async () => (await kysely()).selectFrom('survey_responses').selectAll().execute()
    const before = await kept()
    const form = await fetchSurvey()
    for (const token of [undefined, '', null]) {
      const problem = await expectProblem(await send(surveySubmitOperation, submissionTo(form, { token })), 'GBL0007')
      expect(fieldsOf(problem)).toEqual(['token'])
    }
    expect(await kept()).toEqual(before)
  })
})

describeCall('analytic-component/survey-submit', 429, () => {
  test('as many answers of one source are kept in a minute as its limit says, each with a fresh token, and no more', async () => {
    const kept = async () => (await (await kysely()).selectFrom('survey_responses').select('id').execute()).length
    const before = await kept()
    const source = { 'x-forwarded-for': '203.0.113.77' }
    const answer = async () => send(surveySubmitOperation, submissionTo(await fetchSurvey(source), {}, source))
    for (let at = 0; at < 10; at += 1) expect((await answer()).status).toBe(204)
    await expectProblem(await answer(), 'GBL0017')
    expect((await kept()) - before).toBe(10)
  })
})

describeCall('analytic-component/member-survey', 204, () => {
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
})

describeCall('analytic-component/member-survey', 409, () => {
  test('a token is good for one submission, by whichever of the two calls', async () => {
    const member = bearer((await newMember()).accessToken)
    const sent = submissionTo(await fetchSurvey(member), {}, member)
    await expectSuccess(await send(surveySubmitOperation, sent), surveySubmitOperation)
    await expectProblem(await send(memberSurveyOperation, sent), 'GBL0018')
  })
})

describeCall('analytic-component/member-survey', 422, () => {
  test.each([
    ['a token that is made up', { token: 'x' }, ['token']],
    ['no details', { surveyDetails: [] }, ['surveyDetails']],
    ['an account beside it', { accountId: 'x' }, ['accountId']],
  ])('%s is refused by name', async (_what, change, fields) => {
    const member = bearer((await newMember()).accessToken)
    const sent = submissionTo(await fetchSurvey(member), change, member)
    expect(fieldsOf(await expectProblem(await send(memberSurveyOperation, sent), 'GBL0007'))).toEqual(fields)
  })
})
