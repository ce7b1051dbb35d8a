import { expect, test } from 'vitest'
import { userInterestedOperation } from '@/lib/contract/bank-component/user-interested'
import { kysely } from '@/lib/server/db/connection'
import { bearer, newMember } from '../support/member'
import { expectSuccess, send } from '../support/provider'

const counts = async () => (await kysely()).selectFrom('interest_counts').selectAll().orderBy('subject').execute()

test('an interest is one more on its day, with nothing about who said so', async () => {
  const { accessToken } = await newMember()
  const card = { category: 'credit-card', slug: 'angsana-card-i' }
  for (const headers of [{}, bearer(accessToken), { 'x-forwarded-for': '203.0.113.9' }]) {
    await expectSuccess(await send(userInterestedOperation, { body: card, headers }), userInterestedOperation)
  }
  await expectSuccess(await send(userInterestedOperation, { body: { entityName: 'CTOS' } }), userInterestedOperation)
  expect(await counts()).toEqual([
    { id: '2026-11-20 CTOS', subject: 'CTOS', day: '2026-11-20', count: 1 },
    { id: '2026-11-20 credit-card/angsana-card-i', subject: 'credit-card/angsana-card-i', day: '2026-11-20', count: 3 },
  ])
  const db = await kysely()
  expect(await db.selectFrom('member_interests').selectAll().execute()).toEqual([])
  expect(await db.selectFrom('redirect_clicks').selectAll().execute()).toEqual([])
})
