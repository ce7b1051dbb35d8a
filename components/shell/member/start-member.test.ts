// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import type { User } from '@/lib/contract/entities/user'
import { aminah, calls, createSessionProvider, type SessionProvider } from '@/tests/factories/session-provider'

const signing = { appId: 'timbang', signingKey: 'test-key' }

const header = `
  <div class="acct"><a class="when-out" href="/sign-in">Login / Register</a></div>
  <div class="when-in">
    <details open><summary><b data-initials></b></summary>
      <p data-account-name></p>
      <a id="referral" href="/referral-dashboard">Referral Dashboard</a>
      <a id="points" href="/mx-points">MX Points</a>
      <button type="button" data-shell="sign-out">Sign Out</button>
    </details>
  </div>`

let provider: SessionProvider
let user: User = aminah
let ending: AbortController

function element(selector: string): HTMLElement {
  const found = document.querySelector<HTMLElement>(selector)
  if (found === null) throw new Error(`${selector} is not on the page`)
  return found
}

/** Replaced for each page, which has a store of its own. */
let session: () => string

/** What the store holds, and what a visitor can tell of it by the header. */
const seen = () => [session(), element('[data-initials]').textContent, element('[data-account-name]').textContent]

const referral = () => [element('#referral').getAttribute('href'), element('#referral').dataset.shell ?? null]

/** Lets everything that is under way come to its end. */
async function settle(): Promise<void> {
  for (let turn = 0; turn < 12; turn += 1) await new Promise((resolve) => setImmediate(resolve))
}

/** Waits for the end of a sign-out, which loads the signing script. */
async function untilOut(): Promise<void> {
  await vi.waitFor(() => expect(element('[data-shell="sign-out"]').ariaBusy).toBeNull(), { interval: 1 })
  await settle()
}

/** Loads the part into a fresh page, as each page load does. */
async function open(): Promise<void> {
  vi.resetModules()
  const { createTransport } = await import('@/lib/client/http')
  const adapter: SessionProvider['adapter'] = async (request) => {
    const answer = await provider.adapter(request)
    const isAccount = answer.status === 200 && request.url === '/account-component/account'
    return isAccount ? { ...answer, data: JSON.stringify({ data: user }) } : answer
  }
  vi.doMock('@/lib/client/browser', () => ({
    browserTransport: () => createTransport({ baseURL: '/api', appId: 'timbang', adapter }),
  }))
  const { currentSession } = await import('@/lib/client/session-store')
  const { startMember } = await import('./start-member')
  session = () => currentSession().state.kind
  startMember(signing, ending.signal)
  await settle()
}

function pageEvent(name: 'pagehide' | 'pageshow', persisted: boolean): void {
  const event = new Event(name)
  Object.defineProperty(event, 'persisted', { value: persisted })
  window.dispatchEvent(event)
}

beforeEach(() => {
  vi.spyOn(console, 'info').mockImplementation(() => undefined)
  user = aminah
  provider = createSessionProvider()
  document.body.innerHTML = header
  ending = new AbortController()
  sessionStorage.clear()
  localStorage.setItem('accessToken', 'access-1')
  localStorage.setItem('refreshToken', 'refresh-1')
})

afterEach(() => {
  ending.abort()
  localStorage.clear()
  vi.doUnmock('@/lib/client/browser')
  vi.restoreAllMocks()
})

describe('the header', () => {
  test('shows initials and name of the member, and the session as in', async () => {
    await open()
    expect(seen()).toEqual(['in', 'AY', 'Aminah binti Yusof'])
  })

  test.each(['GBL0015', 'GBL0020', 'GBL0001', 'no line'] as const)(
    'shows nobody when the account answers %s',
    async (instead) => {
      provider.instead.set(calls.account, instead)
      await open()
      expect(seen()).toEqual(['out', '', ''])
    },
  )

  test('shows a name as text, whatever is in it', async () => {
    user = { ...aminah, fullName: '<img src=x> Yusof' }
    await open()
    expect(element('[data-account-name]').innerHTML).toBe('&lt;img src=x&gt; Yusof')
  })

  test('follows a sign-out in another tab', async () => {
    await open()
    localStorage.clear()
    window.dispatchEvent(new StorageEvent('storage', { key: null }))
    await settle()
    expect(seen()).toEqual(['out', '', ''])
  })

  test('shows the member once the connection is back', async () => {
    provider.instead.set(calls.account, 'no line')
    await open()
    expect(seen()[0]).toBe('out')
    provider.instead.delete(calls.account)
    window.dispatchEvent(new Event('online'))
    await vi.waitFor(() => expect(seen()[0]).toBe('in'), { interval: 1 })
    expect(seen()).toEqual(['in', 'AY', 'Aminah binti Yusof'])
  })

  test('offers to try again while the account cannot be reached, and nobody is told to sign in', async () => {
    provider.instead.set(calls.account, 'no line')
    const told: unknown[] = []
    const listen = (event: Event) => told.push(event instanceof CustomEvent ? event.detail : null)
    window.addEventListener('shell:toast', listen)
    await open()
    window.removeEventListener('shell:toast', listen)
    const place = element('.acct a')
    expect([place.textContent, place.role, place.title]).toEqual([
      'Try again',
      'button',
      'We cannot reach your account right now',
    ])
    expect(told).toEqual([{ message: expect.stringContaining('You are still signed in'), kind: 'failure' }])
    provider.instead.delete(calls.account)
    const press = new MouseEvent('click', { bubbles: true, cancelable: true })
    place.dispatchEvent(press)
    await vi.waitFor(() => expect(seen()[0]).toBe('in'), { interval: 1 })
    expect([press.defaultPrevented, place.outerHTML]).toEqual([
      true,
      '<a class="when-out" href="/sign-in">Login / Register</a>',
    ])
  })

  test('asks for the account once, also when the window gets the focus again', async () => {
    await open()
    window.dispatchEvent(new Event('focus'))
    document.dispatchEvent(new Event('visibilitychange'))
    await settle()
    expect(provider.countOf(calls.account)).toBe(1)
  })
})

