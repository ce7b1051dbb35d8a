import { expect, test } from 'vitest'
import { referralWithdrawalEnabledOperation } from '@/lib/contract/common-component/settings'
import { parseEnv } from '@/lib/server/env'
import { settingsOf } from '@/lib/server/services/settings'
import { expectSuccess, providerWith, requestTo, send } from '../../support/provider'

test('it is the text false until the configuration says true', async () => {
  const off = await send(referralWithdrawalEnabledOperation)
  expect(await expectSuccess(off, referralWithdrawalEnabledOperation)).toEqual({ data: { value: 'false' } })
  const provider = providerWith({
    common: { settings: () => settingsOf(parseEnv({ REFERRAL_WITHDRAWAL_ENABLED: 'true' })) },
  })
  const on = await provider(requestTo(referralWithdrawalEnabledOperation))
  expect(await expectSuccess(on, referralWithdrawalEnabledOperation)).toEqual({ data: { value: 'true' } })
})
