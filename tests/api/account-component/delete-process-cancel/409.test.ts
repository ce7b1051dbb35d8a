import { expect, test } from 'vitest'
import { kysely } from '@/lib/server/db/connection'
import { storedContact } from '@/lib/server/db/stored-contact'
import { runtime } from '@/lib/server/services/runtime'
import { beginJoining } from '@/lib/server/services/sessions/joinings'
import { closeBy, reachableMember, reopenBy } from '../../support/closing'
import { verifiedKey } from '../../support/joining'
import { expectProblem } from '../../support/provider'

async function stateOf(accountId: string) {
  const db = await kysely()
  return (await db.selectFrom('accounts').select('state').where('id', '=', accountId).executeTakeFirstOrThrow()).state
}

test('a contact that nobody has typed the code of opens nothing', async () => {
  const member = await reachableMember()
  await closeBy(member)
  const begun = { purpose: 'sign-in', contact: member.contact, referralCode: null } as const
  await expectProblem(await reopenBy(await beginJoining(runtime().joinings, begun)), 'GBL0029')
  expect(await stateOf(member.accountId)).toBe('closed')
})

test('a joining for a new password opens nothing', async () => {
  const member = await reachableMember()
  await closeBy(member)
  await expectProblem(await reopenBy(await verifiedKey(member.contact, 'reset-password')), 'GBL0029')
  expect(await stateOf(member.accountId)).toBe('closed')
})

test('an account that is open, suspended, or of somebody else is not opened', async () => {
  const [open, closed] = [await reachableMember(), await reachableMember()]
  await closeBy(closed)
  const stranger = storedContact('email', 'stranger@example.com')
  for (const contact of [open.contact, stranger]) {
    await expectProblem(await reopenBy(await verifiedKey(contact)), 'GBL0029')
  }
  const db = await kysely()
  await db.updateTable('accounts').set({ state: 'suspended' }).where('id', '=', open.accountId).execute()
  await expectProblem(await reopenBy(await verifiedKey(open.contact)), 'GBL0029')
  expect([await stateOf(open.accountId), await stateOf(closed.accountId)]).toEqual(['suspended', 'closed'])
})

test('from the moment on which it is to be erased an account is not opened, and its joining stays open', async () => {
  const member = await reachableMember()
  await closeBy(member)
  const db = await kysely()
  const key = await verifiedKey(member.contact)
  await db.updateTable('accounts').set({ erase_at: Date.now() }).where('id', '=', member.accountId).execute()
  await expectProblem(await reopenBy(key), 'GBL0029')
  await expectProblem(await reopenBy(key), 'GBL0029')
})
