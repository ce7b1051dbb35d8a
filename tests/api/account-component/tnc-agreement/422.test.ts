import { expect, test } from 'vitest'
import { tncAgreementOperation } from '@/lib/contract/account-component/tnc-agreement'
import { isoDate } from '@/lib/domain/values/iso-date'
import { referralTermsVersion } from '@/lib/server/content/legal-texts'
import { proofsOf } from '../../support/consents'
import { bearer, giveMykad, newMember } from '../../support/member'
import { expectProblem, fieldsOf, send } from '../../support/provider'

test.each([
  ['a version that is not in force', { text: 'terms', version: '2020-01-01' }, ['version']],
  ['another text’s version', { text: 'terms', version: '1' }, ['version']],
  ['a text that there is not', { text: 'vouchers', version: '1' }, ['text']],
])('%s is refused and proves nothing', async (_what, body, fields) => {
  const { accountId, accessToken } = await newMember()
  const response = await send(tncAgreementOperation, { headers: bearer(accessToken), body })
  expect(fieldsOf(await expectProblem(response, 'GBL0007'))).toEqual(fields)
  expect(await proofsOf(accountId)).toEqual([])
})

test.each([
  ['a typed birth date and no MyKad number', '1990-05-17', false],
  ['a MyKad number of somebody under 18', '2010-05-17', true],
])('the referral terms are refused with %s', async (_what, birthDate, hasMykad) => {
  const { accountId, accessToken } = await newMember({ birthDate: isoDate(birthDate), referralTermsVersion: null })
  if (hasMykad) await giveMykad(accountId)
  const body = { text: 'referral-terms', version: referralTermsVersion() }
  const response = await send(tncAgreementOperation, { headers: bearer(accessToken), body })
  expect(fieldsOf(await expectProblem(response, 'GBL0007'))).toEqual(['text'])
  expect(await proofsOf(accountId)).toEqual([])
})
