import { expect, test } from 'vitest'
import { accountOperation } from '@/lib/contract/account-component/account'
import { authenticateOperation } from '@/lib/contract/account-component/authenticate'
import { resetPasswordOperation } from '@/lib/contract/account-component/reset-password-mobile'
import { newContact } from '../../support/contacts'
import { verifiedKey } from '../../support/joining'
import { bearer, newMember } from '../../support/member'
import { password, passwordHash } from '../../support/password'
import { expectProblem, expectSuccess, send } from '../../support/provider'
import { reset } from '../../support/registration'

test('the new password works, the old one and every session do not, and nobody else is touched', async () => {
  const contact = newContact()
  const member = await newMember({}, { contacts: [contact], passwordHash })
  const bystander = await newMember()
  const body = { key: await verifiedKey(contact, 'reset-password'), password: 'hujan turun petang semalam' }
  await expectSuccess(await reset(body), resetPasswordOperation)
  await expectProblem(await send(accountOperation, { headers: bearer(member.accessToken) }), 'GBL0011')
  expect((await send(accountOperation, { headers: bearer(bystander.accessToken) })).status).toBe(200)
  const signInWith = (typed: string) =>
    send(authenticateOperation, { body: { username: contact.value, password: typed } })
  expect((await signInWith(password)).status).toBe(403)
  expect((await signInWith(body.password)).status).toBe(200)
})
