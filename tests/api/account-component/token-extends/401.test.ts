import { expect, test } from 'vitest'
import { tokenExtendsOperation } from '@/lib/contract/account-component/token-extends'
import { sessionLimits } from '@/lib/server/services/session'
import { newMember, sessionsWith } from '../../support/member'
import { expectProblem, expectSuccess, providerWith, requestTo, send } from '../../support/provider'

test('what is not a live refresh token is refused', async () => {
  const { accessToken, refreshToken } = await newMember()
  for (const token of [accessToken, refreshToken.slice(1), `${refreshToken} `, 'null', "' or 1=1 --"]) {
    const response = await send(tokenExtendsOperation, { body: { refreshToken: token } })
    expect(response.headers.get('www-authenticate')).toBe('Bearer error="invalid_token"')
    await expectProblem(response, 'GBL0012')
  }
})

test('31 seconds after its use a token is refused and takes its successor with it', async () => {
  const { refreshToken } = await newMember()
  let now = Date.now()
  const provider = providerWith(sessionsWith({ clock: { now: () => now } }))
  const extend = (token: string) => provider(requestTo(tokenExtendsOperation, { body: { refreshToken: token } }))
  const successor = await expectSuccess(await extend(refreshToken), tokenExtendsOperation)
  now += sessionLimits.graceMs + 1000
  await expectProblem(await extend(refreshToken), 'GBL0012')
  await expectProblem(await extend(successor.refreshToken ?? ''), 'GBL0012')
})
