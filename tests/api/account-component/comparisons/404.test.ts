import { test } from 'vitest'
import { saveComparisonOperation } from '@/lib/contract/account-component/save-comparison'
import { bearer, newMember } from '../../support/member'
import { expectProblem, send } from '../../support/provider'

test.each(['category=credit-card', 'category=no-such&product=angsana-card-i', 'category=credit-card&product=gone'])(
  '“%s” names nothing that is listed, and is not kept',
  async (query) => {
    const headers = bearer((await newMember()).accessToken)
    await expectProblem(await send(saveComparisonOperation, { headers, body: { query } }), 'GBL0008')
  },
)
