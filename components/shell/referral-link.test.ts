// @vitest-environment happy-dom
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { readReferral } from '@/lib/client/storage'
import { takeReferralCode } from './referral-link'
import { sendReferral } from './send-referral'

const code = '23456789AB'
const open = (address: string) => history.replaceState({ place: 4 }, '', address)

beforeEach(() => {
  localStorage.clear()
  vi.unstubAllGlobals()
})

describe('a friend’s code in an address', () => {
  it.each([
    ['/', `/?ref=${code}`],
    ['/credit-card?sort=fee#list', `/credit-card?sort=fee&ref=${code}#list`],
    ['/referral', `/referral?code=${code}`],
    ['/blog?utm_source=a', `/blog?ref=${code}&utm_source=a`],
  ])('is taken out at once: %s is left', (left, address) => {
    open(address)
    expect(takeReferralCode()).toBe(true)
    expect(location.pathname + location.search + location.hash).toBe(left)
    expect(readReferral()).toBe(code)
    expect(history.state).toEqual({ place: 4 })
  })

  it('is looked for nowhere else, and nothing of an address without one changes', () => {
    open('/compare?code=x&product=a,b')
    expect(takeReferralCode()).toBe(false)
    expect([location.search, readReferral()]).toEqual(['?code=x&product=a,b', null])
  })

  it('waits for the next page where no line was there, and then goes in the body, once', async () => {
    open(`/?ref=${code}`)
    takeReferralCode()
    vi.stubGlobal('fetch', vi.fn().mockRejectedValueOnce(new TypeError('Failed to fetch')))
    await expect(sendReferral()).rejects.toThrow()
    const fetched = vi.fn(async (..._asked: Parameters<typeof fetch>) => new Response(null, { status: 204 }))
    vi.stubGlobal('fetch', fetched)
    expect(takeReferralCode()).toBe(true)
    await sendReferral()
    await sendReferral()
    expect(fetched.mock.calls.map(([address, init]) => [address, String(init?.body)])).toEqual([
      ['/sign-in/invited', `code=${code}`],
    ])
    expect(takeReferralCode()).toBe(false)
  })

  it('is kept for later by a server that is busy', async () => {
    open(`/?ref=${code}`)
    takeReferralCode()
    vi.stubGlobal('fetch', async () => new Response(null, { status: 503 }))
    await sendReferral()
    expect(readReferral()).toBe(code)
  })
})
