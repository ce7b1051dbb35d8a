import { expect, test } from 'vitest'
import { accountOperation } from '@/lib/contract/account-component/account'
import { tokenExtendsOperation } from '@/lib/contract/account-component/token-extends'
import { bearer, newMember } from '../../support/member'
import { expectSuccess, send } from '../../support/provider'

async function extend(refreshToken: string) {
  return expectSuccess(await send(tokenExtendsOperation, { body: { refreshToken } }), tokenExtendsOperation)
}

test('a refresh token gives a new pair, and the new access token works', async () => {
  const { accessToken, refreshToken, accountId } = await newMember()
  const renewed = await extend(refreshToken)
  expect(new Set([accessToken, refreshToken, renewed.accessToken, renewed.refreshToken]).size).toBe(4)
  const response = await send(accountOperation, { headers: bearer(renewed.accessToken) })
  expect((await expectSuccess(response, accountOperation)).data.id).toBe(accountId)
  expect(await extend(renewed.refreshToken ?? '')).not.toEqual(renewed)
})

test('20 calls at once with one token get one successor', async () => {
  const { refreshToken } = await newMember()
  const answers = await Promise.all(Array.from({ length: 20 }, () => extend(refreshToken)))
  expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1)
})

test('an expired access token beside the refresh token does not stand in the way', async () => {
  const { refreshToken } = await newMember()
  const headers = bearer('expired')
  const response = await send(tokenExtendsOperation, { headers, body: { refreshToken } })
  await expectSuccess(response, tokenExtendsOperation)
})
