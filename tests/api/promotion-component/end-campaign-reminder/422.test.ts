import { expect, test } from 'vitest'
import { endCampaignReminderOperation } from '@/lib/contract/promotion-component/end-campaign-reminder'
import { expectProblem, fieldsOf, send } from '../../support/provider'

test.each([{}, { key: 'short' }, { key: `${'A'.repeat(42)}!` }, { key: 7 }])('%j is no key', async (body) => {
  const problem = await expectProblem(await send(endCampaignReminderOperation, { body }), 'GBL0007')
  expect(fieldsOf(problem)).toEqual(['key'])
})
