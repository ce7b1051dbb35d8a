// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { hydrateRoot, type Root } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { ApiError, type ApiErrorKind } from '@/lib/client/api-error'
import { toastEvent } from '@/lib/client/report'
import { hasUnsavedInput } from '@/lib/client/unsaved-input'
import { problemDocument } from '@/lib/contract/problem-document'
import { newsletterFailures } from './failure-words'
import { NewsletterIsland } from './newsletter-island.client'
import { sendSubscription } from './send-subscription'

vi.mock('./send-subscription', () => ({ sendSubscription: vi.fn() }))
const sent = vi.mocked(sendSubscription)

const config = { origin: 'https://www.example.com', appId: 'timbang', signingKey: 'key' }
const empty = 'Email cannot be empty.'
const invalid = 'Invalid email address. Please enter a valid email address.'
const success = 'Your submission was successful.'

const input = () => screen.getByLabelText<HTMLInputElement>('Stay in the loop')
const button = () => screen.getByRole('button')
const words = () => screen.getByRole('status').textContent

/** Resolving is asynchronous, and so is the loading of what sends. */
async function settle(): Promise<void> {
  await act(async () => {
    await vi.advanceTimersByTimeAsync(0)
    await vi.dynamicImportSettled()
    await vi.advanceTimersByTimeAsync(0)
  })
}

async function type(text: string): Promise<void> {
  fireEvent.input(input(), { target: { value: text } })
  await settle()
}
async function leave(): Promise<void> {
  fireEvent.blur(input())
  await settle()
}
async function submit(): Promise<void> {
  fireEvent.submit(input().form ?? input())
  await settle()
}

/** A call that is answered when the test says so. */
function pendingCall() {
  const call = Promise.withResolvers<void>()
  sent.mockReturnValueOnce(call.promise)
  return call
}

beforeEach(() => {
  vi.useFakeTimers()
  document.body.innerHTML = `<script id="shell-config" type="application/json">${JSON.stringify(config)}</script>`
})
afterEach(() => {
  cleanup()
  vi.useRealTimers()
  vi.restoreAllMocks()
  vi.clearAllMocks()
})

describe('the markup of the newsletter form', () => {
  it('posts an e-mail address without script', () => {
    const html = renderToString(<NewsletterIsland />)
    expect(html).toMatch(/^<form action="\/subscribe" method="post">/)
    expect(html).toMatch(/<input [^>]*type="email"/)
    expect(html).toMatch(/<input [^>]*name="email"/)
    expect(html).not.toContain('novalidate')
  })

  it('is taken over with what was typed into it before', async () => {
    const place = document.createElement('div')
    document.body.append(place)
    place.innerHTML = renderToString(<NewsletterIsland />)
    const before = input()
    before.value = 'Anna@Bank.my'
    let root: Root | null = null
    await act(async () => {
      root = hydrateRoot(place, <NewsletterIsland />, { onRecoverableError: vi.fn(expect.fail) })
    })
    expect(input()).toBe(before)
    expect(input().value).toBe('anna@bank.my')
    expect(hasUnsavedInput()).toBe(true)
    pendingCall()
    await submit()
    expect(sent).toHaveBeenCalledExactlyOnceWith(config, 'anna@bank.my')
    act(() => root?.unmount())
  })
})

describe('typing into the newsletter form', () => {
  beforeEach(() => {
    render(<NewsletterIsland />)
  })

  it('is lower-cased, and the caret stays where it is', async () => {
    input().focus()
    input().value = 'ANna@Bank.com.my'
    input().setSelectionRange(2, 2)
    fireEvent.input(input())
    expect(input().value).toBe('anna@bank.com.my')
    expect(input().selectionStart).toBe(2)
  })

  it('is left alone while characters are being composed', () => {
    input().value = 'A'
    fireEvent(input(), new InputEvent('input', { isComposing: true, bubbles: true }))
    expect(input().value).toBe('A')
    fireEvent.compositionEnd(input())
    expect(input().value).toBe('a')
  })

  it('goes from empty over invalid to valid without a word of blame', async () => {
    for (const text of ['a', 'a@b.com', '', 'b']) {
      await type(text)
      expect(words()).toBe('')
    }
  })

  it('is told what is wrong once the field is left, and no longer when it is right', async () => {
    await type('anna@bank.org')
    await leave()
    expect(words()).toBe(invalid)
    expect(input().getAttribute('aria-invalid')).toBe('true')
    expect(input().getAttribute('aria-describedby')).toBe('news-hint news-problem')
    expect(document.getElementById('news-problem')?.textContent).toBe(invalid)
    await type('anna@bank.my')
    expect(words()).toBe('')
    expect(input().hasAttribute('aria-invalid')).toBe(false)
    expect(input().getAttribute('aria-describedby')).toBe('news-hint')
  })

  it('says nothing when an empty field is left, or one that was emptied', async () => {
    await leave()
    expect(words()).toBe('')
    await type('anna@bank.org')
    await leave()
    await type('')
    expect(words()).toBe('')
    await type('b')
    expect(words()).toBe('')
  })

  it('counts as unsaved input while something stands in the field', async () => {
    await type('anna')
    expect(hasUnsavedInput()).toBe(true)
    await type('')
    expect(hasUnsavedInput()).toBe(false)
  })
})

