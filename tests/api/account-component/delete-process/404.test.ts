import { expect, test } from 'vitest'
import { processServices } from '@/lib/server/api/process-services'
import { kysely } from '@/lib/server/db/connection'
import { closeBy, reachableMember } from '../../support/closing'
import { newMember } from '../../support/member'
import { expectProblem } from '../../support/provider'

test('a closing that is sent twice at once closes once, and the other is told that the account is closed', async () => {
  const member = await reachableMember()
  const answers = await Promise.all([closeBy(member), closeBy(member)])
  const [, other] = answers.toSorted((a, b) => a.status - b.status)
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 404])
  if (other !== undefined) await expectProblem(other, 'GBL0015')
})

test('of an account that is suspended meanwhile no reason for leaving is kept', async () => {
  const { accountId } = await newMember({ state: 'suspended' })
  const { closeAccount } = processServices().account
  const leaving = { reason: 'privacy', text: 'My neighbour reads along' } as const
  expect(await closeAccount(accountId, leaving)).toEqual({ state: 'inactive' })
  const db = await kysely()
  const row = db.selectFrom('accounts').select(['state', 'profile_sealed']).where('id', '=', accountId)
  expect(await row.executeTakeFirst()).toEqual({ state: 'suspended', profile_sealed: null })
})
