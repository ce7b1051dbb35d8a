import { afterEach, describe, expect, it, vi } from 'vitest'
import { GET } from '@/app/(member)/sign-in/renew/route'
import { endMember, keepMember, memberOf } from '@/lib/server/data/account/member-cookie'
import { runtime } from '@/lib/server/services/runtime'
import { endSession } from '@/lib/server/services/sessions/sessions'
import { newMember } from '@/tests/api/support/member'

const minuteMs = 60_000
const sentBack = (header: string | null) => header?.split(';')[0] ?? ''

const renew = (cookie: string, next = '/account-settings') =>
  GET(new Request(`http://site.test/sign-in/renew?${new URLSearchParams({ next })}`, { headers: { cookie } }))

afterEach(() => vi.useRealTimers())

describe('the session of a browser without script', () => {
  it('is read from its cookie, which says nothing to who looks at it', async () => {
    const { accessToken, refreshToken } = await newMember()
    const header = keepMember({ accessToken, refreshToken, shared: false })
    expect(header).not.toContain(accessToken)
    expect(header).not.toContain(refreshToken)
    expect(header).toMatch(/; Path=\/; Max-Age=1209600; HttpOnly; SameSite=Lax$/)
    expect(memberOf(sentBack(header))).toEqual({ kind: 'fresh', bearer: accessToken })
    expect(memberOf(null)).toEqual({ kind: 'nobody' })
    expect(memberOf(sentBack(keepMember(null)))).toEqual({ kind: 'nobody' })
  })

  it('is renewed when its access token is about to lapse, and leads back to the page that asked', async () => {
    vi.useFakeTimers({ now: Date.now(), toFake: ['Date'] })
    const { accessToken, refreshToken } = await newMember()
    const cookie = sentBack(keepMember({ accessToken, refreshToken, shared: false }))
    vi.setSystemTime(Date.now() + 9 * minuteMs)
    expect(memberOf(cookie)).toEqual({ kind: 'stale' })
    const answer = await renew(cookie)
    expect([answer.status, answer.headers.get('location')]).toEqual([303, '/account-settings'])
    expect(answer.headers.get('x-robots-tag')).toBe('noindex')
    const renewed = memberOf(sentBack(answer.headers.get('set-cookie')))
    expect(renewed).toEqual({ kind: 'fresh', bearer: expect.not.stringMatching(accessToken) })
  })

  it('of a shared computer ends with the browser, renewed too', async () => {
    vi.useFakeTimers({ now: Date.now(), toFake: ['Date'] })
    const { accessToken, refreshToken } = await newMember()
    const header = keepMember({ accessToken, refreshToken, shared: true })
    expect(header).not.toContain('Max-Age')
    vi.setSystemTime(Date.now() + 9 * minuteMs)
    const renewed = (await renew(sentBack(header))).headers.get('set-cookie')
    expect(memberOf(sentBack(renewed)).kind).toBe('fresh')
    expect(renewed).not.toContain('Max-Age')
  })

  it('that has ended is forgotten', async () => {
    const { sessionId, accessToken, refreshToken } = await newMember()
    await endSession(runtime().sessions, sessionId)
    const answer = await renew(sentBack(keepMember({ accessToken, refreshToken, shared: false })))
    expect([answer.status, answer.headers.get('set-cookie')]).toEqual([303, expect.stringContaining('Max-Age=0')])
  })

  it('is ended for good when its owner leaves, however old its tokens are', async () => {
    vi.useFakeTimers({ now: Date.now(), toFake: ['Date'] })
    const { accessToken, refreshToken } = await newMember()
    const cookie = sentBack(keepMember({ accessToken, refreshToken, shared: false }))
    vi.setSystemTime(Date.now() + 60 * minuteMs)
    await endMember(cookie, { forwardedFor: null, userAgent: null })
    const answer = await renew(cookie)
    expect(answer.headers.get('set-cookie')).toContain('Max-Age=0')
  })

  it('leads to no other site', async () => {
    for (const next of ['//evil.test', 'https://evil.test/', '/\\evil.test'])
      expect((await renew('', next)).headers.get('location')).toBe('/sign-in')
  })
})
