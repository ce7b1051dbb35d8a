import { webCampaignOperation } from '@/lib/contract/promotion-component/web-campaign'
import type { ShownCampaign } from '@/lib/domain/content/campaign'
import { routes } from '@/lib/routing/routes'
import { route } from '../../route'
import type { PromotionServices } from '../../services'
import { momentOrNull } from './moment'

function answerOf({ campaign, state }: ShownCampaign) {
  if (state === 'draft') return []
  const { slug, title, summary, offer, sample, startsAt, endsAt, steps, terms } = campaign
  const moments = { startsAt: momentOrNull(startsAt), endsAt: momentOrNull(endsAt) }
  const lists = { steps: [...steps], terms: [...terms] }
  return [{ slug, path: routes.campaignPage(slug), title, summary, offer, state, sample, ...moments, ...lists }]
}

export const webCampaignRoute = ({ campaigns }: PromotionServices) =>
  route(webCampaignOperation, async () => ({ data: campaigns().flatMap(answerOf) }))
