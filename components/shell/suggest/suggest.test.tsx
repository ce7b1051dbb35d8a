// @vitest-environment happy-dom
import { renderToStaticMarkup } from 'react-dom/server'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { SearchPage } from '@/components/home/search/search-page'
import { SiteHeader } from '../site-header.client'
import { suggestOnFocus } from './suggest-on-focus'

vi.mock('@/lib/client/log-quietly', () => ({ logQuietly: vi.fn() }))
vi.mock('@/styles/suggest.css', () => ({}))

const page = renderToStaticMarkup(
  <>
    <SiteHeader />
    <SearchPage crumbs={[]} typed="" outcome={{ state: 'empty' }} lists={[]} sample={false} lastKnownAt={null} />
    <input name="email" />
  </>,
)
const answers = [
  { href: '/loan/home-loan', title: 'Home loans', kind: 'List' },
  { href: '/loan/home-loan/a', title: 'Bahtera Home Loan', kind: 'Product' },
  { href: '/loan/home-loan/b', title: 'Cengal Home Financing-i', kind: 'Product' },
]
const call = vi.fn<(address: string) => Promise<Response>>()
const json = (value: unknown, status = 200) => Promise.resolve(Response.json(value, { status }))
const fields = () => [...document.querySelectorAll<HTMLInputElement>('[name=q]')]
const options = () => [...document.querySelectorAll('[role=option]')].map(({ textContent }) => textContent)
const chosen = () => document.querySelectorAll('[role=option][aria-selected=true]')
const status = () => document.querySelector('[role=status].sr-only')?.textContent
const asked = () => call.mock.calls.map(([address]) => new URL(address, 'https://x.test').searchParams.get('q'))
let ending: AbortController
let field: HTMLInputElement

/** The field of the header, or of the page, once it has been given the focus. */
async function focusOn(place: 'header' | 'label'): Promise<void> {
  const found = document.querySelector<HTMLInputElement>(`${place} [name=q]`)
  if (found === null) throw new Error(`No field in ${place}`)
  field = found
  field.focus()
  await vi.waitFor(() => expect(field.getAttribute('role')).toBe('combobox'))
}

/** Lets time pass, and answers that have come be read. */
async function pass(ms: number): Promise<void> {
  await vi.advanceTimersByTimeAsync(ms)
  for (let turn = 0; turn < 5; turn += 1) await new Promise((resolve) => setImmediate(resolve))
}

async function type(text: string): Promise<void> {
  field.value = text
  field.dispatchEvent(new InputEvent('input'))
  await pass(150)
}

