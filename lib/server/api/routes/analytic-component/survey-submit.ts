import { surveySubmitOperation } from '@/lib/contract/analytic-component/survey-submit'
import { assertNever } from '@/lib/domain/assert-never'
import { ApiFailure, invalidFields } from '../../failure'
import { route } from '../../route'
import type { AnalyticServices } from '../../services'

export const surveySubmitRoute = ({ answerSurvey }: AnalyticServices) =>
  route(surveySubmitOperation, async ({ query, body }, member) => {
    const outcome = await answerSurvey({
      formId: query.formId,
      submission: body,
      accountId: member?.account.id ?? null,
    })
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
  })
