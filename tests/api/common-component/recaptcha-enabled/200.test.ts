import { expect, test } from 'vitest'
import { recaptchaEnabledOperation } from '@/lib/contract/common-component/settings'
import { parseEnv } from '@/lib/server/env'
import { settingsOf } from '@/lib/server/services/settings'
import { expectSuccess, providerWith, requestTo, send } from '../../support/provider'

test('it is the text false until the configuration says true', async () => {
  const off = await send(recaptchaEnabledOperation)
  expect(await expectSuccess(off, recaptchaEnabledOperation)).toEqual({ data: { value: 'false' } })
  const provider = providerWith({ common: { settings: () => settingsOf(parseEnv({ RECAPTCHA_ENABLED: 'true' })) } })
  const on = await provider(requestTo(recaptchaEnabledOperation))
  expect(await expectSuccess(on, recaptchaEnabledOperation)).toEqual({ data: { value: 'true' } })
})
