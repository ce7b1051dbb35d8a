import { expect, test } from 'vitest'
import {
  businessNatureOperation,
  currencyOperation,
  educationLevelOperation,
  nationalityOperation,
  occupationGroupOperation,
} from '@/lib/contract/account-component/lists'
import { bloodTypeOperation, countryOperation, stateOperation } from '@/lib/contract/common-component/lists'
import { bloodTypes } from '@/lib/domain/reference/blood-types'
import { businessNatures } from '@/lib/domain/reference/business-natures'
import { countries } from '@/lib/domain/reference/countries'
import { educationLevels } from '@/lib/domain/reference/education-levels'
import { nationalities } from '@/lib/domain/reference/nationalities'
import { occupationGroups } from '@/lib/domain/reference/occupation-groups'
import { states } from '@/lib/domain/reference/states'
import { expectSuccess, send } from '../support/provider'

test.each([
  [nationalityOperation, nationalities],
  [occupationGroupOperation, occupationGroups],
  [businessNatureOperation, businessNatures],
  [educationLevelOperation, educationLevels],
  [countryOperation, countries],
  [stateOperation, states],
  [bloodTypeOperation, bloodTypes],
])('a list comes as a whole and in the order in which it is shown, to anybody ($id)', async (operation, list) => {
  const { data } = await expectSuccess(await send(operation), operation)
  expect(data.map(({ code, label }) => `${code} ${label}`)).toEqual(list.map(({ code, label }) => `${code} ${label}`))
})

test('currencies come with the digits of their smallest unit', async () => {
  const { data } = await expectSuccess(await send(currencyOperation), currencyOperation)
  const decimals = Object.fromEntries(data.map((currency) => [currency.code, currency.decimals]))
  expect(decimals).toMatchObject({ MYR: 2, JPY: 0 })
  expect(data[0]?.code).toBe('MYR')
})
