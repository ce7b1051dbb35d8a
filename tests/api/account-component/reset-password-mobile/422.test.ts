import { expect, test } from 'vitest'
import { newContact } from '../../support/contacts'
import { verifiedKey } from '../../support/joining'
import { newMember } from '../../support/member'
import { passwordHash } from '../../support/password'
import { expectProblem } from '../../support/provider'
import { reset } from '../../support/registration'

test('a weak password is refused with the reason', async () => {
  const contact = newContact()
  await newMember({ fullName: 'Aminah Yusof' }, { contacts: [contact], passwordHash })
  const key = await verifiedKey(contact, 'reset-password')
  const { errors } = await expectProblem(await reset({ key, password: 'aminah yusof 1990' }), 'GBL0007')
  expect(errors).toEqual([{ field: 'password', message: expect.stringMatching(/mostly your name/) }])
})
