import { expect, test } from 'vitest'
import { reopenBy } from '../../support/closing'
import { expectProblem, fieldsOf } from '../../support/provider'

test.each(['', 'A'.repeat(42), `${'A'.repeat(42)}!`])('“%s” is no key and is refused', async (key) => {
  expect(fieldsOf(await expectProblem(await reopenBy(key), 'GBL0007'))).toEqual(['key'])
})
