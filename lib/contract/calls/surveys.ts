import * as z from 'zod'
import { leavingSurvey, surveyFormAnswerSchema, surveyIdSchema, surveySubmissionSchema } from '../entities/survey'
import { defineOperation, type Operation } from '../operation'

/** Gives a survey and a token for answering it once. */
export const surveyFetchOperation = defineOperation({
  id: 'analytic-component/survey-fetch',
  method: 'GET',
  path: '/analytic-component/v1/public/survey',
  provenance: 'given by the spec',
  summary: 'Get a survey to answer',
  notes:
    'The token expires after two hours and is good for one submission. ' +
    'A member who sends a bearer token sees whether they answered before.',
  auth: 'optional',
  headers: 'signed',
  cache: 'no-store',
  request: z.object({ query: z.strictObject({ formType: z.literal(leavingSurvey) }) }),
  success: { status: 200, description: 'The survey', schema: surveyFormAnswerSchema },
  errors: ['GBL0009'],
})

/** Records the answers to a survey. */
export const surveySubmitOperation = defineOperation({
  id: 'analytic-component/survey-submit',
  method: 'POST',
  path: '/analytic-component/v1/public/survey',
  provenance: 'given by the spec',
  summary: 'Answer a survey',
  notes: 'Kept without anything about the visitor beyond the kind of device. The answer is sent once it is durable.',
  auth: 'optional',
  headers: 'signed',
  limit: { perMinute: 10, uncounted: 'refuse' },
  cache: 'no-store',
  request: z.object({ query: z.strictObject({ formId: surveyIdSchema }), body: surveySubmissionSchema }),
  success: { status: 204, description: 'The answers are kept', schema: z.undefined() },
  errors: ['GBL0009', 'GBL0018'],
})

/** Records a member's answers to a survey. */
export const memberSurveyOperation = defineOperation({
  id: 'analytic-component/member-survey',
  method: 'POST',
  path: '/analytic-component/survey',
  provenance: 'path only',
  summary: 'Answer a survey as a member',
  notes:
    'As the public call with an access token, for clients that sign nothing: it keeps that the member has answered, and apart from that ' +
    'the answers, which name nobody.',
  auth: 'bearer',
  headers: 'plain',
  limit: { perMinute: 10, uncounted: 'refuse' },
  cache: 'no-store',
  request: z.object({ query: z.strictObject({ formId: surveyIdSchema }), body: surveySubmissionSchema }),
  success: { status: 204, description: 'The answers are kept', schema: z.undefined() },
  errors: ['GBL0018'],
})

/** Surveys: the calls of this area, in the order of the documents. */
export const surveyCalls: readonly Operation[] = [surveyFetchOperation, surveySubmitOperation, memberSurveyOperation]
