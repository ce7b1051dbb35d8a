import 'server-only'
import { endCampaignReminderOperation } from '@/lib/contract/calls/campaigns'
import { keyLink } from './key-link'

/** Erases an address that asked to be reminded: the link in each mail about the campaign. */
export const campaignReminderLink = keyLink({
  operation: endCampaignReminderOperation,
  failure: 'campaign.erasing-failed',
  button: 'Erase my address',
  ask: {
    title: 'Erase your address?',
    text: 'One click erases it, and we write no more about this campaign.',
  },
  done: {
    title: 'Your address is erased',
    text: 'We will not write about this campaign again. If a mail is on its way already, it is the last one.',
  },
  unknown: {
    title: 'Nothing is kept under this link',
    text: 'The address was erased already, or a part of the link is missing. Please open the link in the mail itself.',
  },
  failed: 'We could not erase it just now',
})
