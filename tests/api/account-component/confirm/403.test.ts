import { test } from 'vitest'
import { confirmOperation } from '@/lib/contract/account-component/confirm'
import { tryLimits } from '@/lib/server/db/try-repository'
import { bearer, newMember } from '../../support/member'
import { password } from '../../support/password'
import { expectProblem, send } from '../../support/provider'

test('another password is no proof, and whoever holds a session cannot go on guessing', async () => {
  const headers = bearer((await newMember()).accessToken)
  const confirm = (typed: string) => send(confirmOperation, { headers, body: { password: typed } })
  for (let count = 0; count < tryLimits.free; count += 1) await expectProblem(await confirm('wrong'), 'GBL0023')
  await expectProblem(await confirm(password), 'GBL0017')
})

test('an account without a password has none to prove', async () => {
  const { accessToken } = await newMember({}, { contacts: [], passwordHash: null })
  const sent = { headers: bearer(accessToken), body: { password } }
  await expectProblem(await send(confirmOperation, sent), 'GBL0023')
})
