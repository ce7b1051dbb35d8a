import { expect, test } from 'vitest'
import { accountOperation } from '@/lib/contract/account-component/account'
import { endSessionOperation } from '@/lib/contract/account-component/end-session'
import { runtime } from '@/lib/server/services/runtime'
import { openSession } from '@/lib/server/services/sessions/sessions'
import { bearer, newMember } from '../../support/member'
import { expectProblem, expectSuccess, send } from '../../support/provider'

const end = (accessToken: string, id: string) =>
  send(endSessionOperation, { headers: bearer(accessToken), query: `id=${id}` })

test('a session that is ended from another one is refused at once', async () => {
  const { accountId, accessToken } = await newMember()
  const other = await openSession(runtime().sessions, { accountId, method: 'password', device: '' })
  await expectSuccess(await end(accessToken, other.sessionId), endSessionOperation)
  await expectProblem(await send(accountOperation, { headers: bearer(other.accessToken) }), 'GBL0011')
  expect((await send(accountOperation, { headers: bearer(accessToken) })).status).toBe(200)
})

test('the session of another member stays, and the answer does not tell', async () => {
  const [one, other] = [await newMember(), await newMember()]
  await expectSuccess(await end(one.accessToken, other.sessionId), endSessionOperation)
  expect((await send(accountOperation, { headers: bearer(other.accessToken) })).status).toBe(200)
})
