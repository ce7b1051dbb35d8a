import { expect, test } from 'vitest'
import { keepJoiningOperation } from '@/lib/contract/account-component/keep-joining'
import { userDetailOperation } from '@/lib/contract/account-component/user-detail'
import { contactOf } from '../../../factories/typed-contact'
import { begin, verifiedKey } from '../../support/joining'
import { expectSuccess, send } from '../../support/provider'

const detailOf = async (key: string) =>
  (await expectSuccess(await send(userDetailOperation, { body: { key } }), userDetailOperation)).data

test('whoever has the key sees how far it has come, with the contact masked', async () => {
  const detail = await detailOf(await begin('siti.nur@example.com'))
  expect(detail).toEqual({
    purpose: 'sign-in',
    kind: 'email',
    contact: 's•••@example.com',
    channels: ['email'],
    verified: false,
    details: { fullName: null, reasons: [] },
    expiresAt: expect.any(Number),
  })
  expect(await detailOf(await begin('012-345 6789'))).toMatchObject({ kind: 'phone', contact: '+60 12-••• 6789' })
})

test('what was filled in is there when the person comes back', async () => {
  const key = await verifiedKey(contactOf('back@example.com'))
  const details = { fullName: "Nur-Ain D'Souza", reasons: ['save'] }
  await expectSuccess(await send(keepJoiningOperation, { body: { key, details } }), keepJoiningOperation)
  expect(await detailOf(key)).toMatchObject({ verified: true, details })
})
