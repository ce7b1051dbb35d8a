import { expect, test } from 'vitest'
import { exportOperation } from '@/lib/contract/account-component/export'
import { mykadOperation } from '@/lib/contract/account-component/mykad'
import { saveAnalysisOperation } from '@/lib/contract/account-component/save-analysis'
import { updateIncomesOperation } from '@/lib/contract/account-component/update-incomes'
import { reachableMember } from '../../support/closing'
import { bearer, newMember } from '../../support/member'
import { changeProfileBy } from '../../support/profile'
import { expectSuccess, send } from '../../support/provider'
import { incomes } from '../../support/samples'

async function exportSeenBy(accessToken: string) {
  return (await expectSuccess(await send(exportOperation, { headers: bearer(accessToken) }), exportOperation)).data
}

/** The paths of all that stands in a document; `told.profile` and what lies in figures is explained as one. */
function pathsOf(value: unknown, path = ''): readonly string[] {
  const whole = ['told.profile', 'told.incomes', 'told.leaving', 'analyses[].findings', 'newsletter[].agreements']
  if (whole.includes(path) || value === null || typeof value !== 'object') return [path]
  if (Array.isArray(value)) return value.flatMap((one) => pathsOf(one, `${path}[]`))
  return Object.entries(value).flatMap(([key, one]) => pathsOf(one, path === '' ? key : `${path}.${key}`))
}

test('a member gets everything that they told, opened, and each field is explained', async () => {
  const member = await reachableMember()
  const headers = bearer(member.accessToken)
  await changeProfileBy(member.accessToken, { city: 'Ipoh', bloodType: 'O+', bloodTypeConsent: true })
  await send(mykadOperation, { headers, body: { mykad: '920101-14-1001' } })
  await send(updateIncomesOperation, { headers, body: incomes })
  const findings = [{ id: 'reserve', state: 'good', value: '8.5 months' }]
  await send(saveAnalysisOperation, { headers, body: { findings } })
  const { explained, ...rest } = await exportSeenBy(member.accessToken)
  expect(rest).toMatchObject({
    account: { id: member.accountId, state: 'active' },
    contacts: [{ kind: 'email', value: member.contact.value }],
    told: { profile: { city: 'Ipoh', bloodType: 'O+' }, mykad: '920101141001', incomes },
    agreements: [{ about: 'blood-type', given: true }],
    sessions: [{ method: 'code', endedAt: null }],
    analyses: [{ findings }],
  })
  expect(pathsOf(rest).filter((path) => !(path in explained))).toEqual([])
})

test('nothing of another member is in it', async () => {
  const [member, other] = [await newMember(), await newMember({ fullName: 'Aminah Unmistakable' })]
  await changeProfileBy(other.accessToken, { city: 'Ipoh' })
  const text = JSON.stringify(await exportSeenBy(member.accessToken))
  expect(text).not.toMatch(/Unmistakable|Ipoh/)
  expect(text).not.toContain(other.accountId)
})
