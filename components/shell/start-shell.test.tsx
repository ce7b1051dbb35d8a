// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { showToast as emitToast, toastEvent } from '@/lib/client/report'
import { changeSession, currentSession, type Member } from '@/lib/client/session-store'
import { writeTokens } from '@/lib/client/storage'
import { aminah } from '@/tests/factories/session-provider'
import { startMember } from './member/start-member'
import { startShell } from './start-shell'
import { showToast } from './toast/show-toast'

vi.mock('./member/start-member', () => ({ startMember: vi.fn() }))
vi.mock('./toast/show-toast', () => ({ showToast: vi.fn() }))
vi.mock('@/lib/client/quiet-failure', () => ({ logQuietFailure: vi.fn() }))

const config = {
  origin: 'https://www.example.com',
  appId: 'timbang',
  signingKey: 'key',
  analytics: null,
  apps: [],
  chat: { infobip: false, zendesk: false },
}
const member: Member = { ...aminah, initName: 'AY', referralDifferentTermConditionVersion: null }
const open = vi.fn(async () => undefined)
const announce = vi.fn()
const fetched = vi.fn(async () => Response.json({ version: '1' }))
let end: () => void

const start = () => {
  ;({ end } = startShell(config, { open, announce }))
}

function element(selector: string): HTMLElement {
  const found = document.querySelector<HTMLElement>(selector)
  if (found === null) throw new Error(`No ${selector}`)
  return found
}

async function settle(): Promise<void> {
  await vi.dynamicImportSettled()
  await vi.advanceTimersByTimeAsync(0)
}

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('fetch', fetched)
  localStorage.clear()
  document.body.innerHTML = `<a href="/download" data-shell="get-app"><b>Get App</b></a><button data-shell="age">Age</button>
    <button data-shell="toasts">No part for a click</button><button>Plain</button>`
})
afterEach(() => {
  end()
  vi.useRealTimers()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
  vi.clearAllMocks()
})

describe('a click', () => {
  it.each([
    ['b', 'get-app'],
    ['[data-shell="age"]', 'age'],
  ])('on %s opens the part that its element names, and nothing else', async (selector, name) => {
    start()
    const click = new MouseEvent('click', { bubbles: true, cancelable: true })
    element(selector).dispatchEvent(click)
    expect(open).toHaveBeenCalledExactlyOnceWith(name)
    expect(click.defaultPrevented).toBe(true)
  })

  it.each(['[data-shell="toasts"]', 'button:not([data-shell])'])('on %s is none of its business', (selector) => {
    start()
    const click = new MouseEvent('click', { bubbles: true, cancelable: true })
    element(selector).dispatchEvent(click)
    expect(open).not.toHaveBeenCalled()
    expect(click.defaultPrevented).toBe(false)
  })

  it('says so when the part does not come, and looks whether the site is new', async () => {
    start()
    await vi.advanceTimersByTimeAsync(100)
    fetched.mockClear()
    open.mockRejectedValueOnce(new TypeError('gone'))
    element('[data-shell="age"]').click()
    await settle()
    expect(announce).toHaveBeenCalledWith(expect.stringContaining('did not load'))
    expect(fetched).toHaveBeenCalledTimes(1)
  })
})

describe('a message', () => {
  it('is shown by the part for it, which loads with the first', async () => {
    start()
    emitToast('Not sent', 'failure')
    await settle()
    expect(open).toHaveBeenCalledExactlyOnceWith('toasts')
    expect(showToast).toHaveBeenCalledExactlyOnceWith({ message: 'Not sent', kind: 'failure' })
  })

  it.each([
    ['plain', 'plain'],
    [undefined, 'failure'],
    ['other', 'failure'],
  ])('that calls itself %s is shown as %s', async (kind, shown) => {
    start()
    window.dispatchEvent(new CustomEvent(toastEvent, { detail: { message: 'It is on your list.', kind } }))
    await settle()
    expect(showToast).toHaveBeenCalledExactlyOnceWith({ message: 'It is on your list.', kind: shown })
  })

  it('is said in the page when that part does not come', async () => {
    start()
    open.mockRejectedValueOnce(new TypeError('gone'))
    emitToast('Not sent', 'failure')
    await settle()
    expect(announce).toHaveBeenCalledExactlyOnceWith('Not sent')
  })

  it.each([[null], ['text'], [{}], [{ message: '' }], [{ message: 1 }]])(
    'without words is none: %j',
    async (detail) => {
      start()
      window.dispatchEvent(new CustomEvent(toastEvent, { detail }))
      await settle()
      expect(open).not.toHaveBeenCalled()
    },
  )
})

describe('a friend’s code', () => {
  it('has left the address when the shell has started, and goes to the pages of joining in the body of one request', async () => {
    history.replaceState(null, '', '/blog?ref=23456789AB&utm_source=a')
    start()
    expect(location.search).toBe('?utm_source=a')
    await settle()
    expect(fetched.mock.calls).toContainEqual(['/sign-in/invited', expect.objectContaining({ method: 'POST' })])
    expect(JSON.stringify(fetched.mock.calls.map(([address]: unknown[]) => address))).not.toContain('23456789AB')
    history.replaceState(null, '', '/')
  })
})

describe('the session', () => {
  const mark = () => document.documentElement.dataset.session

  it('is nobody without a token, whatever the first script took for one', () => {
    document.documentElement.dataset.session = 'unknown'
    start()
    expect(mark()).toBe('out')
    expect(currentSession().state).toEqual({ kind: 'out' })
  })

  it('is left to the part for members where a token is stored', async () => {
    writeTokens({ access: 'token', refresh: null })
    start()
    await settle()
    expect(mark()).toBe('unknown')
    expect(startMember).toHaveBeenCalledExactlyOnceWith(config, expect.any(AbortSignal))
  })

  it('loads nothing of the part for members for a visitor, and once when somebody signs in on the page', async () => {
    start()
    await settle()
    expect(startMember).not.toHaveBeenCalled()
    changeSession({ state: { kind: 'unknown' } })
    changeSession({ state: { kind: 'in', user: member } })
    await settle()
    expect(mark()).toBe('in')
    expect(startMember).toHaveBeenCalledTimes(1)
  })

  it('is looked at again when the page comes back from memory', async () => {
    start()
    writeTokens({ access: 'token', refresh: null })
    window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }))
    await settle()
    expect(mark()).toBe('unknown')
    expect(startMember).toHaveBeenCalledTimes(1)
  })

  it('knows the mode of the page, again on each arrival', () => {
    document.body.insertAdjacentHTML('beforeend', '<i data-page-mode="form"></i>')
    start()
    expect(currentSession().mode).toBe('form')
    changeSession({ mode: null })
    window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }))
    expect(currentSession().mode).toBe('form')
  })
})

it('ends with every listener', () => {
  start()
  end()
  element('[data-shell="age"]').click()
  expect(open).not.toHaveBeenCalled()
})
