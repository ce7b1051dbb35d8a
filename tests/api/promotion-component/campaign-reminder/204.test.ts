import { expect, test } from 'vitest'
import { campaignReminderOperation } from '@/lib/contract/promotion-component/campaign-reminder'
import { reminderConsent } from '@/lib/domain/messages/reminder-consent'
import { kysely } from '@/lib/server/db/connection'
import { signed } from '../../support/member'
import { expectSuccess, send } from '../../support/provider'

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