describe('sending the newsletter form', () => {
  beforeEach(() => {
    render(<NewsletterIsland />)
  })

  it.each([
    ['', empty],
    ['   ', empty],
    ['anna', invalid],
    ['anna@bank.org', invalid],
  ])('is stopped for %j and says why', async (typed, message) => {
    if (typed !== '') await type(typed)
    await submit()
    expect(sent).not.toHaveBeenCalled()
    expect(words()).toBe(message)
    expect(document.activeElement).toBe(input())
  })

  it('never leaves the page', async () => {
    await type('anna@bank.my')
    pendingCall()
    expect(fireEvent.submit(input().form ?? input())).toBe(false)
    await settle()
  })

  it('sends the address once, however often it is pressed', async () => {
    pendingCall()
    await type('Anna@Bank.my')
    fireEvent.submit(input().form ?? input())
    await submit()
    await submit()
    expect(sent).toHaveBeenCalledExactlyOnceWith(config, 'anna@bank.my')
    expect(input().form?.getAttribute('aria-busy')).toBe('true')
  })

  it('clears the field and says so when it is done', async () => {
    const call = pendingCall()
    await type('anna@bank.my')
    await submit()
    call.resolve()
    await settle()
    expect([words(), input().value]).toEqual([success, ''])
    expect(hasUnsavedInput()).toBe(false)
    await type('b')
    expect(words()).toBe('')
  })

  it('looks busy only after 400 ms, and no longer than it lasts', async () => {
    const call = pendingCall()
    await type('anna@bank.my')
    await submit()
    await act(() => vi.advanceTimersByTimeAsync(399))
    expect(button().textContent).toBe('Subscribe')
    await act(() => vi.advanceTimersByTimeAsync(1))
    expect(button().textContent).toBe('Sending…')
    call.resolve()
    await settle()
    expect(button().textContent).toBe('Subscribe')
    expect(button().hasAttribute('aria-disabled')).toBe(false)
  })
})

describe('a newsletter form that could not be sent', () => {
  const toasts: unknown[] = []
  const note = (event: Event) => toasts.push(event instanceof CustomEvent ? event.detail : null)
  beforeEach(() => {
    toasts.length = 0
    window.addEventListener(toastEvent, note)
    vi.spyOn(console, 'info').mockImplementation(() => undefined)
    vi.spyOn(console, 'error').mockImplementation(() => undefined)
    render(<NewsletterIsland />)
  })
  afterEach(() => window.removeEventListener(toastEvent, note))

  const fail = async (error: unknown) => {
    sent.mockRejectedValueOnce(error)
    await type('anna@bank.my')
    await submit()
  }
  const without = (kind: ApiErrorKind) => new ApiError(kind, 'subscribe', null, null)

  it.each([
    ['network', newsletterFailures.unreachable],
    ['timeout', newsletterFailures.late],
    ['status', newsletterFailures.ours],
    ['unreadable', newsletterFailures.ours],
  ] as const)('is kept and can be sent again (%s)', async (kind, message) => {
    await fail(without(kind))
    expect([words(), input().value]).toEqual([message, 'anna@bank.my'])
    expect(input().hasAttribute('aria-invalid')).toBe(false)
    expect(input().form?.hasAttribute('aria-busy')).toBe(false)
    await leave()
    expect(words()).toBe(message)
    await submit()
    expect(words()).toBe(success)
    expect(sent).toHaveBeenCalledTimes(2)
  })

  it('says that there is no connection', async () => {
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
    await fail(without('network'))
    expect([words(), input().value]).toEqual([newsletterFailures.offline, 'anna@bank.my'])
  })

  it('says that we could not be reached when even the script for it did not come', async () => {
    await fail(new TypeError('Failed to fetch dynamically imported module'))
    expect(words()).toBe(newsletterFailures.unreachable)
  })

  it("leaves the provider's own words to a toast, once", async () => {
    const error = new ApiError('status', 'subscribe', 422, null)
    vi.spyOn(error, 'visitorMessage', 'get').mockReturnValue('Ours.')
    await fail(error)
    expect([words(), input().value]).toEqual(['', 'anna@bank.my'])
    expect(toasts).toEqual([{ message: 'Ours.', kind: 'failure' }])
    expect(hasUnsavedInput()).toBe(true)
  })

  it('shows at the field what the server says of it, until it is changed', async () => {
    const errors = [{ field: 'email', message: 'This address has moved.' }]
    await fail(new ApiError('status', 'subscribe', 422, problemDocument('GBL0007', 'id', null, errors)))
    expect(words()).toBe('This address has moved.')
    expect(input().getAttribute('aria-invalid')).toBe('true')
    expect(document.activeElement).toBe(input())
    await type('anna@bank.com.my')
    expect(words()).toBe('')
  })

  it('says no field that it does not have', async () => {
    const errors = [{ field: 'state', message: 'is not known' }]
    await fail(new ApiError('status', 'subscribe', 422, problemDocument('GBL0007', 'id', null, errors)))
    expect([words(), input().hasAttribute('aria-invalid')]).toEqual(['', false])
    expect(toasts).toHaveLength(1)
  })
})
