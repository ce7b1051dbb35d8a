import { expect, test } from 'vitest'
import { surveySubmitOperation } from '@/lib/contract/analytic-component/survey-submit'
import { kysely } from '@/lib/server/db/connection'
import { expectProblem, send } from '../../support/provider'
import { fetchSurvey, submissionTo } from '../../support/survey'

test('as many answers of one source are kept in a minute as its limit says, each with a fresh token, and no more', async () => {
  const kept = async () => (await (await kysely()).selectFrom('survey_responses').select('id').execute()).length
  const before = await kept()
  const source = { 'x-forwarded-for': '203.0.113.77' }
  const answer = async () => send(surveySubmitOperation, submissionTo(await fetchSurvey(source), {}, source))
  for (let at = 0; at < 10; at += 1) expect((await answer()).status).toBe(204)
  await expectProblem(await answer(), 'GBL0017')
  expect((await kept()) - before).toBe(10)
})
