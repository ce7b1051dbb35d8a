import { expect, test } from 'vitest'
import { updateNotificationSettingsOperation } from '@/lib/contract/account-component/update-notification-settings'
import { memberTexts } from '@/lib/domain/member/member-texts'
import { proofsOf } from '../../support/consents'
import { bearer, newMember } from '../../support/member'
import { expectProblem, fieldsOf, send } from '../../support/provider'

test.each([
  ['a yes to a text that has changed', { textVersion: '2020-01-01', marketing: true }, ['textVersion']],
  ['a choice without the text', { marketing: true }, ['textVersion']],
  ['a choice that is no yes or no', { textVersion: memberTexts.choices.version, marketing: 'on' }, ['marketing']],
])('%s is refused and proves nothing', async (_what, body, fields) => {
  const { accountId, accessToken } = await newMember()
  const response = await send(updateNotificationSettingsOperation, { headers: bearer(accessToken), body })
  expect(fieldsOf(await expectProblem(response, 'GBL0007'))).toEqual(fields)
  expect(await proofsOf(accountId)).toEqual([])
})
