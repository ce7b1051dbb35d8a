import { expect, test } from 'vitest'
import { deviceIdOperation } from '@/lib/contract/calls/device'
import { partnershipCheckOperation, sinegyMarketOperation } from '@/lib/contract/calls/partners'
import {
  infobipLivechatEnabledOperation,
  infobipWhatsappFlowEnabledOperation,
  institutionSettingOperation,
  recaptchaEnabledOperation,
  referralWithdrawalEnabledOperation,
  systemConfigOperation,
  vaultOperation,
  vaultsOperation,
} from '@/lib/contract/calls/settings'
import { partnerEntities } from '@/lib/contract/click-record'
import { deviceTextSchema } from '@/lib/contract/device-text'
import { partnerContent } from '@/lib/server/content/partner-pages'
import { parseEnv } from '@/lib/server/env'
import { settingsOf } from '@/lib/server/services/site/settings'
import { describeCall } from '../support/describe-call'
import { bearer, newMember, signed } from '../support/member'
import { expectProblem, expectSuccess, fieldsOf, providerWith, requestTo, send } from '../support/provider'

describeCall('common-component/device-id', 200, () => {
  test('each device gets an id of its own that fits into the specification’s device id', async () => {
    const ids = new Set<string>()
    for (let i = 0; i < 5; i += 1) {
      const { data } = await expectSuccess(await send(deviceIdOperation, { headers: signed() }), deviceIdOperation)
      expect(deviceTextSchema.parse(`Mobile;Chrome;${data};Android`)).toContain(data)
      ids.add(data)
    }
    expect(ids.size).toBe(5)
  })
})

describeCall('common-component/institution-setting', 200, () => {
  const { method, path } = institutionSettingOperation

  const target = { method, path: path.replace('{institutionId}', 'timbang') }

  test('a member reads the version of the referral terms in force, as their newest file has it', async () => {
    const headers = bearer((await newMember()).accessToken)
    const response = await send(target, { headers })
    expect(await expectSuccess(response, institutionSettingOperation)).toEqual({ data: { value: '5' } })
    const provider = providerWith({
      common: { settings: () => settingsOf(parseEnv({}), '2026-11') },
    })
    const changed = await provider(requestTo(target, { headers }))
    expect(await expectSuccess(changed, institutionSettingOperation)).toEqual({ data: { value: '2026-11' } })
  })
})

describeCall('common-component/institution-setting', 404, () => {
  function target(institutionId: string) {
    const { method, path } = institutionSettingOperation
    return { method, path: path.replace('{institutionId}', institutionId) }
  }

  test('an institution that the member does not belong to is not found, whether or not it exists', async () => {
    const member = await newMember()
    await expectProblem(await send(target('another'), { headers: bearer(member.accessToken) }), 'GBL0013')
    const stranger = await newMember({ institutionId: null })
    await expectProblem(await send(target('timbang'), { headers: bearer(stranger.accessToken) }), 'GBL0013')
  })
})

describeCall('common-component/institution-setting', 422, () => {
  test.each(['a b', '%00', 'a'.repeat(101), '{institutionId}', '..%2f..'])(
    'an institution id such as %s is refused by name',
    async (id) => {
      const { method, path } = institutionSettingOperation
      const target = { method, path: path.replace('{institutionId}', encodeURIComponent(id)) }
      const { accessToken } = await newMember()
      const response = await send(target, { headers: bearer(accessToken) })
      expect(fieldsOf(await expectProblem(response, 'GBL0007'))).toEqual(['institutionId'])
    },
  )
})

describeCall(
  [
    'common-component/infobip-livechat-enabled',
    'common-component/infobip-whatsapp-flow-enabled',
    'common-component/recaptcha-enabled',
    'common-component/referral-withdrawal-enabled',
  ],
  200,
  () => {
    /** A challenge cannot be switched on without them. */
    const keys = { RECAPTCHA_SITE_KEY: 's'.repeat(40), RECAPTCHA_SECRET: 'k'.repeat(40) }

    test.each([
      ['INFOBIP_LIVECHAT_ENABLED', infobipLivechatEnabledOperation],
      ['INFOBIP_WHATSAPP_FLOW_ENABLED', infobipWhatsappFlowEnabledOperation],
      ['RECAPTCHA_ENABLED', recaptchaEnabledOperation],
      ['REFERRAL_WITHDRAWAL_ENABLED', referralWithdrawalEnabledOperation],
    ])('%s is the text false until the configuration says true', async (name, operation) => {
      expect(await expectSuccess(await send(operation), operation)).toEqual({ data: { value: 'false' } })
      const provider = providerWith({
        common: { settings: () => settingsOf(parseEnv({ ...keys, [name]: 'true' }), '1') },
      })
      expect(await expectSuccess(await provider(requestTo(operation)), operation)).toEqual({ data: { value: 'true' } })
    })
  },
)

