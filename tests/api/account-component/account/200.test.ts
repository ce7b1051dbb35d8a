import { expect, test } from 'vitest'
import { accountOperation } from '@/lib/contract/account-component/account'
import { isoDate } from '@/lib/domain/values/iso-date'
import { bearer, giveMykad, newMember } from '../../support/member'
import { expectSuccess, providerWith, requestTo, send } from '../../support/provider'

test('a member sees the own account: the fields of the contract and no other', async () => {
  const { accountId, accessToken } = await newMember()
  await giveMykad(accountId)
  const response = await send(accountOperation, { headers: bearer(accessToken) })
  expect(await expectSuccess(response, accountOperation)).toEqual({
    data: {
      id: accountId,
      fullName: 'Siti Nurhaliza Binti Omar',
      age: 36,
      institutions: [{ id: 'timbang' }],
      referralCodeTermConditionVersion: '1',
    },
  })
})

test('what is not known about a member is told as not known', async () => {
  const { accessToken } = await newMember({ birthDate: null, institutionId: null, referralTermsVersion: null })
  const response = await send(accountOperation, { headers: bearer(accessToken) })
  const { data } = await expectSuccess(response, accountOperation)
  expect(data).toMatchObject({ age: null, institutions: [], referralCodeTermConditionVersion: null })
})

test.each([
  ['2026-11-19', 17],
  ['2026-11-20', 18],
])('on %s in Malaysia the age is %i', async (today, age) => {
  const { accountId, accessToken } = await newMember({ birthDate: isoDate('2008-11-20') })
  await giveMykad(accountId)
  const provider = providerWith({ account: { today: () => isoDate(today) } })
  const response = await provider(requestTo(accountOperation, { headers: bearer(accessToken) }))
  expect((await expectSuccess(response, accountOperation)).data.age).toBe(age)
})

test('a birth date that was typed tells no age', async () => {
  const { accessToken } = await newMember({ birthDate: isoDate('1990-05-17') })
  const response = await send(accountOperation, { headers: bearer(accessToken) })
  expect((await expectSuccess(response, accountOperation)).data.age).toBeNull()
})

test('two members each see their own account', async () => {
  const members = [await newMember(), await newMember({ fullName: 'Lim Wei' })]
  for (const { accountId, accessToken } of members) {
    const response = await send(accountOperation, { headers: { authorization: `bearer ${accessToken}` } })
    expect((await expectSuccess(response, accountOperation)).data.id).toBe(accountId)
  }
})
