import { expect, test } from 'vitest'
import {
  campaignReminderOperation,
  endCampaignReminderOperation,
  webCampaignOperation,
  webVoucherOperation,
} from '@/lib/contract/calls/campaigns'
import { reminderConsent } from '@/lib/domain/messages/reminder-consent'
import { shownCampaigns, shownVouchers } from '@/lib/server/content/shown'
import { kysely } from '@/lib/server/db/connection'
import { describeCall } from '../support/describe-call'
import { signed } from '../support/member'
import { expectProblem, expectSuccess, fieldsOf, providerWith, requestTo, send } from '../support/provider'

describeCall('promotion-component/web-campaign', 200, () => {
  /** What the provider tells at a moment of the world. */
  async function toldAt(moment: string): Promise<Readonly<Record<string, string>>> {
    const provider = providerWith({ promotion: { campaigns: () => shownCampaigns(Date.parse(moment)) } })
    const answer = await expectSuccess(await provider(requestTo(webCampaignOperation)), webCampaignOperation)
    return Object.fromEntries(answer.data.map(({ slug, state }) => [slug, state]))
  }

  test('tells the campaigns that run with their page, terms and end, and those that are over', async () => {
    const { data } = await expectSuccess(await send(webCampaignOperation), webCampaignOperation)
    const running = data.find(({ slug }) => slug === 'year-end-deposits')
    expect(running).toMatchObject({
      path: '/campaign/year-end-deposits',
      state: 'running',
      sample: true,
      endsAt: '2026-12-31T15:59:00.000Z',
    })
    expect(running?.terms.length).toBeGreaterThan(0)
    expect(data.find(({ slug }) => slug === 'know-your-card-costs')?.state).toBe('ended')
  })

  test('a campaign comes at its minute and is over at its minute, by the clock alone', async () => {
    expect(await toldAt('2027-01-02T00:59:59.999Z')).not.toHaveProperty('new-year-budget')
    expect(await toldAt('2027-01-02T01:00:00Z')).toMatchObject({ 'new-year-budget': 'running' })
    expect(await toldAt('2027-01-31T15:58:59.999Z')).toMatchObject({ 'new-year-budget': 'running' })
    expect(await toldAt('2027-01-31T15:59:00Z')).toMatchObject({ 'new-year-budget': 'ended' })
  })
})

describeCall('promotion-component/web-voucher', 200, () => {
  async function told(query: string) {
    const { data } = await expectSuccess(await send(webVoucherOperation, { query }), webVoucherOperation)
    return data
  }

  test('tells those first that can be used, with code and way out; of the others neither', async () => {
    expect((await told('')).map(({ slug, state, code, path }) => [slug, state, code, path])).toEqual([
      ['kelana-asia-five', 'open', 'SAMPLE-ASIA5', '/apply/esim/kelana-forever-asia'],
      ['selat-welcome-cashback', 'open', null, '/apply/credit-card/selat-basket-cashback'],
      ['kelana-asia-ten', 'open', null, '/apply/esim/kelana-forever-asia'],
      ['kenari-no-transfer-fee', 'used-up', null, null],
      ['tekukur-thailand-day', 'ended', null, null],
    ])
  })

  test.each([
    ['kind=cashback', ['selat-welcome-cashback']],
    ['partner=kenari-bank', ['kenari-no-transfer-fee']],
    ['partner=kenari-bank&kind=gift', []],
    ['partner=nobody', []],
  ])('%s leaves these: %j', async (query, slugs) => {
    expect((await told(query)).map(({ slug }) => slug)).toEqual(slugs)
  })

  test('one that has ended is told for thirty days more', async () => {
    const slugsAt = async (moment: string) => {
      const provider = providerWith({ promotion: { vouchers: () => shownVouchers(Date.parse(moment)) } })
      const answer = await expectSuccess(await provider(requestTo(webVoucherOperation)), webVoucherOperation)
      return answer.data.map(({ slug }) => slug)
    }
    expect(await slugsAt('2026-12-09T15:59:59Z')).toContain('tekukur-thailand-day')
    expect(await slugsAt('2026-12-09T16:00:00Z')).not.toContain('tekukur-thailand-day')
  })

  test('one is told from its first minute, with its code and way out until its last, without a deployment', async () => {
    const toldAt = async (moment: string) => {
      const provider = providerWith({ promotion: { vouchers: () => shownVouchers(Date.parse(moment)) } })
      const answer = await expectSuccess(await provider(requestTo(webVoucherOperation)), webVoucherOperation)
      const found = answer.data.find(({ slug }) => slug === 'kelana-asia-five')
      return found === undefined ? null : [found.state, found.code, found.path]
    }
    const open = ['open', 'SAMPLE-ASIA5', '/apply/esim/kelana-forever-asia']
    expect(await toldAt('2026-10-31T23:59:59.999+08:00')).toBeNull()
    expect(await toldAt('2026-11-01T00:00:00+08:00')).toEqual(open)
    expect(await toldAt('2026-12-31T23:58:59.999+08:00')).toEqual(open)
    expect(await toldAt('2026-12-31T23:59:00+08:00')).toEqual(['ended', null, null])
  })
})

