import { expect, test } from 'vitest'
import { partnershipCheckOperation } from '@/lib/contract/common-component/partnership-check'
import { expectProblem, fieldsOf, send } from '../../support/provider'

test.each(['', 'entityName=', 'entityName=SOMEONE', 'entityName=ctos', 'entityName=CTOS&entityName=DWS'])(
  '“%s” names no partner and is refused',
  async (query) => {
    const response = await send(partnershipCheckOperation, { query })
    expect(fieldsOf(await expectProblem(response, 'GBL0007'))).toEqual(['entityName'])
  },
)
