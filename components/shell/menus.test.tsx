// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { closeMenus } from './menus'

let end: () => void

const menu = (id: string) => {
  const found = document.getElementById(id)
  if (!(found instanceof HTMLDetailsElement)) throw new Error(`No menu ${id}`)
  return found
}
const summary = (id: string) => menu(id).querySelector<HTMLElement>('summary')
const openIds = () => [...document.querySelectorAll('details[open]')].map(({ id }) => id)

/** Opens a menu as the browser does: the event comes after. */
function open(id: string): void {
  menu(id).open = true
  menu(id).dispatchEvent(new Event('toggle'))
}

function press(key: string): void {
  document.activeElement?.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true }))
}

beforeEach(() => {
  document.body.innerHTML = `
    <details data-menu id="all"><summary>Menu</summary>
      <details data-menu id="bank"><summary>Bank</summary><a href="/bank" id="link">Bank</a></details>
      <details data-menu id="loan"><summary>Loan</summary></details>
    </details>
    <details data-menu id="account"><summary>Account</summary></details>
    <details id="why"><summary>Why?</summary></details>
    <button id="elsewhere">Elsewhere</button>`
  end = closeMenus()
})
afterEach(() => end())

describe('menus', () => {
  it('under a sheet: the first stands open when the sheet comes', () => {
    document.body.innerHTML =
      '<nav popover id="nav"><details data-menu id="first"></details><details data-menu id="second"></details></nav>'
    document.getElementById('nav')?.dispatchEvent(new Event('beforetoggle'))
    expect(openIds()).toEqual(['first'])
  })

  it('close on Escape from the inside out, and give the focus back to what opened them', () => {
    open('all')
    open('bank')
    document.getElementById('link')?.focus()
    press('Escape')
    expect(openIds()).toEqual(['all'])
    expect(document.activeElement).toBe(summary('bank'))
    press('Escape')
    expect(openIds()).toEqual([])
    expect(document.activeElement).toBe(summary('all'))
  })

  it('close on Escape when the focus is nowhere near them', () => {
    open('all')
    document.body.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true }))
    expect(openIds()).toEqual([])
  })

  it('stay open on any other key', () => {
    open('all')
    summary('all')?.focus()
    press('ArrowDown')
    expect(openIds()).toEqual(['all'])
  })

  it('close on a press outside, not on one inside', () => {
    open('all')
    summary('bank')?.dispatchEvent(new Event('pointerdown', { bubbles: true }))
    expect(openIds()).toEqual(['all'])
    document.getElementById('elsewhere')?.dispatchEvent(new Event('pointerdown', { bubbles: true }))
    expect(openIds()).toEqual([])
  })

  it('stay as they are while a finger is on the summary of another, which would move from under it', () => {
    open('account')
    summary('loan')?.dispatchEvent(new Event('pointerdown', { bubbles: true }))
    summary('loan')?.dispatchEvent(new Event('focusin', { bubbles: true }))
    expect(openIds()).toEqual(['account'])
    summary('loan')?.dispatchEvent(new Event('click', { bubbles: true }))
    summary('loan')?.dispatchEvent(new Event('focusin', { bubbles: true }))
    expect(openIds()).not.toContain('account')
  })

  it('close when the focus moves on', () => {
    open('all')
    document.getElementById('elsewhere')?.focus()
    expect(openIds()).toEqual([])
  })

  it('are open one at a time, with the menus around them', () => {
    open('account')
    open('all')
    open('bank')
    open('loan')
    expect(openIds()).toEqual(['all', 'loan'])
  })

  it('are closed when the page comes back from memory', () => {
    open('all')
    window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }))
    expect(openIds()).toEqual([])
  })

  it('are closed with the sheet around them, as on a small screen', () => {
    const sheet = document.createElement('nav')
    sheet.setAttribute('popover', 'auto')
    sheet.hidePopover = vi.fn()
    document.body.append(sheet)
    window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }))
    expect(sheet.hidePopover).toHaveBeenCalledTimes(1)
  })

  it('leave other details of the page alone', () => {
    menu('why').open = true
    open('all')
    document.body.dispatchEvent(new Event('pointerdown', { bubbles: true }))
    expect(openIds()).toEqual(['why'])
  })

  it('are left to the browser once it has ended', () => {
    open('all')
    end()
    document.body.dispatchEvent(new Event('pointerdown', { bubbles: true }))
    expect(openIds()).toEqual(['all'])
  })
})
