import { expect, test } from 'vitest'
import { existMobileOperation } from '@/lib/contract/account-component/exist-mobile'
import { contactOf } from '../../../factories/typed-contact'
import { newMember, signed } from '../../support/member'
import { expectSuccess, send } from '../../support/provider'

test('every mobile number of Malaysia can be sent a code, with an account and without', async () => {
  const answerFor = async (mobile: string) =>
    expectSuccess(await send(existMobileOperation, { headers: signed(), body: { mobile } }), existMobileOperation)
  const before = await answerFor('012-777 1234')
  expect(before).toEqual({ data: { channels: ['sms'] } })
  await newMember({}, { contacts: [contactOf('012-777 1234')], passwordHash: null })
  expect(await answerFor('+60127771234')).toEqual(before)
})
