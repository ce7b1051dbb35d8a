import { expect, test } from 'vitest'
import { forgetComparisonOperation } from '@/lib/contract/account-component/forget-comparison'
import { restoreRemovedOperation } from '@/lib/contract/account-component/restore-removed'
import { keptComparisons, saveComparison } from '../../support/comparisons'
import { bearer, newMember } from '../../support/member'
import { expectSuccess, send } from '../../support/provider'

async function forget(accessToken: string, id: string) {
  const answer = await send(forgetComparisonOperation, { headers: bearer(accessToken), query: `id=${id}` })
  await expectSuccess(answer, forgetComparisonOperation)
}

async function restore(accessToken: string, id: string | null) {
  const body = { kind: 'comparison', id }
  const answer = await send(restoreRemovedOperation, { headers: bearer(accessToken), body })
  return (await expectSuccess(answer, restoreRemovedOperation)).data.restored
}

test('a comparison that was deleted comes back for its own member, and for nobody else', async () => {
  const [member, other] = [await newMember(), await newMember()]
  const saved = await saveComparison(member.accessToken, 'category=credit-card&product=angsana-card-i')
  await forget(other.accessToken, saved.id)
  expect(await keptComparisons(member.accessToken)).toEqual([saved])
  await forget(member.accessToken, saved.id)
  expect(await keptComparisons(member.accessToken)).toEqual([])
  expect([await restore(other.accessToken, saved.id), await restore(other.accessToken, null)]).toEqual([0, 0])
  expect([await restore(member.accessToken, saved.id), await restore(member.accessToken, saved.id)]).toEqual([1, 0])
  expect(await keptComparisons(member.accessToken)).toEqual([saved])
})
