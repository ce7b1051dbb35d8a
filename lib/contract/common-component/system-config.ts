import * as z from 'zod'
import { dataOf, defineOperation } from '../operation'

const flag = z.enum(['true', 'false'])

/** The four switches of the site in one answer. */
export const systemConfigOperation = defineOperation({
  id: 'common-component/system-config',
  method: 'GET',
  path: '/common-component/system-config',
  provenance: 'path only',
  summary: 'The switches of the site',
  notes: 'The same texts that global-system-config/public gives one by one.',
  auth: 'public',
  headers: 'plain',
  cache: 'public, max-age=300',
  request: z.object({}),
  success: {
    status: 200,
    description: 'The switches',
    schema: dataOf(
      z.object({
        INFOBIP_LIVECHAT_ENABLED: flag,
        INFOBIP_WHATSAPP_FLOW_ENABLED: flag,
        RECAPTCHA_ENABLED: flag,
        REFERRAL_WITHDRAWAL_ENABLED: flag,
      }),
    ),
  },
  errors: [],
})
