import { expect, test } from 'vitest'
import { supportSearchOperation } from '@/lib/contract/common-component/support-search'
import { expectProblem, fieldsOf, send } from '../../support/provider'

test.each(['', 'q=', 'q=%20', `q=${'a'.repeat(81)}`, 'q=a&q=b'])('%s is refused by name', async (query) => {
  expect(fieldsOf(await expectProblem(await send(supportSearchOperation, { query }), 'GBL0007'))).toEqual(['q'])
})
