import { expect, test } from 'vitest'
import {
  businessNatureOperation,
  currencyOperation,
  educationLevelOperation,
  nationalityOperation,
  occupationGroupOperation,
} from '@/lib/contract/account-component/lists'
import { bloodTypeOperation, countryOperation, stateOperation } from '@/lib/contract/common-component/lists'
import { expectSuccess, send } from '../support/provider'

test.each([
  [nationalityOperation, { code: 'MY', label: 'Malaysian' }],
  [occupationGroupOperation, { code: '1', label: 'Managers' }],
  [businessNatureOperation, { code: 'A', label: 'Agriculture, forestry and fishing' }],
  [educationLevelOperation, { code: 'none', label: 'No formal education' }],
  [countryOperation, { code: 'MY', label: 'Malaysia' }],
  [stateOperation, { code: '01', label: 'Johor' }],
  [bloodTypeOperation, { code: 'A+', label: 'A positive' }],
])('a list comes in the order in which it is shown, to anybody ($id)', async (operation, first) => {
  const { data } = await expectSuccess(await send(operation), operation)
  expect(data[0]).toEqual(first)
})

test('currencies come with the digits of their smallest unit', async () => {
  const { data } = await expectSuccess(await send(currencyOperation), currencyOperation)
  const decimals = Object.fromEntries(data.map((currency) => [currency.code, currency.decimals]))
  expect(decimals).toMatchObject({ MYR: 2, JPY: 0 })
  expect(data[0]?.code).toBe('MYR')
})
