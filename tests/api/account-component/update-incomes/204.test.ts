import { expect, test } from 'vitest'
import { updateIncomesOperation } from '@/lib/contract/account-component/update-incomes'
import { bearer, newMember } from '../../support/member'
import { changeProfileBy, incomesSeenBy, profileSeenBy } from '../../support/profile'
import { expectSuccess, send } from '../../support/provider'
import { incomes } from '../../support/samples'

test('figures replace the ones before, and the profile stays', async () => {
  const { accessToken } = await newMember()
  const headers = bearer(accessToken)
  await changeProfileBy(accessToken, { city: 'Ipoh' })
  await send(updateIncomesOperation, { headers, body: incomes })
  const changed = { ...incomes, netMonthly: null, otherMonthly: 12_345 }
  await expectSuccess(await send(updateIncomesOperation, { headers, body: changed }), updateIncomesOperation)
  expect(await incomesSeenBy(accessToken)).toEqual(changed)
  expect(await profileSeenBy(accessToken)).toMatchObject({ city: 'Ipoh' })
})
