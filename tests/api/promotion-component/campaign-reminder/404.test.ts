import { expect, test } from 'vitest'
import { campaignReminderOperation } from '@/lib/contract/promotion-component/campaign-reminder'
import { kysely } from '@/lib/server/db/connection'
import { signed } from '../../support/member'
import { expectProblem, send } from '../../support/provider'

test.each(['know-your-card-costs', 'new-year-budget', 'no-such-campaign'])(
  'one that is over, still to come or unknown takes no addresses: %s',
  async (campaign) => {
    const body = { campaign, email: 'siti@example.com' }
    await expectProblem(await send(campaignReminderOperation, { body, headers: signed() }), 'GBL0040')
    expect(await (await kysely()).selectFrom('campaign_reminders').selectAll().execute()).toEqual([])
  },
)
