import { expect, test } from 'vitest'
import { updateIncomesOperation } from '@/lib/contract/account-component/update-incomes'
import { bearer, newMember } from '../../support/member'
import { expectProblem, fieldsOf, send } from '../../support/provider'
import { incomes } from '../../support/samples'

const { netMonthly: _left, ...withoutNet } = incomes

test.each([
  ['a figure that is left out', withoutNet, ['netMonthly']],
  ['less than nothing', { ...incomes, grossMonthly: -1 }, ['grossMonthly']],
  ['part of a sen', { ...incomes, grossMonthly: 0.5 }, ['grossMonthly']],
  ['a figure as text', { ...incomes, grossMonthly: '6000' }, ['grossMonthly']],
  [
    'a commitment of no kind',
    { ...incomes, commitments: { ...incomes.commitments, alimony: 1 } },
    ['commitments.alimony'],
  ],
])('%s is refused by name', async (_what, body, fields) => {
  const headers = bearer((await newMember()).accessToken)
  const response = await send(updateIncomesOperation, { headers, body })
  expect(fieldsOf(await expectProblem(response, 'GBL0007'))).toEqual(fields)
})
