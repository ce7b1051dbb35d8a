import { test } from 'vitest'
import { institutionSettingOperation } from '@/lib/contract/common-component/institution-setting'
import { bearer, newMember } from '../../support/member'
import { expectProblem, send } from '../../support/provider'

function target(institutionId: string) {
  const { method, path } = institutionSettingOperation
  return { method, path: path.replace('{institutionId}', institutionId) }
}

test('an institution that the member does not belong to is not found, whether or not it exists', async () => {
  const member = await newMember()
  await expectProblem(await send(target('another'), { headers: bearer(member.accessToken) }), 'GBL0013')
  const stranger = await newMember({ institutionId: null })
  await expectProblem(await send(target('timbang'), { headers: bearer(stranger.accessToken) }), 'GBL0013')
})