describeCall('common-component/system-config', 200, () => {
  const names = [
    'INFOBIP_LIVECHAT_ENABLED',
    'INFOBIP_WHATSAPP_FLOW_ENABLED',
    'RECAPTCHA_ENABLED',
    'REFERRAL_WITHDRAWAL_ENABLED',
  ]

  /** A challenge cannot be switched on without them. */
  const keys = { RECAPTCHA_SITE_KEY: 's'.repeat(40), RECAPTCHA_SECRET: 'k'.repeat(40) }

  test.each(names)(
    'the four switches come in one, and %s is true only when the configuration says so',
    async (name) => {
      const provider = providerWith({
        common: { settings: () => settingsOf(parseEnv({ ...keys, [name]: 'true' }), '1') },
      })
      const answer = await expectSuccess(await provider(requestTo(systemConfigOperation)), systemConfigOperation)
      expect(answer.data).toEqual(Object.fromEntries(names.map((one) => [one, String(one === name)])))
    },
  )
})

describeCall(['common-component/vault', 'common-component/vaults'], 200, () => {
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
})

describeCall('common-component/partnership-check', 200, () => {
  test.each(partnerEntities)('%s is live where the table of partners has an address of it', async (entityName) => {
    const response = await send(partnershipCheckOperation, { query: `entityName=${entityName}` })
    const answer = await expectSuccess(response, partnershipCheckOperation)
    const partner = partnerContent.entries().find((one) => one.entityName === entityName)
    expect(answer).toEqual({ data: { entityName, live: typeof partner?.address === 'string' } })
  })

  test('a partner whose address is gone, or whose file is, is not live', async () => {
    const table = partnerContent.entries()
    const without = table.map((one) => ({ ...one, address: one.entityName === 'CTOS' ? null : one.address }))
    const gone = table.filter(({ entityName }) => entityName !== 'CTOS')
    for (const partners of [without, gone]) {
      const provider = providerWith({ common: { partners: () => partners } })
      const response = await provider(requestTo(partnershipCheckOperation, { query: 'entityName=CTOS' }))
      expect((await expectSuccess(response, partnershipCheckOperation)).data.live).toBe(false)
    }
  })
})

describeCall('common-component/partnership-check', 422, () => {
  test.each(['', 'entityName=', 'entityName=SOMEONE', 'entityName=ctos', 'entityName=CTOS&entityName=DWS'])(
    '“%s” names no partner and is refused',
    async (query) => {
      const response = await send(partnershipCheckOperation, { query })
      expect(fieldsOf(await expectProblem(response, 'GBL0007'))).toEqual(['entityName'])
    },
  )
})

describeCall('common-component/sinegy-market', 200, () => {
  test('without a feed the market is samples, marked as such, of coins that nobody can trade', async () => {
    const { data } = await expectSuccess(await send(sinegyMarketOperation), sinegyMarketOperation)
    expect(data.source).toBe('sample')
    expect(data.ticks.length).toBeGreaterThan(1)
    for (const { pair, name } of data.ticks) {
      expect(pair).toMatch(/^SAMPLE-/)
      expect(name).toMatch(/^Sample /)
    }
    expect(data.sentAt).toBeGreaterThanOrEqual(data.asOf)
  })
})

describeCall('common-component/sinegy-market', 503, () => {
  test('a market that cannot be had is not an empty one', async () => {
    const provider = providerWith({ common: { market: async () => null } })
    const response = await provider(requestTo(sinegyMarketOperation))
    await expectProblem(response, 'GBL0009')
    expect(response.headers.get('retry-after')).not.toBeNull()
  })
})
