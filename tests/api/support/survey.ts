import { surveyFetchOperation } from '@/lib/contract/calls/surveys'
import type { SurveyForm, SurveySubmission } from '@/lib/contract/entities/survey'
import { kysely } from '@/lib/server/db/connection'
import { signed } from './member'
import { expectSuccess, type Sent, send } from './provider'

/** The project's survey, as a visitor or a member gets it, with a token of its own. */
export async function fetchSurvey(headers: Readonly<Record<string, string>> = {}): Promise<SurveyForm> {
  // As a start does: an answer that comes first would have to open the database within the time that a count may take.
  await kysely()
  const sent = { query: 'formType=LEAVING_SO_SOON', headers: { ...signed(), ...headers } }
  return (await expectSuccess(await send(surveyFetchOperation, sent), surveyFetchOperation)).data
}

/** A submission that answers every question with its first answer; `change` replaces parts of the body. */
export function submissionTo(
  form: SurveyForm,
  change: Readonly<Record<string, unknown>> = {},
  headers: Readonly<Record<string, string>> = {},
): Sent {
  const body: SurveySubmission = {
    device: 'mobile;Chrome;0199f0a0;Android',
    token: form.token,
    action: 'SUBMIT',
    surveyDetails: form.surveyQuestions.map((question) => ({
      surveyQuestion: question.id,
      surveyAnswer: question.surveyAnswers[0]?.id ?? '',
      surveyAnswerInput: '',
    })),
  }
  return { query: `formId=${form.id}`, body: { ...body, ...change }, headers: { ...signed(), ...headers } }
}
