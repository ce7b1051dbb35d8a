import { test } from 'vitest'
import { exportOperation } from '@/lib/contract/account-component/export'
import { runtime } from '@/lib/server/services/runtime'
import { openSession } from '@/lib/server/services/sessions/sessions'
import { codeForOwn, confirmBy, growOld } from '../../support/confirming'
import { bearer } from '../../support/member'
import { expectProblem, send } from '../../support/provider'
import { codeForNew, settledMember } from '../../support/security'

test('a code proves nothing in another session of the member, of another member, or for another purpose', async () => {
  const [member, other] = [await settledMember(), await settledMember()]
  const opening = { accountId: member.accountId, method: 'code', device: '' } as const
  const elsewhere = await openSession(runtime().sessions, opening)
  await growOld(elsewhere.sessionId)
  const typed = await codeForOwn(member, member.email)
  for (const wrong of [elsewhere, other]) await expectProblem(await confirmBy(wrong, typed), 'GBL0026')
  await expectProblem(await send(exportOperation, { headers: bearer(elsewhere.accessToken) }), 'GBL0028')
  const forChange = await codeForNew(other, other.phone)
  await expectProblem(await confirmBy(other, { kind: 'phone', ...forChange }), 'GBL0026')
})
