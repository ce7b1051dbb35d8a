import * as z from 'zod'
import { readEmail } from '@/lib/domain/validation/email'
import { campaignSchema, voucherKindSchema, voucherSchema } from '../entities/campaign'
import { readBy } from '../entities/joining'
import { dataOf, defineOperation, type Operation } from '../operation'

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

/** The vouchers, those first that can be used. */
export const webVoucherOperation = defineOperation({
  id: 'promotion-component/web-voucher',
  method: 'GET',
  path: '/promotion-component/v1/public/web-voucher',
  provenance: 'path only',
  summary: 'The vouchers',
  notes:
    'Those that can be used, those that are used up, and those that ended in the last thirty days, by the clock of the server.',
  auth: 'public',
  headers: 'plain',
  cache: 'no-cache',
  request: z.object({
    query: z.strictObject({
      partner: z
        .string()
        .regex(/^[a-z0-9-]{1,60}$/)
        .optional(),
      kind: voucherKindSchema.optional(),
    }),
  }),
  success: { status: 200, description: 'The vouchers', schema: dataOf(z.array(voucherSchema)) },
  errors: [],
})

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

/** The key in the mails of a reminder: 32 random bytes in base64url. */
export const reminderKeySchema = z
  .string()
  .regex(/^[A-Za-z0-9_-]{43}$/, 'must be the key of a reminder: 43 letters, digits, - or _')

/** Erases an address that asked to be reminded, by the key in its mails. */
export const endCampaignReminderOperation = defineOperation({
  id: 'promotion-component/end-campaign-reminder',
  method: 'POST',
  path: '/promotion-component/v1/public/web-campaign/reminder/end',
  provenance: 'ours',
  summary: 'Erase an address that asked to be reminded',
  notes: 'Needs no login: the key is in every mail. The mail that still waits is not sent.',
  auth: 'public',
  headers: 'plain',
  // High: the one click of a mail program comes from the servers of its provider, for all who read their mail there.
  limit: { perMinute: 300, uncounted: 'answer' },
  cache: 'no-store',
  request: z.object({ body: z.strictObject({ key: reminderKeySchema }) }),
  success: { status: 204, description: 'The address is erased', schema: z.undefined() },
  errors: ['GBL0009', 'GBL0016'],
})

/** Campaigns, vouchers and reminders: the calls of this area, in the order of the documents. */
export const campaignCalls: readonly Operation[] = [
  webCampaignOperation,
  webVoucherOperation,
  campaignReminderOperation,
  endCampaignReminderOperation,
]
