import { expect, test } from 'vitest'
import {
  infobipLivechatEnabledOperation,
  infobipWhatsappFlowEnabledOperation,
  recaptchaEnabledOperation,
  referralWithdrawalEnabledOperation,
} from '@/lib/contract/common-component/settings'
import { parseEnv } from '@/lib/server/env'
import { settingsOf } from '@/lib/server/services/site/settings'
import { expectSuccess, providerWith, requestTo, send } from '../../support/provider'

/** A challenge cannot be switched on without them. */
const keys = { RECAPTCHA_SITE_KEY: 's'.repeat(40), RECAPTCHA_SECRET: 'k'.repeat(40) }

test.each([
  ['INFOBIP_LIVECHAT_ENABLED', infobipLivechatEnabledOperation],
  ['INFOBIP_WHATSAPP_FLOW_ENABLED', infobipWhatsappFlowEnabledOperation],
  ['RECAPTCHA_ENABLED', recaptchaEnabledOperation],
  ['REFERRAL_WITHDRAWAL_ENABLED', referralWithdrawalEnabledOperation],
])('%s is the text false until the configuration says true', async (name, operation) => {
  expect(await expectSuccess(await send(operation), operation)).toEqual({ data: { value: 'false' } })
  const provider = providerWith({ common: { settings: () => settingsOf(parseEnv({ ...keys, [name]: 'true' }), '1') } })
  expect(await expectSuccess(await provider(requestTo(operation)), operation)).toEqual({ data: { value: 'true' } })
})
