import { expect, test } from 'vitest'
import { newContact } from '../../support/contacts'
import { verifiedKey } from '../../support/joining'
import { newMember } from '../../support/member'
import { password, passwordHash } from '../../support/password'
import { expectProblem } from '../../support/provider'
import { reset } from '../../support/registration'

test('a key that was never given out, or was used, sets no password', async () => {
  await expectProblem(await reset({ key: 'A'.repeat(43), password }), 'GBL0024')
  const contact = newContact()
  await newMember({}, { contacts: [contact], passwordHash })
  const key = await verifiedKey(contact, 'reset-password')
  expect((await reset({ key, password: 'hujan turun petang semalam' })).status).toBe(204)
  await expectProblem(await reset({ key, password: 'durian di kampung ada 12' }), 'GBL0024')
})
