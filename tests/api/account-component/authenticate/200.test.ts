import { expect, test } from 'vitest'
import { accountOperation } from '@/lib/contract/account-component/account'
import { authenticateOperation } from '@/lib/contract/account-component/authenticate'
import { sessionsOperation } from '@/lib/contract/account-component/sessions'
import { newContact } from '../../support/contacts'
import { bearer, newMember } from '../../support/member'
import { password, passwordHash } from '../../support/password'
import { expectSuccess, send } from '../../support/provider'

const firefox = 'Mozilla/5.0 (X11; Linux x86_64; rv:150.0) Gecko/20100101 Firefox/150.0'

test('the right password opens a session that names its device, however the address is written', async () => {
  const contact = newContact()
  const { accountId } = await newMember({}, { contacts: [contact], passwordHash })
  const body = { username: ` ${contact.value.toUpperCase()} `, password }
  const answer = await send(authenticateOperation, { body, headers: { 'user-agent': firefox } })
  const { data: tokens } = await expectSuccess(answer, authenticateOperation)
  const headers = bearer(tokens.accessToken)
  const account = await expectSuccess(await send(accountOperation, { headers }), accountOperation)
  expect(account.data.id).toBe(accountId)
  const { data: sessions } = await expectSuccess(await send(sessionsOperation, { headers }), sessionsOperation)
  expect(sessions).toMatchObject([
    { device: 'Firefox on Linux', method: 'password', current: true },
    { device: '', method: 'code', current: false },
  ])
})
