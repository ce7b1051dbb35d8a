import { memberSurveyOperation, surveyFetchOperation, surveySubmitOperation } from '@/lib/contract/calls/surveys'
import { assertNever } from '@/lib/domain/values/assert-never'
import type { SurveyOutcome } from '@/lib/server/services/surveys/survey'
import { ApiFailure, invalidFields } from '../failure'
import { memberRoute, type RouteTable, route } from '../route'

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

/** Surveys. */
export const surveyRoutes: RouteTable = [
  ({ analytic: { openSurvey } }) =>
    route(surveyFetchOperation, async ({ query }, member) => {
      const form = await openSurvey(query.formType, member?.account.id ?? null)
      // A form type that the contract names always has a file; without one the content is broken.
      if (form === null) throw new ApiFailure('GBL0009')
      return { data: form }
    }),
  ({ analytic: { answerSurvey } }) =>
    route(surveySubmitOperation, async ({ query, body }, member) =>
      answerTo(await answerSurvey({ formId: query.formId, submission: body, accountId: member?.account.id ?? null })),
    ),
  ({ analytic: { answerSurvey } }) =>
    memberRoute(memberSurveyOperation, async ({ query, body }, { account }) =>
      answerTo(await answerSurvey({ formId: query.formId, submission: body, accountId: account.id })),
    ),
]
