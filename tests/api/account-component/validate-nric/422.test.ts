import { expect, test } from 'vitest'
import { validateNricOperation } from '@/lib/contract/account-component/validate-nric'
import { bearer, newMember } from '../../support/member'
import { expectProblem, send } from '../../support/provider'

test.each([
  ['', 'Enter your MyKad number.'],
  ['880101-14-000', 'Enter the 12 digits of your MyKad, such as 900101-14-0001.'],
  ['010229-10-0003', 'Check the first six digits: they are not a date of birth.'],
  ['900101-17-0001', 'Check the seventh and eighth digit: they are not a place of birth.'],
])('%j is refused with the words of the form, and never repeated', async (nric, message) => {
  const headers = bearer((await newMember()).accessToken)
  const response = await send(validateNricOperation, { headers, body: { nric } })
  const text = await response.clone().text()
  const problem = await expectProblem(response, 'GBL0007')
  expect(problem.errors).toEqual([{ field: 'nric', message }])
  if (nric !== '') expect(text).not.toContain(nric)
})
