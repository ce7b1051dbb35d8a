// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { ApiError, type ApiErrorKind } from '@/lib/client/api-error'
import { toastEvent } from '@/lib/client/report'
import { hasUnsavedInput } from '@/lib/client/unsaved-input'
import { enhanceNewsletter } from './enhance-newsletter'
import { newsletterFailures } from './failure-words'
import { sendSubscription } from './send-subscription'

vi.mock('./send-subscription', () => ({ sendSubscription: vi.fn() }))
const sent = vi.mocked(sendSubscription)

const config = {
  origin: 'https://www.example.com',
  appId: 'timbang',
  signingKey: 'key',
  analytics: null,
  chat: { infobip: false, zendesk: false },
}
const empty = 'Email cannot be empty.'
const invalid = 'Invalid email address. Please enter a valid email address.'

function byTag<T extends keyof HTMLElementTagNameMap>(tag: T): HTMLElementTagNameMap[T] {
  const found = document.querySelector(tag)
  if (found === null) throw new Error(`No ${tag}`)
  return found
}
const words = () => byTag('p').textContent
const state = () => byTag('form').dataset.state

function type(text: string): void {
  byTag('input').value = text
  byTag('input').dispatchEvent(new Event('input', { bubbles: true }))
}
const leave = () => byTag('input').dispatchEvent(new Event('blur'))
const submit = () => byTag('form').dispatchEvent(new Event('submit', { cancelable: true, bubbles: true }))

/** A call that is answered when the test says so. */
function pendingCall() {
  const call = Promise.withResolvers<void>()
  sent.mockReturnValueOnce(call.promise)
  return call
}

async function settle(): Promise<void> {
  await vi.advanceTimersByTimeAsync(0)
  await vi.dynamicImportSettled()
  await vi.advanceTimersByTimeAsync(0)
}

beforeEach(() => {
  vi.useFakeTimers()
  document.body.innerHTML = `<form data-shell="newsletter" method="post" action="/subscribe">
    <input type="email" name="email" aria-describedby="about"><button>Subscribe</button><p role="status"></p></form>`
  enhanceNewsletter(byTag('form'), config)
})
afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
  vi.clearAllMocks()
})

describe('typing into the newsletter form', () => {
  it('is lower-cased, and the caret stays where it is', () => {
    byTag('input').value = 'ANna@Bank.com.my'
    byTag('input').setSelectionRange(2, 2)
    byTag('input').dispatchEvent(new Event('input', { bubbles: true }))
    expect(byTag('input').value).toBe('anna@bank.com.my')
    expect(byTag('input').selectionStart).toBe(2)
  })

  it('is left alone while characters are being composed', () => {
    byTag('input').value = 'A'
    byTag('input').dispatchEvent(new InputEvent('input', { isComposing: true }))
    expect(byTag('input').value).toBe('A')
    byTag('input').dispatchEvent(new Event('compositionend'))
    expect(byTag('input').value).toBe('a')
  })

  it('goes from empty over invalid to valid without a word of blame', () => {
    const states = ['', 'a', 'a@b.com', ''].map((text) => {
      type(text)
      return [state(), words()]
    })
    expect(states).toEqual([
      ['empty', ''],
      ['invalid', ''],
      ['valid', ''],
      ['empty', ''],
    ])
  })

  it('is told what is wrong once the field is left, and no longer when it is right', () => {
    type('anna@bank.org')
    leave()
    expect(words()).toBe(invalid)
    expect(byTag('input').getAttribute('aria-invalid')).toBe('true')
    type('anna@bank.my')
    expect(words()).toBe('')
    expect(byTag('input').hasAttribute('aria-invalid')).toBe(false)
  })

  it('says nothing when an empty field is left', () => {
    leave()
    expect(words()).toBe('')
  })

  it('ties the field to its message beside what described it before', () => {
    expect(byTag('input').getAttribute('aria-describedby')).toBe(`about ${byTag('p').id}`)
    expect(byTag('p').getAttribute('role')).toBe('status')
  })

  it('keeps a new version from loading the page while something stands in the field', () => {
    type('anna')
    expect(hasUnsavedInput()).toBe(true)
    type('')
    expect(hasUnsavedInput()).toBe(false)
  })
})