describe('the back/forward cache', () => {
  test('keeps nothing of the member, and Back shows nothing after a sign-out', async () => {
    await open()
    pageEvent('pagehide', true)
    expect(seen()).toEqual(['unknown', '', ''])
    localStorage.clear()
    pageEvent('pageshow', true)
    await settle()
    expect(seen()).toEqual(['out', '', ''])
  })

  test('Back shows the member again while the session lasts', async () => {
    await open()
    pageEvent('pagehide', true)
    pageEvent('pageshow', true)
    await settle()
    expect(seen()).toEqual(['in', 'AY', 'Aminah binti Yusof'])
    expect(provider.countOf(calls.account)).toBe(2)
  })

  test('a page that is not kept does not flicker when it is left', async () => {
    await open()
    pageEvent('pagehide', false)
    expect(seen()[0]).toBe('in')
  })
})

describe('the referral link', () => {
  test.each([
    ['leads an adult who agreed to these terms to the dashboard', 34, '3', '/referral-dashboard', null],
    ['leads an adult who agreed to other terms to the terms', 34, '2', '/referral/referral-terms-conditions', null],
    ['leads on from the day of the 18th birthday', 18, '3', '/referral-dashboard', null],
    ['opens the age requirements under 18', 17, '3', '/referral-dashboard', 'age'],
    ['opens the age requirements without a known age', null, '3', '/referral-dashboard', 'age'],
  ])('%s', async (_what, age, referralCodeTermConditionVersion, href, shell) => {
    user = { ...aminah, age, referralCodeTermConditionVersion }
    await open()
    expect(referral()).toEqual([href, shell])
    expect(element('#points').getAttribute('href')).toBe('/mx-points')
  })

  test('leads to the dashboard, which can ask again, while the terms are not known', async () => {
    provider.instead.set(calls.terms, 'no line')
    await open()
    expect(referral()).toEqual(['/referral-dashboard', null])
  })
})

describe('Sign Out', () => {
  const button = () => element('[data-shell="sign-out"]')

  test('ends the session, closes the menu, gives the focus to the login and says so', async () => {
    await open()
    button().focus()
    button().click()
    expect([button().textContent, button().ariaBusy]).toEqual(['Signing out…', 'true'])
    await untilOut()
    expect(seen()).toEqual(['out', '', ''])
    expect(localStorage.getItem('accessToken')).toBeNull()
    expect(document.activeElement).toBe(element('a.when-out'))
    expect([element('details').hasAttribute('open'), button().textContent]).toEqual([false, 'Sign Out'])
    expect(element('[role="status"]').textContent).toBe('You are signed out.')
  })

  test('pressed twice is sent once', async () => {
    await open()
    button().click()
    button().click()
    await untilOut()
    expect(provider.countOf(calls.logout)).toBe(1)
  })

  test('without a line forgets the session here and tells what stays', async () => {
    const told = vi.fn()
    const listen = (event: Event) => told(event instanceof CustomEvent ? event.detail : null)
    window.addEventListener('shell:toast', listen)
    await open()
    provider.instead.set(calls.logout, 'no line').set(calls.deviceId, 'no line')
    button().click()
    await untilOut()
    window.removeEventListener('shell:toast', listen)
    expect(seen()).toEqual(['out', '', ''])
    expect(told.mock.calls).toEqual([
      [{ message: expect.stringMatching(/signed out on this device.*could not reach/), kind: 'failure' }],
    ])
  })
})
