import { expect, test } from 'vitest'
import { saveAnalysisOperation } from '@/lib/contract/account-component/save-analysis'
import { savedAnalysesOperation } from '@/lib/contract/account-component/saved-analyses'
import { bearer, newMember } from '../../support/member'
import { expectSuccess, send } from '../../support/provider'

test('a member sees what they kept, and nobody else does', async () => {
  const [member, other] = [await newMember(), await newMember()]
  const findings = [{ id: 'reserve', state: 'good', value: '8.5 months' }]
  await send(saveAnalysisOperation, { headers: bearer(member.accessToken), body: { findings } })
  const seenBy = async (accessToken: string) =>
    (await expectSuccess(await send(savedAnalysesOperation, { headers: bearer(accessToken) }), savedAnalysesOperation))
      .data
  expect(await seenBy(member.accessToken)).toEqual([
    { id: expect.any(String), keptOn: '2026-11-20', name: null, findings },
  ])
  expect(await seenBy(other.accessToken)).toEqual([])
})
