import { expect, test } from 'vitest'
import { preRegisterOperation } from '@/lib/contract/account-component/pre-register'
import { kysely } from '@/lib/server/db/connection'
import { newContact } from '../../support/contacts'
import { begin } from '../../support/joining'
import { signed } from '../../support/member'
import { expectSuccess, send } from '../../support/provider'

test('each beginning has a key of its own, and the database holds none of them', async () => {
  const keys = [await begin('siti@example.com'), await begin('siti@example.com'), await begin('012-345 6789')]
  expect(new Set(keys).size).toBe(3)
  const db = await kysely()
  const kept = JSON.stringify(await db.selectFrom('joinings').selectAll().execute())
  for (const key of keys) expect(kept).not.toContain(key)
})

test('a contact is kept as it is read, for a day to join and an hour for a password', async () => {
  const body = { username: ' Siti@Example.COM ', purpose: 'sign-in' }
  await expectSuccess(await send(preRegisterOperation, { headers: signed(), body }), preRegisterOperation)
  await begin('012-345 6789', 'reset-password')
  const db = await kysely()
  const [reset, join] = await db
    .selectFrom('joinings')
    .selectAll()
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .execute()
  expect(join).toMatchObject({ contact_value: 'siti@example.com', details_sealed: null })
  expect(reset).toMatchObject({ contact_kind: 'phone', contact_value: '+60123456789' })
  const hours = [join, reset].map((row) => ((row?.expires_at ?? 0) - (row?.created_at ?? 0)) / 3_600_000)
  expect(hours).toEqual([24, 1])
})

test('nobody is asked for a proof of a person where the setting is off', async () => {
  const sent = {
    headers: { ...signed(), 'challenge-token': 'x' },
    body: { username: newContact().value, purpose: 'sign-in' },
  }
  await expectSuccess(await send(preRegisterOperation, sent), preRegisterOperation)
})
