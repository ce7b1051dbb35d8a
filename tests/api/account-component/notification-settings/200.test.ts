import { expect, test } from 'vitest'
import { notificationSettingsOperation } from '@/lib/contract/account-component/notification-settings'
import { bearer, newMember } from '../../support/member'
import { expectSuccess, send } from '../../support/provider'

test('who has never chosen lets us send nothing', async () => {
  const { accessToken } = await newMember()
  const response = await send(notificationSettingsOperation, { headers: bearer(accessToken) })
  const { data } = await expectSuccess(response, notificationSettingsOperation)
  expect(data.marketing).toMatchObject({ given: false, changedAt: null })
  expect(data.updates).toMatchObject({ given: false, changedAt: null })
})
