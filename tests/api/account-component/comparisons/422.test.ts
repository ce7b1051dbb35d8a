import { expect, test } from 'vitest'
import { forgetComparisonOperation } from '@/lib/contract/account-component/forget-comparison'
import { restoreRemovedOperation } from '@/lib/contract/account-component/restore-removed'
import { saveComparisonOperation } from '@/lib/contract/account-component/save-comparison'
import { bearer, newMember } from '../../support/member'
import { expectProblem, fieldsOf, send } from '../../support/provider'

const headers = async () => bearer((await newMember()).accessToken)

test.each(['', 'x'.repeat(2001)])('a query of no length or too much is refused', async (query) => {
  const answer = await send(saveComparisonOperation, { headers: await headers(), body: { query } })
  expect(fieldsOf(await expectProblem(answer, 'GBL0007'))).toEqual(['query'])
})

test.each(['', 'id=1', 'id=a&id=b'])('“%s” names no comparison and is refused', async (query) => {
  const answer = await send(forgetComparisonOperation, { headers: await headers(), query })
  expect(fieldsOf(await expectProblem(answer, 'GBL0007'))).toEqual(['id'])
})

test('only what can be taken away can be brought back', async () => {
  const answer = await send(restoreRemovedOperation, { headers: await headers(), body: { kind: 'account', id: 'x' } })
  expect(fieldsOf(await expectProblem(answer, 'GBL0007'))).toEqual(['kind', 'id'])
})
