import { expect, test } from 'vitest'
import { vaultOperation } from '@/lib/contract/common-component/vault'
import { vaultsOperation } from '@/lib/contract/common-component/vaults'
import { parseEnv } from '@/lib/server/env'
import { settingsOf } from '@/lib/server/services/site/settings'
import { bearer, newMember } from '../../support/member'
import { expectSuccess, providerWith, requestTo, send } from '../../support/provider'

const app = { APP_MINIMUM_VERSION: '2.1.0', APP_STORE_URL: 'https://apps.apple.com/my/app/timbang/id000000000' }
const set = { ...app, API_SIGNING_KEY: 'a-key-of-this-server' }

test('what is not set is left out: there is no app yet', async () => {
  expect(await expectSuccess(await send(vaultOperation), vaultOperation)).toEqual({ data: [] })
})

test('anybody reads what is set about the app, a member the terms in force too, and nobody anything else', async () => {
  const provider = providerWith({ common: { settings: () => settingsOf(parseEnv(set), '3') } })
  const open = await expectSuccess(await provider(requestTo(vaultOperation)), vaultOperation)
  expect(open.data).toEqual(Object.entries(app).map(([key, value]) => ({ key, value })))
  const headers = bearer((await newMember()).accessToken)
  const response = await provider(requestTo(vaultsOperation, { headers }))
  const forMembers = await expectSuccess(response, vaultsOperation)
  expect(forMembers.data).toEqual([...open.data, { key: 'REFERRAL_TERMS_VERSION', value: '3' }])
})
