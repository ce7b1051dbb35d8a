import { expect, test } from 'vitest'
import { forgetAnalysisOperation } from '@/lib/contract/account-component/forget-analysis'
import { saveAnalysisOperation } from '@/lib/contract/account-component/save-analysis'
import { savedAnalysesOperation } from '@/lib/contract/account-component/saved-analyses'
import { bearer, newMember } from '../../support/member'
import { expectSuccess, send } from '../../support/provider'

test('a member deletes what is their own; another member’s word changes nothing', async () => {
  const [member, other] = [await newMember(), await newMember()]
  const findings = [{ id: 'reserve', state: 'good', value: '8.5 months' }]
  const headers = bearer(member.accessToken)
  const kept = await send(saveAnalysisOperation, { headers, body: { findings } })
  const { id } = (await expectSuccess(kept, saveAnalysisOperation)).data
  const left = async () =>
    (await expectSuccess(await send(savedAnalysesOperation, { headers }), savedAnalysesOperation)).data.length
  const forget = async (accessToken: string) =>
    expectSuccess(
      await send(forgetAnalysisOperation, { headers: bearer(accessToken), query: `id=${id}` }),
      forgetAnalysisOperation,
    )
  await forget(other.accessToken)
  expect(await left()).toBe(1)
  await forget(member.accessToken)
  expect(await left()).toBe(0)
  await forget(member.accessToken)
})
