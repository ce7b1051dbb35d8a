import * as z from 'zod'
import { surveyIdSchema, surveySubmissionSchema } from '../entities/survey'
import { defineOperation } from '../operation'

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
