import { expect, test } from 'vitest'
import { surveySubmitOperation } from '@/lib/contract/analytic-component/survey-submit'
import { kysely } from '@/lib/server/db/connection'
import { expectProblem, fieldsOf, send } from '../../support/provider'
import { fetchSurvey, submissionTo } from '../../support/survey'

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
