import { test } from 'vitest'
import { newContact } from '../../support/contacts'
import { verifiedKey } from '../../support/joining'
import { newMember } from '../../support/member'
import { password, passwordHash } from '../../support/password'
import { expectProblem } from '../../support/provider'
import { reset } from '../../support/registration'

test('a joining that is for signing in, and one without an active account, set no password', async () => {
  const [contact, suspended] = [newContact(), newContact()]
  await newMember({}, { contacts: [contact], passwordHash })
  await newMember({ state: 'suspended' }, { contacts: [suspended], passwordHash })
  const keys = [
    await verifiedKey(contact, 'sign-in'),
    await verifiedKey(newContact(), 'reset-password'),
    await verifiedKey(suspended, 'reset-password'),
  ]
  for (const key of keys) await expectProblem(await reset({ key, password }), 'GBL0029')
})
