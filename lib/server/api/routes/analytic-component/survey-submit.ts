import { memberSurveyOperation } from '@/lib/contract/analytic-component/member-survey'
import { surveySubmitOperation } from '@/lib/contract/analytic-component/survey-submit'
import { assertNever } from '@/lib/domain/values/assert-never'
import type { SurveyOutcome } from '@/lib/server/services/surveys/survey'
import { ApiFailure, invalidFields } from '../../failure'
import { memberRoute, route } from '../../route'
import type { AnalyticServices } from '../../services'

function answerTo(outcome: SurveyOutcome): undefined {
  switch (outcome.state) {
    case 'kept':
      return undefined
    case 'used':
      throw new ApiFailure('GBL0018')
    case 'refused':
      throw invalidFields(outcome.fields)
    default:
      return assertNever(outcome)
  }
}

export const surveySubmitRoute = ({ answerSurvey }: AnalyticServices) =>
  route(surveySubmitOperation, async ({ query, body }, member) =>
    answerTo(await answerSurvey({ formId: query.formId, submission: body, accountId: member?.account.id ?? null })),
  )

export const memberSurveyRoute = ({ answerSurvey }: AnalyticServices) =>
  memberRoute(memberSurveyOperation, async ({ query, body }, { account }) =>
    answerTo(await answerSurvey({ formId: query.formId, submission: body, accountId: account.id })),
  )
