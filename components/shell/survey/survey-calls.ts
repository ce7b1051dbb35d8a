import '@/lib/client/zod-config'
import { ApiError } from '@/lib/client/api-error'
import { readDeviceId } from '@/lib/client/device-id'
import { type SessionCall, sessionCall } from '@/lib/client/session'
import type { ShellConfig } from '@/lib/client/shell-config'
import { surveyFetchOperation, surveySubmitOperation } from '@/lib/contract/calls/surveys'
import { leavingSurvey, type SurveyForm, type SurveySubmission } from '@/lib/contract/entities/survey'

/** What was answered to each question. */
export type SurveyAnswers = SurveySubmission['surveyDetails']

/** By the specification: confirmed, active, and not answered before. */
export function isAnswerable({ status, active, exist }: SurveyForm): boolean {
  return status === 'CONFIRM' && active && !exist
}

function hasCode(error: unknown, code: string): boolean {
  return error instanceof ApiError && error.errorCode === code
}

/** A token is good for a while only; a lapsed one is named as the field at fault. */
function hasLapsed(error: unknown): boolean {
  const fields = error instanceof ApiError ? (error.refusal?.errors ?? []) : []
  return hasCode(error, 'GBL0007') && fields.some(({ field }) => field === 'token')
}

async function fetchWith(call: SessionCall): Promise<SurveyForm> {
  return (await call(surveyFetchOperation, { query: { formType: leavingSurvey } })).data
}

/** Gets the survey of visitors who are about to leave, with a token for one submission. Rejects with ApiError. */
export async function fetchSurvey(config: ShellConfig): Promise<SurveyForm> {
  return fetchWith(sessionCall(config))
}

/**
 * Sends what was answered. A token lapses while the survey stands open, so a form that is refused is sent once more with
 * a new token. Answers that are there already, because an earlier try arrived after all, count as sent. Rejects with
 * ApiError.
 */
export async function sendSurvey(config: ShellConfig, form: SurveyForm, surveyDetails: SurveyAnswers): Promise<void> {
  const call = sessionCall(config)
  const device = await readDeviceId(call, Date.now())
  const send = async ({ id, token }: SurveyForm) => {
    try {
      await call(surveySubmitOperation, {
        query: { formId: id },
        body: { device, token, action: 'SUBMIT', surveyDetails },
      })
    } catch (error) {
      if (!hasCode(error, 'GBL0018')) throw error
    }
  }
  try {
    await send(form)
  } catch (error) {
    if (!hasLapsed(error)) throw error
    const fresh = await fetchWith(call)
    if (fresh.id !== form.id || !isAnswerable(fresh)) throw error
    await send(fresh)
  }
}
