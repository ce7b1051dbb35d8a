import { expect, test } from 'vitest'
import { renameAnalysisOperation } from '@/lib/contract/account-component/rename-analysis'
import { saveAnalysisOperation } from '@/lib/contract/account-component/save-analysis'
import { savedAnalysesOperation } from '@/lib/contract/account-component/saved-analyses'
import { bearer, newMember } from '../../support/member'
import { expectSuccess, send } from '../../support/provider'

test('a member names what they keep, takes the name away again, and names nothing of another member', async () => {
  const [member, other] = [await newMember(), await newMember()]
  const headers = bearer(member.accessToken)
  const findings = [{ id: 'reserve', state: 'good', value: '8.5 months' }]
  const kept = await send(saveAnalysisOperation, { headers, body: { findings } })
  const { id } = (await expectSuccess(kept, saveAnalysisOperation)).data
  const rename = async (accessToken: string, name: string) => {
    const answer = await send(renameAnalysisOperation, { headers: bearer(accessToken), body: { id, name } })
    return (await expectSuccess(answer, renameAnalysisOperation)).data.renamed
  }
  const named = async () => {
    const answer = await send(savedAnalysesOperation, { headers })
    return (await expectSuccess(answer, savedAnalysesOperation)).data
  }
  expect(await rename(member.accessToken, '  Before the   new job ')).toBe(true)
  expect(await rename(other.accessToken, 'Mine')).toBe(false)
  expect(await named()).toEqual([{ id, keptOn: '2026-11-20', name: 'Before the new job', findings }])
  expect(await rename(member.accessToken, ' ')).toBe(true)
  expect(await named()).toEqual([{ id, keptOn: '2026-11-20', name: null, findings }])
})
