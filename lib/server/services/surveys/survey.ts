import 'server-only'
import type { SurveyForm, SurveySubmission } from '@/lib/contract/entities/survey'
import type { FieldError } from '@/lib/contract/refusal'
import type { Clock } from '@/lib/server/clock'
import type { Survey } from '@/lib/server/content/read-survey'
import type { SurveyRepository, SurveyResponseAnswer } from '@/lib/server/db/survey-repository'
import type { DeviceKind } from '@/lib/server/services/clicks/click'
import type { Random } from '@/lib/server/services/keys/random'
import type { SealingKey } from '@/lib/server/services/keys/sealing-keys'
import { uuidV7 } from '@/lib/server/services/keys/uuid-v7'
import { withoutPersonalTraces } from './personal-traces'
import { readSurveyToken, writeSurveyToken } from './survey-token'

export interface SurveyDeps {
  /** Every survey by its form type. */
  readonly surveys: () => readonly Survey[]
  readonly responses: SurveyRepository
  /** Reads or makes the keys of tokens, the one that seals first; throws when that cannot be done. */
  readonly keys: () => readonly [SealingKey, ...SealingKey[]]
  readonly clock: Clock
  readonly random: Random
}

/** A filled-in survey. `accountId` is null for a visitor. */
export interface FilledSurvey {
  readonly formId: string
  readonly submission: SurveySubmission
  readonly deviceKind: DeviceKind
  readonly accountId: string | null
}

/** `kept` is durable. `used`: the token was good for one submission and has had it. */
export type SurveyOutcome =
  | { readonly state: 'kept' }
  | { readonly state: 'used' }
  | { readonly state: 'refused'; readonly fields: readonly FieldError[] }

/** A visitor may come back to an open survey after a while; a token that is left over must not be of use for long. */
export const tokenLifeMs = 2 * 3_600_000

/**
 * A survey with a token of its own; null when there is none of this type. Throws what the database or the keys throw.
 */
export async function openSurvey(
  deps: SurveyDeps,
  formType: string,
  accountId: string | null,
): Promise<SurveyForm | null> {
  const survey = deps.surveys().find((one) => one.formType === formType)
  if (survey === undefined) return null
  const token = { id: uuidV7(deps.clock, deps.random), formId: survey.id, lapsesAt: deps.clock.now() + tokenLifeMs }
  return {
    id: survey.id,
    token: writeSurveyToken(deps.keys()[0], token),
    status: survey.status,
    active: survey.active,
    exist: accountId !== null && (await deps.responses.hasAnswered(survey.id, accountId)),
    surveyQuestions: survey.questions.map((question) => ({
      id: question.id,
      questionLabel: question.label,
      surveyAnswers: question.answers.map(({ id, label, seq, takesText }) => ({
        id,
        answerLabel: label,
        seq,
        takesText,
      })),
    })),
  }
}

/**
 * Keeps a filled-in survey: what was answered, the kind of device and the time. Of a member it keeps, apart from the
 * answers, that they have answered. Throws what the database throws.
 */
export async function answerSurvey(deps: SurveyDeps, filled: FilledSurvey): Promise<SurveyOutcome> {
  const { formId, submission } = filled
  const survey = deps.surveys().find((one) => one.id === formId)
  if (survey === undefined) return refused('formId', 'is not a survey that we ask')
  if (survey.status !== 'CONFIRM' || !survey.active) return refused('formId', 'is a survey that is not open')
  const fields = detailProblems(survey, submission)
  if (fields.length > 0) return { state: 'refused', fields }
  const token = readSurveyToken(deps.keys(), formId, submission.token)
  if (token === null) return refused('token', 'is not one that we gave out for this survey')
  if (deps.clock.now() >= token.lapsesAt) return refused('token', 'has expired: get the survey again')
  const kept = await deps.responses.record({
    id: token.id,
    formId,
    deviceKind: filled.deviceKind,
    answers: submission.surveyDetails.map(answerOf),
    accountId: filled.accountId,
    createdAt: deps.clock.now(),
  })
  return { state: kept ? 'kept' : 'used' }
}

function refused(field: string, message: string): SurveyOutcome {
  return { state: 'refused', fields: [{ field, message }] }
}

type Detail = SurveySubmission['surveyDetails'][number]

function detailProblems(survey: Survey, { surveyDetails }: SurveySubmission): readonly FieldError[] {
  const wrong = surveyDetails.flatMap((detail, index) => detailProblem(survey, surveyDetails, detail, index) ?? [])
  const answered = new Set(surveyDetails.map((detail) => detail.surveyQuestion))
  const open = survey.questions.filter((question) => !answered.has(question.id))
  return [...wrong, ...open.map(({ id }) => ({ field: 'surveyDetails', message: `has no answer to ${id}` }))]
}

function detailProblem(
  survey: Survey,
  all: readonly Detail[],
  { surveyQuestion, surveyAnswer, surveyAnswerInput }: Detail,
  index: number,
): FieldError | null {
  const problem = (field: string, message: string) => ({ field: `surveyDetails.${index}.${field}`, message })
  const question = survey.questions.find((one) => one.id === surveyQuestion)
  if (question === undefined) return problem('surveyQuestion', 'is not a question of this survey')
  if (all.findIndex((other) => other.surveyQuestion === surveyQuestion) < index) {
    return problem('surveyQuestion', 'is answered twice')
  }
  const answer = question.answers.find((one) => one.id === surveyAnswer)
  if (answer === undefined) return problem('surveyAnswer', 'is not an answer to this question')
  if (!answer.takesText && surveyAnswerInput.trim() !== '') {
    return problem('surveyAnswerInput', 'must be empty: this answer takes no text')
  }
  return null
}

function answerOf({ surveyQuestion, surveyAnswer, surveyAnswerInput }: Detail): SurveyResponseAnswer {
  return { questionId: surveyQuestion, answerId: surveyAnswer, input: withoutPersonalTraces(surveyAnswerInput) }
}
