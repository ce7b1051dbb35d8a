import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { renameAnalysisOperation } from '@/lib/contract/account-component/rename-analysis'
import { bearer, newMember } from '../../support/member'
import { expectProblem, fieldsOf, send } from '../../support/provider'

test.each([
  ['longer than a line', 'a'.repeat(61)],
  ['with a mark-up', '<b>Mine</b>'],
])('a name %s is refused by its field', async (_what, name) => {
  const { accessToken } = await newMember()
  const answer = await send(renameAnalysisOperation, { headers: bearer(accessToken), body: { id: randomUUID(), name } })
  expect(fieldsOf(await expectProblem(answer, 'GBL0007'))).toEqual(['name'])
})
