import { expect, test } from 'vitest'
import { endSessionOperation } from '@/lib/contract/account-component/end-session'
import { bearer, newMember } from '../../support/member'
import { expectProblem, fieldsOf, send } from '../../support/provider'

test.each(['', 'id=', 'id=1', 'id=a&id=b'])('“%s” names no session and is refused', async (query) => {
  const headers = bearer((await newMember()).accessToken)
  const response = await send(endSessionOperation, { headers, query })
  expect(fieldsOf(await expectProblem(response, 'GBL0007'))).toEqual(['id'])
})
