import { expect, test } from 'vitest'
import { accountOperation } from '@/lib/contract/account-component/account'
import { endOtherSessionsOperation } from '@/lib/contract/account-component/end-other-sessions'
import { runtime } from '@/lib/server/services/runtime'
import { openSession } from '@/lib/server/services/sessions/sessions'
import { bearer, newMember } from '../../support/member'
import { expectSuccess, send } from '../../support/provider'

test('all sessions of the member end but the one that asks, and no other member’s', async () => {
  const { accountId, accessToken } = await newMember()
  const bystander = await newMember()
  const open = () => openSession(runtime().sessions, { accountId, method: 'code', device: '' })
  const others = [await open(), await open()]
  await expectSuccess(
    await send(endOtherSessionsOperation, { headers: bearer(accessToken) }),
    endOtherSessionsOperation,
  )
  const statuses = []
  for (const { accessToken: token } of [...others, { accessToken }, bystander]) {
    statuses.push((await send(accountOperation, { headers: bearer(token) })).status)
  }
  expect(statuses).toEqual([401, 401, 200, 200])
})
