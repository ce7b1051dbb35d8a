import { expect, test } from 'vitest'
import { exportOperation } from '@/lib/contract/account-component/export'
import { wrong } from '../../../factories/sent-codes'
import { codeForOwn, confirmBy, growOld } from '../../support/confirming'
import { bearer } from '../../support/member'
import { expectProblem, fieldsOf, send } from '../../support/provider'
import { settledMember } from '../../support/security'

test('a wrong code proves nothing', async () => {
  const member = await settledMember()
  await growOld(member.sessionId)
  const typed = await codeForOwn(member, member.phone)
  await expectProblem(await confirmBy(member, { ...typed, code: wrong(typed.code) }), 'GBL0025')
  await expectProblem(await send(exportOperation, { headers: bearer(member.accessToken) }), 'GBL0028')
})

test('what is no code is refused by name', async () => {
  const member = await settledMember()
  const response = await confirmBy(member, { kind: 'email', requestId: 'x', code: '12 34' })
  expect([...fieldsOf(await expectProblem(response, 'GBL0007'))].sort()).toEqual(['code', 'requestId'])
})
