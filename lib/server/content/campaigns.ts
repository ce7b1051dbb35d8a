import 'server-only'
import { contentKind } from './content-kind'
import { readCampaign } from './read-campaign'

/** The campaigns, what began last first. */
export const campaignContent = contentKind({
  folder: 'campaigns',
  read: readCampaign,
  order: (one, other) => (other.startsAt ?? 0) - (one.startsAt ?? 0),
})
