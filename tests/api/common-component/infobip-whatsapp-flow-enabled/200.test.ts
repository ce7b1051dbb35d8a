import { expect, test } from 'vitest'
import { infobipWhatsappFlowEnabledOperation } from '@/lib/contract/common-component/settings'
import { parseEnv } from '@/lib/server/env'
import { settingsOf } from '@/lib/server/services/settings'
import { expectSuccess, providerWith, requestTo, send } from '../../support/provider'

test('it is the text false until the configuration says true', async () => {
  const off = await send(infobipWhatsappFlowEnabledOperation)
  expect(await expectSuccess(off, infobipWhatsappFlowEnabledOperation)).toEqual({ data: { value: 'false' } })
  const provider = providerWith({
    common: { settings: () => settingsOf(parseEnv({ INFOBIP_WHATSAPP_FLOW_ENABLED: 'true' })) },
  })
  const on = await provider(requestTo(infobipWhatsappFlowEnabledOperation))
  expect(await expectSuccess(on, infobipWhatsappFlowEnabledOperation)).toEqual({ data: { value: 'true' } })
})
