import { expect, test } from 'vitest'
import { mykadOperation } from '@/lib/contract/account-component/mykad'
import { bearer, newMember } from '../../support/member'
import { changeProfileBy, profileSeenBy } from '../../support/profile'
import { expectProblem, expectSuccess, fieldsOf, send } from '../../support/provider'

const setBy = (accessToken: string, mykad: string | null) =>
  send(mykadOperation, { headers: bearer(accessToken), body: { mykad } })

test('a number is shown masked, and date of birth and sex follow from it', async () => {
  const { accessToken } = await newMember()
  const { data } = await expectSuccess(await setBy(accessToken, '850228-14-0002'), mykadOperation)
  expect(data).toMatchObject({ mykad: '850228-**-****', birthDate: '1985-02-28', sex: 'female' })
  const problem = await expectProblem(await changeProfileBy(accessToken, { birthDate: '1985-03-01' }), 'GBL0007')
  expect(fieldsOf(problem)).toEqual(['birthDate'])
})

test('digits that can mean two centuries mean the one that the member said before', async () => {
  const { accessToken } = await newMember({ birthDate: null })
  await changeProfileBy(accessToken, { birthDate: '1920-01-02' })
  await setBy(accessToken, '200102-14-0001')
  expect(await profileSeenBy(accessToken)).toMatchObject({ birthDate: '1920-01-02' })
  const { accessToken: young } = await newMember({ birthDate: null })
  await setBy(young, '200102-14-0003')
  expect(await profileSeenBy(young)).toMatchObject({ birthDate: '2020-01-02' })
})

test('a number can be removed, and belongs to its own member alone', async () => {
  const [member, other] = [await newMember(), await newMember()]
  await setBy(member.accessToken, '900101-14-1001')
  await setBy(other.accessToken, null)
  expect(await profileSeenBy(member.accessToken)).toMatchObject({ mykad: '900101-**-****' })
  await setBy(member.accessToken, null)
  expect(await profileSeenBy(member.accessToken)).toMatchObject({ mykad: null })
})
