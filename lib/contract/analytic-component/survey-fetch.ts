import * as z from 'zod'
import { leavingSurvey, surveyFormAnswerSchema } from '../entities/survey'
import { defineOperation } from '../operation'

/** Gives a survey and a token for answering it once. */
export const surveyFetchOperation = defineOperation({
  id: 'analytic-component/survey-fetch',
  method: 'GET',
  path: '/analytic-component/v1/public/survey',
  provenance: 'given by the spec',
  summary: 'Get a survey to answer',
  notes:
    'The token lapses after two hours and is good for one submission. ' +
    'A member who sends a bearer token sees whether they answered before.',
  auth: 'optional',
  headers: 'signed',
  cache: 'no-store',
  request: z.object({ query: z.strictObject({ formType: z.literal(leavingSurvey) }) }),
  success: { status: 200, description: 'The survey', schema: surveyFormAnswerSchema },
  errors: ['GBL0009'],
})
