import { expect, test } from 'vitest'
import { accountOperation } from '@/lib/contract/account-component/account'
import { tncAgreementOperation } from '@/lib/contract/account-component/tnc-agreement'
import { memberTexts } from '@/lib/domain/member/member-texts'
import { referralTermsVersion } from '@/lib/server/content/legal-texts'
import { proofsOf } from '../../support/consents'
import { bearer, giveMykad, newMember } from '../../support/member'
import { expectSuccess, send } from '../../support/provider'

const agreeBy = (accessToken: string, body: unknown) =>
  send(tncAgreementOperation, { headers: bearer(accessToken), body })

test('the proof names the text and its version, and agreeing again adds none', async () => {
  const { accountId, accessToken } = await newMember()
  const body = { text: 'terms', version: memberTexts.terms.version }
  await expectSuccess(await agreeBy(accessToken, body), tncAgreementOperation)
  await expectSuccess(await agreeBy(accessToken, body), tncAgreementOperation)
  expect(await proofsOf(accountId)).toEqual([{ kind: 'terms', given: 1, text_version: memberTexts.terms.version }])
})

test('the referral terms that a member agrees to are those of the account from then on, of no other', async () => {
  const [member, other] = [
    await newMember({ referralTermsVersion: null }),
    await newMember({ referralTermsVersion: null }),
  ]
  await giveMykad(member.accountId)
  await agreeBy(member.accessToken, { text: 'referral-terms', version: referralTermsVersion() })
  const versionOf = async (accessToken: string) =>
    (await expectSuccess(await send(accountOperation, { headers: bearer(accessToken) }), accountOperation)).data
      .referralCodeTermConditionVersion
  expect(await versionOf(member.accessToken)).toBe(referralTermsVersion())
  expect(await versionOf(other.accessToken)).toBeNull()
})
