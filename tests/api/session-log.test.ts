import fs from 'node:fs'
import { expect, test, vi } from 'vitest'
import { deviceIdOperation } from '@/lib/contract/calls/device'
import { accountOperation, logoutOperation, tokenExtendsOperation } from '@/lib/contract/calls/session'
import { hashToken } from '@/lib/server/services/sessions/tokens'
import { bearer, newMember, sessionsWith, signed } from './support/member'
import { expectProblem, expectSuccess, providerWith, requestTo, send } from './support/provider'

process.env.LOG_LEVEL = 'debug'

test('a whole life of a session leaves a security event in the log, and no token, hash, name or birth date', async () => {
  const lines: string[] = []
  const standardError = 2
  const { writeSync } = fs
  const write = vi.spyOn(fs, 'writeSync').mockImplementation((file: number, text: unknown) => {
    if (file !== standardError) return writeSync(file, String(text))
    lines.push(String(text))
    return Buffer.byteLength(String(text))
  })
  const fullName = 'Canary Binti Kenari'
  const member = await newMember({ fullName })
  const { refreshToken, accessToken } = member
  await expectSuccess(await send(accountOperation, { headers: bearer(accessToken) }), accountOperation)
  const signature = signed()
  await expectSuccess(await send(deviceIdOperation, { headers: signature }), deviceIdOperation)
  const next = await expectSuccess(await send(tokenExtendsOperation, { body: { refreshToken } }), tokenExtendsOperation)
  const later = providerWith(sessionsWith({ clock: { now: () => Date.now() + 60_000 } }))
  await expectProblem(await later(requestTo(tokenExtendsOperation, { body: { refreshToken } })), 'GBL0012')
  const faulty = providerWith({ account: { endSession: () => Promise.reject(new Error('a fault')) } })
  const other = await newMember({ fullName })
  await expectProblem(await faulty(requestTo(logoutOperation, { headers: bearer(other.accessToken) })), 'GBL0001')
  await expectSuccess(await send(logoutOperation, { headers: bearer(other.accessToken) }), logoutOperation)
  write.mockRestore()

  const log = lines.join('')
  const events = lines.map((line) => JSON.parse(line))
  expect(events).toContainEqual(expect.objectContaining({ event: 'api.fault' }))
  const reuse = { level: 'warn', event: 'security.refresh-reused', sessionId: member.sessionId }
  expect(events.filter((event) => event.event === reuse.event)).toEqual([expect.objectContaining(reuse)])
  const tokens = [accessToken, refreshToken, next.accessToken, next.refreshToken ?? '', other.accessToken]
  for (const secret of [...tokens, ...tokens.map(hashToken), signature.hash, fullName, '1990-05-17']) {
    expect(log).not.toContain(secret)
  }
})