function press(key: string, init: KeyboardEventInit = {}): KeyboardEvent {
  const event = new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true, ...init })
  field.dispatchEvent(event)
  return event
}

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  vi.stubGlobal('fetch', call)
  vi.stubGlobal('visualViewport', null)
  call.mockReset().mockImplementation(() => json(answers))
  document.body.innerHTML = page
  ending = new AbortController()
  suggestOnFocus(ending.signal)
})
afterEach(() => {
  ending.abort()
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

describe('a field of the search', () => {
  it.each(['header', 'label'] as const)('becomes a combobox with its first focus, in a %s', async (place) => {
    expect(fields().every((one) => !one.hasAttribute('role'))).toBe(true)
    await focusOn(place)
    expect(field.getAttribute('aria-expanded')).toBe('false')
    const list = document.getElementById(field.getAttribute('aria-controls') ?? '')
    expect(list?.getAttribute('role')).toBe('listbox')
    expect(list?.closest('label')).toBeNull()
    expect(fields().filter((one) => one.hasAttribute('role'))).toEqual([field])
  })

  it('is no field of another form', () => {
    document.querySelector<HTMLInputElement>('[name=email]')?.focus()
    expect(document.querySelector('[role=listbox]')).toBeNull()
  })
})

describe('suggestions', () => {
  beforeEach(() => focusOn('header'))

  it('come for two letters and more, marked by their kind, and are counted aloud', async () => {
    await type('h')
    expect(call).not.toHaveBeenCalled()
    await type('ho')
    expect(asked()).toEqual(['ho'])
    expect(options()).toEqual(['Home loans List', 'Bahtera Home Loan Product', 'Cengal Home Financing-i Product'])
    expect(field.getAttribute('aria-expanded')).toBe('true')
    expect(status()).toBe('3 suggestions below')
    expect(chosen()).toHaveLength(0)
  })

  it('are asked for once a moment passes without a letter, and never for a pasted text', async () => {
    for (const text of ['ho', 'hom', 'home']) {
      field.value = text
      field.dispatchEvent(new InputEvent('input'))
      await pass(100)
    }
    await pass(150)
    expect(asked()).toEqual(['home'])
    await type('a'.repeat(81))
    expect(asked()).toEqual(['home'])
    expect(options()).toEqual([])
  })

  it('of an older letter are never shown, however late they come', async () => {
    let answerLate = (_: Response) => {}
    call.mockImplementationOnce(() => new Promise((resolve) => (answerLate = resolve)))
    await type('ho')
    await type('hom')
    expect(options()).toHaveLength(3)
    answerLate(Response.json([{ href: '/late', title: 'Late', kind: 'Page' }]))
    await pass(1000)
    expect(options()).toHaveLength(3)
    await type('')
    expect(options()).toEqual([])
  })

  it.each([
    ['fails', () => json({}, 500)],
    ['does not answer', () => Promise.reject(new TypeError('Failed to fetch'))],
    ['answers something else', () => json([{ href: 'https://elsewhere.example', title: 'Out', kind: 'Page' }])],
  ])('are none where the server %s, and Enter searches', async (_what, answer) => {
    await type('ho')
    call.mockImplementation(answer)
    await type('hom')
    expect(options()).toEqual([])
    expect(field.getAttribute('aria-expanded')).toBe('false')
    expect(press('Enter').defaultPrevented).toBe(false)
    expect(field.value).toBe('hom')
  })

  it('are gone through by arrows, Home and End, and back to what was typed', async () => {
    await type('home')
    expect(press('Home').defaultPrevented).toBe(false)
    const places = ['ArrowDown', 'ArrowDown', 'End', 'ArrowDown', 'ArrowUp', 'Home'].map((key) => {
      press(key)
      return chosen()[0]?.querySelector('b')?.textContent ?? null
    })
    expect(places).toEqual([
      'Home loans',
      'Bahtera Home Loan',
      'Cengal Home Financing-i',
      null,
      'Cengal Home Financing-i',
      'Home loans',
    ])
    expect(field.getAttribute('aria-activedescendant')).toBe(chosen()[0]?.id)
    expect(document.activeElement).toBe(field)
    expect(field.value).toBe('home')
  })

  it('lead where the highlighted one leads by Enter', async () => {
    await type('home')
    press('ArrowDown')
    const followed = vi.fn((event: Event) => event.preventDefault())
    chosen()[0]?.addEventListener('click', followed)
    expect(press('Enter').defaultPrevented).toBe(true)
    expect(followed).toHaveBeenCalledOnce()
    expect(chosen()[0]?.getAttribute('href')).toBe('/loan/home-loan')
  })

  it('go on Escape, which keeps what was typed and closes nothing around them; an arrow brings them back', async () => {
    const around = vi.fn()
    document.addEventListener('keydown', around)
    await type('home')
    expect(press('Escape').defaultPrevented).toBe(true)
    expect(around).not.toHaveBeenCalled()
    expect(field.getAttribute('aria-expanded')).toBe('false')
    expect(field.value).toBe('home')
    expect(press('Escape').defaultPrevented).toBe(false)
    press('ArrowDown')
    expect(chosen()).toHaveLength(1)
    document.removeEventListener('keydown', around)
  })

  it('wait while letters are put together, and leave those keys alone', async () => {
    field.value = 'rum'
    field.dispatchEvent(new InputEvent('input', { isComposing: true }))
    await pass(500)
    expect(call).not.toHaveBeenCalled()
    field.dispatchEvent(new CompositionEvent('compositionend'))
    await pass(150)
    expect(asked()).toEqual(['rum'])
    const key = press('ArrowDown', { isComposing: true })
    expect(key.defaultPrevented).toBe(false)
    expect(chosen()).toHaveLength(0)
  })

  it('go when the field is left, also those still on their way', async () => {
    await type('home')
    const list = document.querySelector<HTMLElement>('[role=listbox]')
    expect(list?.dispatchEvent(new MouseEvent('mousedown', { cancelable: true }))).toBe(false)
    field.value = 'homes'
    field.dispatchEvent(new InputEvent('input'))
    field.blur()
    await pass(500)
    expect(list?.hidden).toBe(true)
    expect(asked()).toEqual(['home'])
  })
})
