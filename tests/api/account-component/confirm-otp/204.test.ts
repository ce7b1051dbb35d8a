import { test } from 'vitest'
import { confirmOtpOperation } from '@/lib/contract/account-component/confirm-otp'
import { exportOperation } from '@/lib/contract/account-component/export'
import { runtime } from '@/lib/server/services/runtime'
import { openSession } from '@/lib/server/services/sessions/sessions'
import { codeForOwn, confirmBy, growOld } from '../../support/confirming'
import { bearer } from '../../support/member'
import { expectProblem, expectSuccess, send } from '../../support/provider'
import { settledMember } from '../../support/security'

test('a proof by code opens what asks for a fresh one, in that session alone', async () => {
  const member = await settledMember()
  const opening = { accountId: member.accountId, method: 'code', device: '' } as const
  const elsewhere = await openSession(runtime().sessions, opening)
  await growOld(member.sessionId)
  await growOld(elsewhere.sessionId)
  const exportBy = (accessToken: string) => send(exportOperation, { headers: bearer(accessToken) })
  await expectProblem(await exportBy(member.accessToken), 'GBL0028')
  await expectSuccess(await confirmBy(member, await codeForOwn(member, member.email)), confirmOtpOperation)
  await expectSuccess(await exportBy(member.accessToken), exportOperation)
  await expectProblem(await exportBy(elsewhere.accessToken), 'GBL0028')
})
