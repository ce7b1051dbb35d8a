import { expect, test } from 'vitest'
import {
  bloodTypeOperation,
  businessNatureOperation,
  countryOperation,
  currencyOperation,
  educationLevelOperation,
  nationalityOperation,
  occupationGroupOperation,
  stateOperation,
} from '@/lib/contract/calls/reference-lists'
import { bloodTypes } from '@/lib/domain/reference/blood-types'
import { businessNatures } from '@/lib/domain/reference/business-natures'
import { countries } from '@/lib/domain/reference/countries'
import { educationLevels } from '@/lib/domain/reference/education-levels'
import { nationalities } from '@/lib/domain/reference/nationalities'
import { occupationGroups } from '@/lib/domain/reference/occupation-groups'
import { states } from '@/lib/domain/reference/states'
import { describeCall } from '../support/describe-call'
import { expectSuccess, send } from '../support/provider'

describeCall(
  [
    'account-component/nationality',
    'account-component/occupation-group',
    'account-component/business-nature',
    'account-component/currency',
    'account-component/education-level',
    'common-component/country',
    'common-component/state',
    'common-component/blood-type',
  ],
  200,
  () => {
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
      expect(data.map(({ code, label }) => `${code} ${label}`)).toEqual(
        list.map(({ code, label }) => `${code} ${label}`),
      )
    })

    test('currencies come with the digits of their smallest unit', async () => {
      const { data } = await expectSuccess(await send(currencyOperation), currencyOperation)
      const decimals = Object.fromEntries(data.map((currency) => [currency.code, currency.decimals]))
      expect(decimals).toMatchObject({ MYR: 2, JPY: 0 })
      expect(data[0]?.code).toBe('MYR')
    })
  },
)
