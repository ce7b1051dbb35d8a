import * as z from 'zod'
import { surveyIdSchema, surveySubmissionSchema } from '../entities/survey'
import { defineOperation } from '../operation'

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
