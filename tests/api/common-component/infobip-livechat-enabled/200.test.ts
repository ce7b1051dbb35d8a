import { expect, test } from 'vitest'
import { infobipLivechatEnabledOperation } from '@/lib/contract/common-component/settings'
import { parseEnv } from '@/lib/server/env'
import { settingsOf } from '@/lib/server/services/settings'
import { expectSuccess, providerWith, requestTo, send } from '../../support/provider'

test('it is the text false until the configuration says true', async () => {
  const off = await send(infobipLivechatEnabledOperation)
  expect(await expectSuccess(off, infobipLivechatEnabledOperation)).toEqual({ data: { value: 'false' } })
  const provider = providerWith({
    common: { settings: () => settingsOf(parseEnv({ INFOBIP_LIVECHAT_ENABLED: 'true' })) },
  })
  const on = await provider(requestTo(infobipLivechatEnabledOperation))
  expect(await expectSuccess(on, infobipLivechatEnabledOperation)).toEqual({ data: { value: 'true' } })
})
