import { expect, test } from 'vitest'
import { campaignReminderOperation } from '@/lib/contract/promotion-component/campaign-reminder'
import { endCampaignReminderOperation } from '@/lib/contract/promotion-component/end-campaign-reminder'
import { kysely } from '@/lib/server/db/connection'
import { signed } from '../../support/member'
import { expectSuccess, send } from '../../support/provider'

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
