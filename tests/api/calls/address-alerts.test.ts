import { expect, test } from 'vitest'
import { addressAlertOperation, confirmAddressAlertOperation } from '@/lib/contract/calls/address-alerts'
import { kysely } from '@/lib/server/db/connection'
import { env } from '@/lib/server/env'
import { runtime } from '@/lib/server/services/runtime'
import { sentFollowKey } from '../../factories/sent-codes'
import { newContact } from '../support/contacts'
import { describeCall } from '../support/describe-call'
import { signed } from '../support/member'
import { expectProblem, fieldsOf, send } from '../support/provider'

const card = { category: 'credit-card', slug: 'angsana-card-i' }
const ask = (email: string, more: object = {}) =>
  send(addressAlertOperation, { headers: signed(), body: { ...card, email, ...more } })
const confirm = (key: string) => send(confirmAddressAlertOperation, { body: { key } })

async function keySentTo(email: string): Promise<string> {
  await runtime().outbox.run()
  return sentFollowKey(env().DATA_DIR, email) ?? ''
}

describeCall('bank-component/address-alert', 204, () => {
  test('is kept once for an address and a product, waits to be confirmed, and answers the same again', async () => {
    const { value: email } = newContact()
    expect((await ask(email)).status).toBe(204)
    expect((await ask(email.toUpperCase())).status).toBe(204)
    const db = await kysely()
    const rows = await db.selectFrom('address_alerts').selectAll().where('email', '=', email).execute()
    expect(rows).toMatchObject([{ subject: 'credit-card/angsana-card-i', confirmed_at: null }])
    expect(await keySentTo(email)).not.toBe('')
  })
})

describeCall('bank-component/address-alert', 404, () => {
  test('a product that is not listed is said to be none', async () => {
    await expectProblem(await ask(newContact().value, { slug: 'no-such-card' }), 'GBL0008')
  })
})

describeCall('bank-component/address-alert', 422, () => {
  test('an address that is none is named', async () => {
    expect(fieldsOf(await expectProblem(await ask('aminah@'), 'GBL0007'))).toEqual(['email'])
  })
})

describeCall('bank-component/confirm-address-alert', 204, () => {
  test('the key in the message confirms the address, again too', async () => {
    const { value: email } = newContact()
    await ask(email)
    const key = await keySentTo(email)
    expect((await confirm(key)).status).toBe(204)
    expect((await confirm(key)).status).toBe(204)
    const db = await kysely()
    const { confirmed_at: at } = await db
      .selectFrom('address_alerts')
      .select('confirmed_at')
      .where('email', '=', email)
      .executeTakeFirstOrThrow()
    expect(at).not.toBeNull()
  })
})

describeCall('bank-component/confirm-address-alert', 404, () => {
  test('a key of nothing confirms nothing', async () => {
    await expectProblem(await confirm('K'.repeat(43)), 'GBL0016')
  })
})

describeCall('bank-component/confirm-address-alert', 422, () => {
  test('what is no key is named', async () => {
    expect(fieldsOf(await expectProblem(await confirm('x'), 'GBL0007'))).toEqual(['key'])
  })
})
