import { expect, test } from 'vitest'
import { kysely } from '@/lib/server/db/connection'
import { interestCalls } from '../support/interests'
import { callerOf } from '../support/member'
import { expectProblem, send } from '../support/provider'

test.each(interestCalls)('an interest of %s in a product that is not listed is not kept', async (_who, operation) => {
  const body = { category: 'credit-card', slug: 'no-such-card' }
  await expectProblem(await send(operation, { headers: await callerOf(operation), body }), 'GBL0008')
  const db = await kysely()
  expect(await db.selectFrom('member_interests').selectAll().execute()).toEqual([])
  expect(await db.selectFrom('interest_counts').selectAll().execute()).toEqual([])
})
