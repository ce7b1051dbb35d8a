import { campaignReminderOperation } from '@/lib/contract/promotion-component/campaign-reminder'
import { endCampaignReminderOperation } from '@/lib/contract/promotion-component/end-campaign-reminder'
import { ApiFailure } from '../../failure'
import { route } from '../../route'
import type { PromotionServices } from '../../services'

export const campaignReminderRoute = ({ keepReminder }: PromotionServices) =>
  route(campaignReminderOperation, async ({ body }) => {
    if (!(await keepReminder(body.campaign, body.email))) throw new ApiFailure('GBL0040')
    return undefined
  })

export const endCampaignReminderRoute = ({ endReminder }: PromotionServices) =>
  route(endCampaignReminderOperation, async ({ body }) => {
    if (!(await endReminder(body.key))) throw new ApiFailure('GBL0016')
    return undefined
  })
