import { expect, test } from 'vitest'
import { webVoucherOperation } from '@/lib/contract/promotion-component/web-voucher'
import { expectProblem, fieldsOf, send } from '../../support/provider'

test.each([
  ['kind=free-money', ['kind']],
  ['kind=', ['kind']],
  ['partner=Kenari%20Bank', ['partner']],
  ['state=open', ['state']],
])('“%s” is refused by name', async (query, fields) => {
  expect(fieldsOf(await expectProblem(await send(webVoucherOperation, { query }), 'GBL0007'))).toEqual(fields)
})
