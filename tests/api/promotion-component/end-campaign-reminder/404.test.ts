import { test } from 'vitest'
import { endCampaignReminderOperation } from '@/lib/contract/promotion-component/end-campaign-reminder'
import { expectProblem, send } from '../../support/provider'

test('a key that nothing is kept under is told so', async () => {
  await expectProblem(await send(endCampaignReminderOperation, { body: { key: 'A'.repeat(43) } }), 'GBL0016')
})
