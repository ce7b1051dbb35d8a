import { expect, test } from 'vitest'
import { campaignReminderOperation } from '@/lib/contract/promotion-component/campaign-reminder'
import { kysely } from '@/lib/server/db/connection'
import { signed } from '../../support/member'
import { expectProblem, fieldsOf, send } from '../../support/provider'

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