describeCall('promotion-component/web-voucher', 422, () => {
  test.each([
    ['kind=free-money', ['kind']],
    ['kind=', ['kind']],
    ['partner=Kenari%20Bank', ['partner']],
    ['state=open', ['state']],
  ])('“%s” is refused by name', async (query, fields) => {
    expect(fieldsOf(await expectProblem(await send(webVoucherOperation, { query }), 'GBL0007'))).toEqual(fields)
  })
})

describeCall('promotion-component/campaign-reminder', 204, () => {
  const ask = (email: string) =>
    send(campaignReminderOperation, { body: { campaign: 'year-end-deposits', email }, headers: signed() })

  const kept = async () => (await kysely()).selectFrom('campaign_reminders').selectAll().execute()

  test('an address is kept lower-cased until the campaign ends, with the text that was agreed to', async () => {
    await expectSuccess(await ask(' Siti@Example.com.MY '), campaignReminderOperation)
    expect(await kept()).toMatchObject([
      {
        campaign: 'year-end-deposits',
        email: 'siti@example.com.my',
        text_version: reminderConsent.version,
        erase_at: Date.parse('2026-12-31T15:59:00Z'),
      },
    ])
  })

  test('a known address gets the very same answer and no more mails', async () => {
    const mails = async () => (await kysely()).selectFrom('message_outbox').select('kind').execute()
    await ask('first@example.com')
    const before = await mails()
    await expectSuccess(await ask('first@example.com'), campaignReminderOperation)
    expect(await mails()).toEqual(before)
    expect((await kept()).filter(({ email }) => email === 'first@example.com')).toHaveLength(1)
  })
})

describeCall('promotion-component/campaign-reminder', 404, () => {
  test.each(['know-your-card-costs', 'new-year-budget', 'no-such-campaign'])(
    'one that is over, still to come or unknown takes no addresses: %s',
    async (campaign) => {
      const body = { campaign, email: 'siti@example.com' }
      await expectProblem(await send(campaignReminderOperation, { body, headers: signed() }), 'GBL0040')
      expect(await (await kysely()).selectFrom('campaign_reminders').selectAll().execute()).toEqual([])
    },
  )
})

describeCall('promotion-component/campaign-reminder', 422, () => {
  const campaign = 'year-end-deposits'

  test.each([
    [{ campaign }, ['email']],
    [{ campaign, email: 'siti' }, ['email']],
    [{ campaign, email: 'a@b.my\r\nBcc: x@y.com' }, ['email']],
    [{ campaign: '../etc', email: 'a@b.my' }, ['campaign']],
    [{ campaign, email: 'a@b.my', title: 'free' }, ['title']],
  ])('%j is refused by name and nothing is kept', async (body, fields) => {
    const problem = await expectProblem(await send(campaignReminderOperation, { body, headers: signed() }), 'GBL0007')
    expect(fieldsOf(problem)).toEqual(fields)
    expect(await (await kysely()).selectFrom('campaign_reminders').selectAll().execute()).toEqual([])
  })
})

describeCall('promotion-component/end-campaign-reminder', 204, () => {
  test('the key of a mail erases the address without login or signature, and the reminder that waits is not sent', async () => {
    const db = await kysely()
    const body = { campaign: 'year-end-deposits', email: 'siti@example.com' }
    await send(campaignReminderOperation, { body, headers: signed() })
    const row = await db.selectFrom('campaign_reminders').selectAll().executeTakeFirstOrThrow()
    const answer = await send(endCampaignReminderOperation, { body: { key: row.removal_key } })
    await expectSuccess(answer, endCampaignReminderOperation)
    expect(await db.selectFrom('campaign_reminders').selectAll().execute()).toEqual([])
    const later = await db.selectFrom('message_outbox').selectAll().where('kind', '=', 'campaign-ends').execute()
    expect(later).toMatchObject([{ state: 'withheld', sealed: null }])
  })
})

describeCall('promotion-component/end-campaign-reminder', 404, () => {
  test('a key that nothing is kept under is told so', async () => {
    await expectProblem(await send(endCampaignReminderOperation, { body: { key: 'A'.repeat(43) } }), 'GBL0016')
  })
})

describeCall('promotion-component/end-campaign-reminder', 422, () => {
  test.each([{}, { key: 'short' }, { key: `${'A'.repeat(42)}!` }, { key: 7 }])('%j is no key', async (body) => {
    const problem = await expectProblem(await send(endCampaignReminderOperation, { body }), 'GBL0007')
    expect(fieldsOf(problem)).toEqual(['key'])
  })
})
