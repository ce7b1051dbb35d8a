import { expect, test } from 'vitest'
import { tokenExtendsOperation } from '@/lib/contract/account-component/token-extends'
import { expectProblem, send } from '../../support/provider'

test('an address that tries token after token is stopped', async () => {
  const headers = { 'x-forwarded-for': '203.0.113.7' }
  const attempt = (refreshToken: string) => send(tokenExtendsOperation, { headers, body: { refreshToken } })
  const limitPerMinute = tokenExtendsOperation.limit?.perMinute ?? 0
  expect(limitPerMinute).toBeGreaterThan(0)
  for (let i = 0; i < limitPerMinute; i += 1) expect((await attempt(`guess-${i}`)).status).toBe(401)
  const refused = await attempt('guess')
  expect(refused.headers.get('retry-after')).toMatch(/^[1-9]\d?$/)
  await expectProblem(refused, 'GBL0017')
})
