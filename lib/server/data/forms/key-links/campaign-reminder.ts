import 'server-only'
import { endCampaignReminderOperation } from '@/lib/contract/calls/campaigns'
import { buttonForm, keyLink } from './key-link'

const button = buttonForm('Erase my address')

/** Erases an address that asked to be reminded: the link in each mail about the campaign. */
export const campaignReminderLink = keyLink({
  operation: endCampaignReminderOperation,
  failure: 'campaign.erasing-failed',
  ask: {
    status: 200,
    title: 'Erase your address?',
    text: 'One click erases it, and we write no more about this campaign.',
    form: button,
  },
  done: {
    status: 200,
    title: 'Your address is erased',
    text: 'We will not write about this campaign again. If a mail is on its way already, it is the last one.',
    form: '',
  },
  unknown: {
    status: 404,
    title: 'Nothing is kept under this link',
    text: 'The address was erased already, or a part of the link is missing. Please open the link in the mail itself.',
    form: '',
  },
  failed: {
    status: 503,
    title: 'We could not erase it just now',
    text: 'The fault is on our side and nothing was changed. Please try again in a moment.',
    form: button,
  },
})
