import * as z from 'zod'
import { dataOf, defineOperation, type Provenance } from '../operation'

const path = '/common-component/global-system-config/public'

/** A setting is a text, as the specification has it: `'true'` or `'false'`. */
const settingSchema = dataOf(z.object({ value: z.enum(['true', 'false']) }))

function setting(name: string, provenance: Provenance, summary: string) {
  return defineOperation({
    id: `common-component/${name.toLowerCase().replaceAll('_', '-')}`,
    method: 'GET',
    path: `${path}/${name}`,
    provenance,
    summary,
    notes: null,
    auth: 'public',
    headers: 'plain',
    cache: 'public, max-age=300',
    request: z.object({}),
    success: { status: 200, description: 'The setting', schema: settingSchema },
    errors: [],
  })
}

/** True: live chat is by the first of the two providers; false: by the second. */
export const infobipLivechatEnabledOperation = setting(
  'INFOBIP_LIVECHAT_ENABLED',
  'given by the spec',
  'Which live chat is used',
)

/** Whether the WhatsApp contact is offered. */
export const infobipWhatsappFlowEnabledOperation = setting(
  'INFOBIP_WHATSAPP_FLOW_ENABLED',
  'given by the spec',
  'Whether WhatsApp is offered',
)

/** Whether forms ask for a proof that a person fills them. */
export const recaptchaEnabledOperation = setting(
  'RECAPTCHA_ENABLED',
  'path only',
  'Whether forms ask for a proof that a person fills them',
)

/** Whether points of the referral programme may be withdrawn. */
export const referralWithdrawalEnabledOperation = setting(
  'REFERRAL_WITHDRAWAL_ENABLED',
  'path only',
  'Whether referral points may be withdrawn',
)
