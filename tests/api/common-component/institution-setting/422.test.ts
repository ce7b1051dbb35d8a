import { expect, test } from 'vitest'
import { institutionSettingOperation } from '@/lib/contract/common-component/institution-setting'
import { bearer, newMember } from '../../support/member'
import { expectProblem, fieldsOf, send } from '../../support/provider'

test.each(['a b', '%00', 'a'.repeat(101), '{institutionId}', '..%2f..'])(
  'an institution id such as %s is refused by name',
  async (id) => {
    const { method, path } = institutionSettingOperation
    const target = { method, path: path.replace('{institutionId}', encodeURIComponent(id)) }
    const { accessToken } = await newMember()
    const response = await send(target, { headers: bearer(accessToken) })
    expect(fieldsOf(await expectProblem(response, 'GBL0007'))).toEqual(['institutionId'])
  },
)
