import { expect, test } from 'vitest'
import { institutionSettingOperation } from '@/lib/contract/common-component/institution-setting'
import { parseEnv } from '@/lib/server/env'
import { settingsOf } from '@/lib/server/services/site/settings'
import { bearer, newMember } from '../../support/member'
import { expectSuccess, providerWith, requestTo, send } from '../../support/provider'

const { method, path } = institutionSettingOperation
const target = { method, path: path.replace('{institutionId}', 'timbang') }

test('a member reads the version of the referral terms in force, as their newest file has it', async () => {
  const headers = bearer((await newMember()).accessToken)
  const response = await send(target, { headers })
  expect(await expectSuccess(response, institutionSettingOperation)).toEqual({ data: { value: '2' } })
  const provider = providerWith({
    common: { settings: () => settingsOf(parseEnv({}), '2026-11') },
  })
  const changed = await provider(requestTo(target, { headers }))
  expect(await expectSuccess(changed, institutionSettingOperation)).toEqual({ data: { value: '2026-11' } })
})
