import * as z from 'zod'
import { readEmail } from '@/lib/domain/validation/email'
import { readBy } from '../entities/joining'
import { defineOperation } from '../operation'

/** Asks for a reminder of a campaign's end. */
export const campaignReminderOperation = defineOperation({
  id: 'promotion-component/campaign-reminder',
  method: 'POST',
  path: '/promotion-component/v1/public/web-campaign/reminder',
  provenance: 'ours',
  summary: 'Ask for a reminder before a campaign ends',
  notes:
    'The address is used for this campaign alone and erased when it ends. The answer is the same, after the same work, whether or not ' +
    'the address had asked before.',
  auth: 'public',
  headers: 'signed',
  limit: { perMinute: 10, uncounted: 'refuse' },
  cache: 'no-store',
  request: z.object({
    body: z.strictObject({ campaign: z.string().regex(/^[a-z0-9-]{1,80}$/), email: readBy(readEmail) }),
  }),
  success: { status: 204, description: 'The address will be reminded', schema: z.undefined() },
  errors: ['GBL0009', 'GBL0040'],
})
