import { expect, test } from 'vitest'
import { systemConfigOperation } from '@/lib/contract/common-component/system-config'
import { parseEnv } from '@/lib/server/env'
import { settingsOf } from '@/lib/server/services/site/settings'
import { expectSuccess, providerWith, requestTo } from '../../support/provider'

const names = [
  'INFOBIP_LIVECHAT_ENABLED',
  'INFOBIP_WHATSAPP_FLOW_ENABLED',
  'RECAPTCHA_ENABLED',
  'REFERRAL_WITHDRAWAL_ENABLED',
]

/** A challenge cannot be switched on without them. */
const keys = { RECAPTCHA_SITE_KEY: 's'.repeat(40), RECAPTCHA_SECRET: 'k'.repeat(40) }

test.each(names)('the four switches come in one, and %s is true only when the configuration says so', async (name) => {
  const provider = providerWith({ common: { settings: () => settingsOf(parseEnv({ ...keys, [name]: 'true' }), '1') } })
  const answer = await expectSuccess(await provider(requestTo(systemConfigOperation)), systemConfigOperation)
  expect(answer.data).toEqual(Object.fromEntries(names.map((one) => [one, String(one === name)])))
})
