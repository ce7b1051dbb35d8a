import { expect, test } from 'vitest'
import { incomesOperation } from '@/lib/contract/account-component/incomes'
import { incomesForgetOperation } from '@/lib/contract/account-component/incomes-forget'
import { incomesKeepOperation } from '@/lib/contract/account-component/incomes-keep'
import { bearer, newMember } from '../../support/member'
import { expectSuccess, send } from '../../support/provider'

test('a member deletes what is their own; another member’s word changes nothing', async () => {
  const [member, other] = [await newMember(), await newMember()]
  const findings = [{ id: 'reserve', state: 'good', value: '8.5 months' }]
  const headers = bearer(member.accessToken)
  const kept = await send(incomesKeepOperation, { headers, body: { findings } })
  const { id } = (await expectSuccess(kept, incomesKeepOperation)).data
  const left = async () =>
    (await expectSuccess(await send(incomesOperation, { headers }), incomesOperation)).data.length
  const forget = async (accessToken: string) =>
    expectSuccess(
      await send(incomesForgetOperation, { headers: bearer(accessToken), query: `id=${id}` }),
      incomesForgetOperation,
    )
  await forget(other.accessToken)
  expect(await left()).toBe(1)
  await forget(member.accessToken)
  expect(await left()).toBe(0)
  await forget(member.accessToken)
})
