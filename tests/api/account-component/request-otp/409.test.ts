import { test } from 'vitest'
import { newContact } from '../../support/contacts'
import { askForCode, verifiedKey } from '../../support/joining'
import { expectProblem } from '../../support/provider'

test('nobody is sent a code for a contact that is verified', async () => {
  await expectProblem(await askForCode(await verifiedKey(newContact())), 'GBL0029')
})
