import { expect, test } from 'vitest'
import { logoutOperation } from '@/lib/contract/account-component/logout'
import { sessionsOperation } from '@/lib/contract/account-component/sessions'
import { runtime } from '@/lib/server/services/runtime'
import { openSession } from '@/lib/server/services/sessions/sessions'
import { bearer, newMember } from '../../support/member'
import { expectSuccess, send } from '../../support/provider'

test('a member sees the own sessions that last, and nobody else’s', async () => {
  const { accountId, accessToken, sessionId } = await newMember()
  await newMember()
  const over = await openSession(runtime().sessions, { accountId, method: 'password', device: 'Safari on iOS' })
  await send(logoutOperation, { headers: bearer(over.accessToken) })
  const answer = await send(sessionsOperation, { headers: bearer(accessToken) })
  const { data } = await expectSuccess(answer, sessionsOperation)
  expect(data).toEqual([expect.objectContaining({ id: sessionId, current: true, method: 'code', device: '' })])
})