describe('sending the newsletter form', () => {
  it.each([
    ['', empty],
    ['   ', empty],
    ['anna', invalid],
    ['anna@bank.org', invalid],
  ])('is stopped for %j and says why', (typed, message) => {
    type(typed)
    submit()
    expect(sent).not.toHaveBeenCalled()
    expect(words()).toBe(message)
    expect(state()).toBe('invalid')
    expect(document.activeElement).toBe(byTag('input'))
  })

  it('never leaves the page', () => {
    type('anna@bank.my')
    pendingCall()
    expect(submit()).toBe(false)
  })

  it('sends the address once, however often it is pressed', async () => {
    pendingCall()
    type('Anna@Bank.my')
    submit()
    submit()
    await settle()
    submit()
    expect(sent).toHaveBeenCalledExactlyOnceWith(config, 'anna@bank.my')
    expect(state()).toBe('submitting')
  })

  it('clears the field and says so when it is done', async () => {
    const call = pendingCall()
    type('anna@bank.my')
    submit()
    await settle()
    call.resolve()
    await settle()
    expect(words()).toBe('Your submission was successful.')
    expect([state(), byTag('input').value]).toEqual(['success', ''])
    expect(hasUnsavedInput()).toBe(false)
    type('b')
    expect(words()).toBe('')
  })

  it('looks busy only after 400 ms, and no longer than it lasts', async () => {
    const call = pendingCall()
    type('anna@bank.my')
    submit()
    await vi.advanceTimersByTimeAsync(399)
    expect(byTag('button').textContent).toBe('Subscribe')
    await vi.advanceTimersByTimeAsync(1)
    expect(byTag('button').textContent).toBe('Sending…')
    call.resolve()
    await settle()
    expect(byTag('button').textContent).toBe('Subscribe')
    expect(byTag('button').hasAttribute('aria-disabled')).toBe(false)
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
  })
  afterEach(() => window.removeEventListener(toastEvent, note))

  const fail = async (error: unknown) => {
    sent.mockRejectedValueOnce(error)
    type('anna@bank.my')
    submit()
    await settle()
  }
  const without = (kind: ApiErrorKind) => new ApiError(kind, 'subscribe', null, null)

  it.each([
    ['network', newsletterFailures.unreachable],
    ['timeout', newsletterFailures.late],
    ['status', newsletterFailures.ours],
    ['unreadable', newsletterFailures.ours],
  ] as const)('is kept and can be sent again (%s)', async (kind, message) => {
    await fail(without(kind))
    expect(words()).toBe(message)
    expect([state(), byTag('input').value]).toEqual(['failed', 'anna@bank.my'])
    expect(byTag('form').hasAttribute('aria-busy')).toBe(false)
    leave()
    expect(words()).toBe(message)
    submit()
    await settle()
    expect(state()).toBe('success')
    expect(sent).toHaveBeenCalledTimes(2)
  })

  it('says that there is no connection', async () => {
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
    await fail(without('network'))
    expect(words()).toBe(newsletterFailures.offline)
    expect(byTag('input').value).toBe('anna@bank.my')
  })

  it('says that we could not be reached when even the script for it did not come', async () => {
    await fail(new TypeError('Failed to fetch dynamically imported module'))
    expect(words()).toBe(newsletterFailures.unreachable)
  })

  it("leaves the provider's own words to a toast, once", async () => {
    const error = new ApiError('status', 'subscribe', 422, null)
    vi.spyOn(error, 'visitorMessage', 'get').mockReturnValue('Ours.')
    await fail(error)
    expect(words()).toBe('')
    expect(toasts).toEqual([{ message: 'Ours.' }])
    expect(state()).toBe('failed')
  })
})

describe('taking over a form', () => {
  it('is done once', async () => {
    enhanceNewsletter(byTag('form'), config)
    type('anna@bank.my')
    submit()
    await settle()
    expect(sent).toHaveBeenCalledTimes(1)
  })

  it('judges what was typed before', () => {
    document.body.innerHTML =
      '<form><input name="email" value="Anna@Bank.my"><button>Go</button><p role="status"></p></form>'
    enhanceNewsletter(byTag('form'), config)
    expect([byTag('input').value, state()]).toEqual(['anna@bank.my', 'valid'])
  })

  it('leaves a form that it does not know to the browser', () => {
    document.body.innerHTML = '<form><input name="other"></form>'
    enhanceNewsletter(byTag('form'), config)
    expect(submit()).toBe(true)
  })
})
