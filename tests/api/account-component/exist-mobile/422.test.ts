import { expect, test } from 'vitest'
import { existMobileOperation } from '@/lib/contract/account-component/exist-mobile'
import { signed } from '../../support/member'
import { expectProblem, fieldsOf, send } from '../../support/provider'

test.each([
  ['an e-mail address', { mobile: 'siti@example.com' }],
  ['a fixed line', { mobile: '03-2345 6789' }],
  ['a number of another country', { mobile: '+1 202 555 0100' }],
  ['nothing', {}],
])('%s is refused by name, so that no text message goes there', async (_what, body) => {
  const problem = await expectProblem(await send(existMobileOperation, { headers: signed(), body }), 'GBL0007')
  expect(fieldsOf(problem)).toEqual(['mobile'])
})
