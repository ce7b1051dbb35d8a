// @vitest-environment happy-dom
// @vitest-environment-options {"settings":{"enableIframePageLoading":true,"navigation":{"disableChildFrameNavigation":true}}}
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { ApiError } from '@/lib/client/api-error'
import { askProvider } from './ask-provider'
import { Chat } from './chat.client'

vi.mock('./ask-provider', () => ({ askProvider: vi.fn() }))

const config = {
  origin: 'https://www.example.com',
  appId: 'timbang',
  signingKey: 'key',
  analytics: null,
  apps: [],
  chat: { infobip: true, zendesk: false },
}
const chat = () => screen.getByLabelText('Chat')
const frame = () => screen.queryByTitle<HTMLIFrameElement>('Chat with our support')
const words = () => screen.queryByRole('status')?.textContent ?? null
const failed = 'The chat did not open. Your connection or a blocker may be in the way.'

const unreachable = () => Promise.reject(new ApiError('network', 'setting', null, null))
/** The window inside the frame, whose document is not loaded here. */
const inside: Window = Object.create(window)

let launcher: HTMLElement
let root: HTMLElement

type Answer = () => Promise<'infobip' | 'zendesk'>

async function open(answer: Answer = async () => 'infobip'): Promise<void> {
  vi.mocked(askProvider).mockImplementationOnce(answer)
  launcher.focus()
  await act(async () => {
    render(<Chat config={config} />, { container: root })
    await vi.dynamicImportSettled()
  })
}

/** As the frame's document says it; `source` is the window that it comes from. */
async function say(what: unknown, source: Window | null = inside): Promise<void> {
  await act(async () => {
    window.dispatchEvent(new MessageEvent('message', { data: { chat: what }, source }))
  })
}

beforeEach(() => {
  vi.useFakeTimers()
  vi.spyOn(HTMLIFrameElement.prototype, 'contentWindow', 'get').mockReturnValue(inside)
  vi.spyOn(console, 'info').mockImplementation(() => undefined)
  document.body.innerHTML = '<button data-shell="chat"><b>Chat with us</b></button><div id="root"></div>'
  launcher = document.querySelector('button') ?? document.body
  root = document.querySelector('div') ?? document.body
})
afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
  vi.clearAllMocks()
  vi.useRealTimers()
})

describe('the chat', () => {
  it('frames the document of the provider that the setting names, with an origin of its own', async () => {
    await open()
    expect(frame()?.getAttribute('src')).toBe('/live-chat/infobip')
    expect(frame()?.getAttribute('sandbox')).toBe('allow-scripts allow-forms allow-popups')
  })

  it('frames nothing before the setting is known, and says that it opens only after 400 milliseconds', async () => {
    await open(() => new Promise(() => undefined))
    expect(frame()).toBeNull()
    await act(() => vi.advanceTimersByTimeAsync(399))
    expect(words()).toBe('')
    await act(() => vi.advanceTimersByTimeAsync(1))
    expect(words()).toBe('Opening the chat…')
  })

  it('shows the frame once the provider has started in it', async () => {
    await open()
    expect(frame()?.className).toBe('invisible')
    await say('ready')
    expect(frame()?.className).toBe('')
    await act(() => vi.advanceTimersByTimeAsync(60_000))
    expect(frame()).not.toBeNull()
  })

  it('takes the focus, gives it back when it is closed, and keeps what was said', async () => {
    await open()
    expect(document.activeElement).toBe(chat())
    await say('ready')
    const before = frame()
    fireEvent.keyDown(screen.getByRole('button', { name: 'Close' }), { key: 'Escape' })
    expect(chat().hidden).toBe(true)
    expect(document.activeElement).toBe(launcher)
    fireEvent.click(launcher.firstElementChild ?? launcher)
    expect(chat().hidden).toBe(false)
    expect(frame()).toBe(before)
    fireEvent.click(screen.getByRole('button', { name: 'Close' }))
    expect(chat().hidden).toBe(true)
  })

  it('closes when Escape is pressed inside the frame, which only the frame hears', async () => {
    await open()
    await say('ready')
    await say('close')
    expect(chat().hidden).toBe(true)
  })

  it('hears nobody but its frame', async () => {
    await open()
    for (const source of [window, null]) await say('ready', source)
    expect(frame()?.className).toBe('invisible')
  })

  it.each([undefined, 'other', 1])('hears no other word: %s', async (word) => {
    await open()
    await say(word)
    expect(frame()?.className).toBe('invisible')
  })
})

describe('a chat that does not open', () => {
  it('says so and leads to the support centre when the provider is blocked', async () => {
    await open()
    await say('blocked')
    expect(words()).toBe(failed)
    expect(frame()).toBeNull()
    expect(screen.getByRole('link', { name: 'Go to the support centre' }).getAttribute('href')).toBe('/support')
  })

  it('is given up after 15 seconds', async () => {
    await open()
    await act(() => vi.advanceTimersByTimeAsync(14_999))
    expect(frame()).not.toBeNull()
    await act(() => vi.advanceTimersByTimeAsync(1))
    expect(words()).toBe(failed)
  })

  it('can be tried again after the setting could not be asked', async () => {
    await open(unreachable)
    expect(words()).toBe(failed)
    vi.mocked(askProvider).mockResolvedValueOnce('infobip')
    await act(async () => {
      fireEvent.click(screen.getByRole('button', { name: 'Try again' }))
      await vi.dynamicImportSettled()
    })
    expect(frame()).not.toBeNull()
  })

  it('shows the words of a provider that refuses', async () => {
    const toasts: unknown[] = []
    const note = (event: Event) => toasts.push(event instanceof CustomEvent ? event.detail : null)
    window.addEventListener('shell:toast', note)
    const refusal = { message: 'The chat is being mended.', errorCode: null }
    await open(() => Promise.reject(new ApiError('status', 'setting', 503, refusal)))
    expect(words()).toBe(failed)
    expect(toasts).toEqual([{ message: refusal.message, kind: 'failure' }])
    window.removeEventListener('shell:toast', note)
  })

  it('says that there is no connection', async () => {
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
    await open(unreachable)
    expect(words()).toBe('You are offline. Try again when you are connected.')
  })

  it('is closed where the setting names a provider that is not set up', async () => {
    await open(async () => 'zendesk')
    expect(words()).toBe('The chat is closed at the moment.')
    expect(frame()).toBeNull()
  })
})
