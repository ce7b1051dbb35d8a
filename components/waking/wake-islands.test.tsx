// @vitest-environment happy-dom
import { type FormEvent, useState } from 'react'
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import type { LoadIsland } from '../islands'
import { wakeIslands } from './wake-islands'

vi.mock('@/lib/client/when-idle', () => ({ whenIdle: (work: () => void) => loaded.push(work) }))
vi.mock('@/lib/client/when-present', () => ({ whenPresentOrUsed: (work: () => void) => present.push(work) }))

const loaded: (() => void)[] = []
const present: (() => void)[] = []
const sent: string[] = []
/** What islands start from, in the order in which their scripts were asked for. */
const asked: number[] = []
const missing = vi.fn()
let fails = 0

function Counter({ start }: { readonly start: number }) {
  const [count, setCount] = useState(start)
  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    sent.push(new FormData(event.currentTarget).get('name')?.toString() ?? '')
  }
  return (
    <form onSubmit={onSubmit}>
      <input name="name" defaultValue="" />
      <button type="button" onClick={() => setCount(count + 1)}>
        {String(count)}
      </button>
      <button type="submit">Send</button>
    </form>
  )
}

const counter: LoadIsland = async (data, draw) => {
  if (fails > 0) {
    fails -= 1
    throw new TypeError('Failed to fetch dynamically imported module')
  }
  const props: { readonly start: number } = JSON.parse(data)
  asked.push(props.start)
  return draw(Counter, props)
}

const html = (start: number) => `<div data-island="counter"><script type="application/json">{"start":${start}}</script>
  <div><form><input name="name" value=""><button type="button">${start}</button><button type="submit">Send</button></form></div></div>
  <p data-wakes="counter">A neighbour</p>`

function one<T extends HTMLElement>(selector: string): T {
  const found = document.querySelector<T>(selector)
  if (found === null) throw new Error(`No ${selector}`)
  return found
}

const island = () => one('[data-island]')
const awake = () => vi.waitFor(() => expect(island().dataset.awake).toBe(''))
const touch = (selector: string, type = 'pointerover') =>
  one(selector).dispatchEvent(new Event(type, { bubbles: true }))

/** Three that are there when the page starts: one is wanted, and the button of another one was pressed before. */
let wanted: HTMLElement
let other: HTMLElement
let pressed: HTMLElement

beforeAll(() => {
  document.body.innerHTML = html(1) + html(2) + html(3)
  wanted = island()
  other = one('[data-island] ~ [data-island]')
  pressed = one('[data-island]:last-of-type')
  Reflect.set(window, 'pressed', pressed.querySelector('button'))
  const when = { counter: 'present', clock: 'loaded', shy: 'focus' } as const
  const entries = Object.entries(when).map(([name, wakes]) => [name, { load: counter, wakes }] as const)
  wakeIslands(Object.fromEntries(entries), wanted, missing)
  return vi.waitFor(() => expect([wanted.dataset.awake, pressed.dataset.awake]).toEqual(['', '']))
})
beforeEach(() => {
  document.body.innerHTML = html(4)
})
afterEach(() => {
  document.body.replaceChildren()
  delete document.documentElement.dataset.script
  sent.length = 0
  fails = 0
})

describe('an island', () => {
  it('sleeps until somebody is about to use it, then keeps the markup that came and answers', async () => {
    const button = one('button')
    expect(island().dataset.awake).toBeUndefined()
    touch('form')
    await awake()
    expect(one('button')).toBe(button)
    expect(island().dataset.rebuilt).toBeUndefined()
    button.click()
    await vi.waitFor(() => expect(button.textContent).toBe('5'))
  })

  it('that is wanted wakes with the page, before anybody is there', () => {
    expect(wanted.querySelector('button')?.textContent).toBe('1')
    expect(other.dataset.awake).toBeUndefined()
  })

  it('does what was pressed before the script of the page came', async () => {
    await vi.waitFor(() => expect(pressed.querySelector('button')?.textContent).toBe('4'))
  })

  it('wakes for what stands beside it, and once somebody is at the page', async () => {
    touch('p')
    await awake()
    document.body.innerHTML = html(7)
    for (const work of loaded) work()
    await vi.dynamicImportSettled()
    expect(island().dataset.awake).toBeUndefined()
    for (const work of present) work()
    await awake()
    expect(one('button').textContent).toBe('7')
  })

  it('that shows what no document has wakes with the page', async () => {
    document.body.innerHTML = html(4).replaceAll('counter', 'clock')
    for (const work of present) work()
    await vi.dynamicImportSettled()
    expect(island().dataset.awake).toBeUndefined()
    for (const work of loaded) work()
    await awake()
  })

  it('in sight is asked for before one that is not', async () => {
    document.body.innerHTML = html(1) + html(2)
    vi.spyOn(one('[data-island] > div'), 'getBoundingClientRect').mockReturnValue(new DOMRect(0, 5000, 100, 100))
    asked.length = 0
    for (const work of present) work()
    await vi.waitFor(() => expect(asked).toEqual([2, 1]))
  })

  it('that waits for the focus is left alone by who comes by', async () => {
    document.body.innerHTML = html(4).replaceAll('counter', 'shy')
    for (const type of ['pointerover', 'pointerdown', 'touchstart']) touch('input', type)
    for (const work of [...loaded, ...present]) work()
    await vi.dynamicImportSettled()
    expect(island().dataset.awake).toBeUndefined()
    one('input').focus()
    await awake()
  })

  it('hears a press and a sent form from before it listened, each once', async () => {
    one<HTMLInputElement>('input').value = 'typed early'
    one('button').click()
    one('[type="submit"]').click()
    expect(sent).toEqual([])
    touch('form')
    await awake()
    await vi.waitFor(() => expect(one('button').textContent).toBe('5'))
    expect(sent).toEqual(['typed early'])
  })

  it('is drawn anew from its data where its markup was changed, with what was typed', async () => {
    one('form').prepend(document.createElement('span'))
    one<HTMLInputElement>('input').value = 'typed early'
    one('button').replaceChildren(document.createElement('font'))
    touch('form')
    await awake()
    expect(island().dataset.rebuilt).toBe('')
    expect(one('button').textContent).toBe('4')
    expect(one<HTMLInputElement>('input').value).toBe('typed early')
  })

  it('whose script does not come stays as it was, says so to the styles, and wakes at the next touch', async () => {
    fails = 1
    touch('form')
    await vi.waitFor(() => expect(document.documentElement.dataset.script).toBe('failed'))
    expect(missing).toHaveBeenCalledOnce()
    expect(one('button').textContent).toBe('4')
    touch('form')
    expect(document.documentElement.dataset.script).toBe('failed')
    touch('form', 'pointerdown')
    await awake()
    expect(document.documentElement.dataset.script).toBeUndefined()
  })
})
