import { expect, test } from 'vitest'
import { accountOperation } from '@/lib/contract/account-component/account'
import { authenticateOperation } from '@/lib/contract/account-component/authenticate'
import { finishRegisterOperation } from '@/lib/contract/account-component/finish-register'
import { kysely } from '@/lib/server/db/connection'
import { newContact } from '../../support/contacts'
import { verifiedKey } from '../../support/joining'
import { bearer } from '../../support/member'
import { password } from '../../support/password'
import { expectSuccess, send } from '../../support/provider'
import { applicationOf, finish } from '../../support/registration'

test('a verified joining becomes an account that is signed in, with its consents, and signs in by its password', async () => {
  const contact = newContact()
  const answer = await finish(applicationOf(await verifiedKey(contact), { fullName: '  Nur-Ain  D’Souza ' }))
  const { data: tokens } = await expectSuccess(answer, finishRegisterOperation)
  const sent = { headers: bearer(tokens.accessToken) }
  const { data: account } = await expectSuccess(await send(accountOperation, sent), accountOperation)
  expect(account).toMatchObject({ fullName: 'Nur-Ain D’Souza', age: null })
  const db = await kysely()
  const proofs = db.selectFrom('account_consents').select(['kind', 'given']).where('account_id', '=', account.id)
  expect((await proofs.orderBy('kind').execute()).map(({ kind, given }) => [kind, given])).toEqual([
    ['marketing', 0],
    ['terms', 1],
  ])
  const signedIn = await send(authenticateOperation, { body: { username: contact.value, password } })
  expect(signedIn.status).toBe(200)
})

test('passphrases of other scripts and of 64 characters with blanks are taken as they are', async () => {
  for (const phrase of ['苹果香蕉榴莲芒果山竹红毛丹木瓜西瓜', `  ${'tiga kata 🐯 lain, '.repeat(4)}sudah `]) {
    const contact = newContact()
    expect((await finish(applicationOf(await verifiedKey(contact), { password: phrase }))).status).toBe(200)
    const signInWith = (typed: string) =>
      send(authenticateOperation, { body: { username: contact.value, password: typed } })
    expect((await signInWith(phrase.slice(0, -1))).status).toBe(403)
    expect((await signInWith(phrase)).status).toBe(200)
  }
})
