import { expect, test } from 'vitest'
import { blogsOperation } from '@/lib/contract/promotion-component/blogs'
import { expectProblem, fieldsOf, send } from '../../support/provider'

test.each([
  ['page=0', 'page'],
  ['page=one', 'page'],
  ['pageSize=51', 'pageSize'],
  ['pageSize=1.5', 'pageSize'],
  ['tag=', 'tag'],
  ['tag=Saving', 'tag'],
])('“%s” is refused by the name of the field', async (query, field) => {
  const response = await send(blogsOperation, { query })
  expect(fieldsOf(await expectProblem(response, 'GBL0007'))).toEqual([field])
})
