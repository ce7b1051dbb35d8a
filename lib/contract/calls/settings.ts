import * as z from 'zod'
import { memberVaultKeys, publicVaultKeys, vaultSchema } from '../entities/vault'
import { dataOf, defineOperation, type Operation, type Provenance } from '../operation'

/** The version of the referral terms that members of an institution have to agree to. */
export const institutionSettingOperation = defineOperation({
  id: 'common-component/institution-setting',
  method: 'GET',
  path: '/common-component/institution-config/{institutionId}/REFERRAL_CODE_TERM_AND_CONDITION',
  provenance: 'ours',
  summary: 'The current version of the referral terms',
  notes: 'Answered for institutions of the member who asks, and no other.',
  auth: 'bearer',
  headers: 'plain',
  cache: 'no-store',
  request: z.object({ params: z.strictObject({ institutionId: z.string().regex(/^[\w-]{1,100}$/) }) }),
  success: { status: 200, description: 'The version', schema: dataOf(z.object({ value: z.string().min(1).max(40) })) },
  errors: ['GBL0013'],
})

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

/** The settings by name that anybody may read. */
export const vaultOperation = defineOperation({
  id: 'common-component/vault',
  method: 'GET',
  path: '/common-component/v1/public/vault',
  provenance: 'path only',
  summary: 'Settings of the app, by name',
  notes:
    'The oldest version of the app that still works with this provider, and where the app is. What is not set is left out.',
  auth: 'public',
  headers: 'plain',
  cache: 'public, max-age=300',
  request: z.object({}),
  success: { status: 200, description: 'What is set', schema: vaultSchema(publicVaultKeys) },
  errors: [],
})

/** The settings by name that a member may read. */
export const vaultsOperation = defineOperation({
  id: 'common-component/vaults',
  method: 'GET',
  path: '/common-component/vaults',
  provenance: 'path only',
  summary: 'Settings by name, for members',
  notes: 'Those of vault, and which version of the referral terms is in force. The same for every member.',
  auth: 'bearer',
  headers: 'plain',
  cache: 'no-store',
  request: z.object({}),
  success: { status: 200, description: 'What is set', schema: vaultSchema(memberVaultKeys) },
  errors: [],
})

/** Settings of the site: the calls of this area, in the order of the documents. */
export const settingCalls: readonly Operation[] = [
  institutionSettingOperation,
  infobipLivechatEnabledOperation,
  infobipWhatsappFlowEnabledOperation,
  recaptchaEnabledOperation,
  referralWithdrawalEnabledOperation,
  systemConfigOperation,
  vaultOperation,
  vaultsOperation,
]
