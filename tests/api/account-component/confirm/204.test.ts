import { expect, test } from 'vitest'
import { confirmOperation } from '@/lib/contract/account-component/confirm'
import { mykadOperation } from '@/lib/contract/account-component/mykad'
import { kysely } from '@/lib/server/db/connection'
import { bearer, newMember } from '../../support/member'
import { password } from '../../support/password'
import { expectProblem, expectSuccess, send } from '../../support/provider'

test('a proof by password makes an old session fresh, and no other session of the member', async () => {
  const member = await newMember()
  const other = await newMember()
  const db = await kysely()
  await db
    .updateTable('sessions')
    .set({ authenticated_at: Date.now() - 300_001 })
    .execute()
  const change = (accessToken: string) => send(mykadOperation, { headers: bearer(accessToken), body: { mykad: null } })
  await expectProblem(await change(member.accessToken), 'GBL0028')
  const sent = { headers: bearer(member.accessToken), body: { password } }
  await expectSuccess(await send(confirmOperation, sent), confirmOperation)
  expect((await change(member.accessToken)).status).toBe(200)
  await expectProblem(await change(other.accessToken), 'GBL0028')
})
