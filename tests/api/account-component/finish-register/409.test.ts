import { expect, test } from 'vitest'
import { runtime } from '@/lib/server/services/runtime'
import { beginJoining } from '@/lib/server/services/sessions/joinings'
import { newContact } from '../../support/contacts'
import { verifiedKey } from '../../support/joining'
import { newMember } from '../../support/member'
import { expectProblem } from '../../support/provider'
import { applicationOf, finish } from '../../support/registration'

test('a joining whose contact is not verified, or that is for a new password, makes no account', async () => {
  const contact = newContact()
  const unverified = await beginJoining(runtime().joinings, { purpose: 'sign-in', contact })
  await expectProblem(await finish(applicationOf(unverified)), 'GBL0029')
  await expectProblem(await finish(applicationOf(await verifiedKey(contact, 'reset-password'))), 'GBL0029')
  expect(await runtime().accounts.accounts.findByContact(contact)).toBeNull()
})

test('a contact that got an account meanwhile gets no second one by another joining', async () => {
  const contact = newContact()
  const [one, other] = [await verifiedKey(contact), await verifiedKey(contact)]
  const answers = await Promise.all([finish(applicationOf(one)), finish(applicationOf(other))])
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
  const left = answers[0]?.status === 409 ? one : other
  await expectProblem(await finish(applicationOf(left)), 'GBL0029')
})

test('a contact of a member cannot be taken over by joining with it', async () => {
  const contact = newContact()
  const { accountId } = await newMember({}, { contacts: [contact], passwordHash: null })
  await expectProblem(await finish(applicationOf(await verifiedKey(contact))), 'GBL0029')
  expect((await runtime().accounts.accounts.findByContact(contact))?.account.id).toBe(accountId)
})
