import { expect, test } from 'vitest'
import { updateIncomesOperation } from '@/lib/contract/account-component/update-incomes'
import { bearer, newMember } from '../../support/member'
import { incomesSeenBy } from '../../support/profile'
import { send } from '../../support/provider'
import { incomes } from '../../support/samples'

test('who has said nothing sees that nothing was said, not RM0', async () => {
  const { grossMonthly, commitments } = await incomesSeenBy((await newMember()).accessToken)
  expect([grossMonthly, ...Object.values(commitments)]).toEqual(Array.from({ length: 7 }, () => null))
})

test('a member sees what they said, RM0 too, and nobody else does', async () => {
  const [member, other] = [await newMember(), await newMember()]
  await send(updateIncomesOperation, { headers: bearer(member.accessToken), body: incomes })
  expect(await incomesSeenBy(member.accessToken)).toEqual(incomes)
  expect(await incomesSeenBy(other.accessToken)).toMatchObject({ grossMonthly: null })
})
