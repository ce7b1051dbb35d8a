import { expect, test } from 'vitest'
import { accountCheckOperation } from '@/lib/contract/account-component/account-check'
import { newContact } from '../../support/contacts'
import { newMember, signed } from '../../support/member'
import { expectSuccess, send } from '../../support/provider'

const check = async (username: string) =>
  (
    await expectSuccess(
      await send(accountCheckOperation, { headers: signed(), body: { username } }),
      accountCheckOperation,
    )
  ).data

test('an e-mail address gets its code by mail, a mobile number by text message, and either may use a password', async () => {
  expect(await check('Siti@Example.com')).toEqual({ kind: 'email', channels: ['email'], password: true })
  expect(await check('012-345 6789')).toEqual({ kind: 'phone', channels: ['sms'], password: true })
})

test('a contact with an account is answered as one without', async () => {
  const contact = newContact()
  const before = await check(contact.value)
  await newMember({}, { contacts: [contact], passwordHash: null })
  expect(await check(contact.value)).toEqual(before)
})
