import * as z from 'zod'
import { campaignSchema } from '../entities/campaign'
import { dataOf, defineOperation } from '../operation'

/** The campaigns that run, and those that have ended. */
export const webCampaignOperation = defineOperation({
  id: 'promotion-component/web-campaign',
  method: 'GET',
  path: '/promotion-component/v1/public/web-campaign',
  provenance: 'path only',
  summary: 'The campaigns',
  notes: 'Those that run and those that have ended, by the clock of the server. One that is still to come is not told.',
  auth: 'public',
  headers: 'plain',
  cache: 'no-cache',
  request: z.object({}),
  success: { status: 200, description: 'The campaigns', schema: dataOf(z.array(campaignSchema)) },
  errors: [],
})
