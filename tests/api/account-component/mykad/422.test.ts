import { expect, test } from 'vitest'
import { mykadOperation } from '@/lib/contract/account-component/mykad'
import { bearer, newMember } from '../../support/member'
import { expectProblem, fieldsOf, send } from '../../support/provider'

test.each(['', '900101', '900231-14-0001', '900101-17-0001', '9'.repeat(41)])(
  '“%s” is no MyKad number and is refused',
  async (mykad) => {
    const headers = bearer((await newMember()).accessToken)
    const response = await send(mykadOperation, { headers, body: { mykad } })
    expect(fieldsOf(await expectProblem(response, 'GBL0007'))).toEqual(['mykad'])
  },
)
