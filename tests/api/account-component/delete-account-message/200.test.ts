import { expect, test } from 'vitest'
import { deleteAccountMessageOperation } from '@/lib/contract/account-component/delete-account-message'
import { addDays, malaysianDay } from '@/lib/domain/values/iso-date'
import { bearer, newMember } from '../../support/member'
import { expectSuccess, send } from '../../support/provider'

test('a member reads what will happen, until when it can be undone, and what is kept for how long', async () => {
  const { accessToken } = await newMember()
  const response = await send(deleteAccountMessageOperation, { headers: bearer(accessToken) })
  const { data } = await expectSuccess(response, deleteAccountMessageOperation)
  expect(data.erasesOn).toBe(addDays(malaysianDay(Date.now()), 30))
  expect(data.happens.join(' ')).toMatch(/signed out on every device.*open the account again.*erased for good/)
  expect(data.kept.map(({ howLong }) => howLong).join(' ')).toMatch(/7 years/)
})
