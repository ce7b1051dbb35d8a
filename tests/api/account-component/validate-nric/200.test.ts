import { expect, test } from 'vitest'
import { validateNricOperation } from '@/lib/contract/account-component/validate-nric'
import { isoDate } from '@/lib/domain/values/iso-date'
import { bearer, newMember } from '../../support/member'
import { expectSuccess, providerWith, requestTo, send } from '../../support/provider'

test('a MyKad number is answered masked, with what it says', async () => {
  const headers = bearer((await newMember()).accessToken)
  const response = await send(validateNricOperation, { headers, body: { nric: ' 900101-14-0001' } })
  const text = await response.clone().text()
  expect(await expectSuccess(response, validateNricOperation)).toEqual({
    data: {
      nric: '900101-**-****',
      birthDate: '1990-01-01',
      orBirthDate: null,
      age: 36,
      sex: 'male',
      birthplace: 'Kuala Lumpur',
    },
  })
  expect(text).not.toMatch(/140001|14-0001/)
})

test.each([
  ['2026-11-19', '081120-01-0001', 17],
  ['2026-11-20', '081120-01-0001', 18],
  ['2026-11-20', '081121-01-0001', 17],
  ['2026-11-20', '261121-14-0002', 99],
])('on %s the holder of %s is %i', async (today, nric, age) => {
  const headers = bearer((await newMember()).accessToken)
  const provider = providerWith({ account: { today: () => isoDate(today) } })
  const response = await provider(requestTo(validateNricOperation, { headers, body: { nric } }))
  expect((await expectSuccess(response, validateNricOperation)).data.age).toBe(age)
})

test('where somebody a hundred years older may be alive, both days are answered', async () => {
  const headers = bearer((await newMember()).accessToken)
  const response = await send(validateNricOperation, { headers, body: { nric: '261120-14-0002' } })
  const { data } = await expectSuccess(response, validateNricOperation)
  expect([data.birthDate, data.orBirthDate]).toEqual(['2026-11-20', '1926-11-20'])
})
