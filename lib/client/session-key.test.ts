// @vitest-environment happy-dom
import { expect, test } from 'vitest'
import { deleteProcessOperation } from '@/lib/contract/calls/closing'
import { createSessionProvider } from '@/tests/factories/session-provider'
import { createTransport } from './http'
import { createTabLock } from './lock'
import { createSessionCall } from './session'
import { writeTokens } from './storage'

test('a call that has one effect stays one when it is made again with a renewed token: both carry its key', async () => {
  const provider = createSessionProvider()
  const transport = createTransport({ baseURL: '/api', appId: 'timbang', adapter: provider.adapter })
  const signing = { appId: 'timbang', signingKey: 'test-key' }
  const call = createSessionCall({ transport, signing, lock: createTabLock(), now: Date.now })
  const close = 'POST /account-component/account/delete-process'
  provider.forMembers.set(close, () => ({ status: 200, body: { data: { erasesOn: '2026-12-22' } } }))
  writeTokens({ access: 'access-1', refresh: 'refresh-1' })
  provider.expire()
  await call(deleteProcessOperation, { body: {} })
  await call(deleteProcessOperation, { body: {} })
  const keys = provider.arrived.filter((one) => one.call === close).map(({ headers }) => headers['Idempotency-Key'])
  expect(keys[0]).toMatch(/^[0-9a-f-]{36}$/)
  expect(keys).toEqual([keys[0], keys[0], expect.not.stringMatching(String(keys[0]))])
})
