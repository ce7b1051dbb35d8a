import { surveyFetchOperation } from '@/lib/contract/analytic-component/survey-fetch'
import { ApiFailure } from '../../failure'
import { route } from '../../route'
import type { AnalyticServices } from '../../services'

export const surveyFetchRoute = ({ openSurvey }: AnalyticServices) =>
  route(surveyFetchOperation, async ({ query }, member) => {
    const form = await openSurvey(query.formType, member?.account.id ?? null)
    // A form type that the contract names always has a file; without one the content is broken.
    if (form === null) throw new ApiFailure('GBL0009')
    return { data: form }
  })
