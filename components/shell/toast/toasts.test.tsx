// @vitest-environment happy-dom
import { act, cleanup, render, screen } from '@testing-library/react'
import { StrictMode } from 'react'
import { toast } from 'react-toastify/unstyled'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { showToast } from './show-toast'
import { Toasts } from './toasts.client'

const alerts = () => screen.queryAllByRole('alert').map((alert) => alert.querySelector('div')?.textContent)
const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms))
const say = (...messages: string[]) =>
  act(async () => {
    for (const message of messages) showToast({ message, kind: 'failure' })
  })

function alert(): HTMLElement {
  return screen.getByRole('alert')
}

beforeEach(async () => {
  vi.useFakeTimers()
  vi.spyOn(document, 'hasFocus').mockReturnValue(true)
  document.body.innerHTML = '<button id="before">Before</button>'
  render(<Toasts />)
  await pass(0)
})
afterEach(async () => {
  await act(async () => toast.dismiss())
  await pass(10_000)
  cleanup()
  vi.useRealTimers()
  vi.restoreAllMocks()
})

describe('a message', () => {
  it('is announced once, under its heading, as text', async () => {
    await say('<b>Not</b> sent')
    expect(alerts()).toEqual(['Oops!<b>Not</b> sent'])
    expect(alert().querySelector('b')).toBeNull()
    expect(document.body.textContent?.split('Not').length).toBe(2)
  })

  it('that is no failure has no heading, and waits for its turn to be read out', async () => {
    await act(async () => showToast({ message: 'It is on your list.', kind: 'plain' }))
    expect(alerts()).toEqual([])
    expect(screen.getByRole('status').querySelector('div')?.textContent).toBe('It is on your list.')
  })

  it('goes by itself after 3,000 ms', async () => {
    await say('Not sent')
    await pass(2999)
    expect(alerts()).toHaveLength(1)
    await pass(1)
    expect(alerts()).toHaveLength(0)
  })

  it('goes in the same time on a page without motion, because no animation counts it', async () => {
    await say('Not sent')
    expect(alert().querySelector('[role="progressbar"]')).toBeNull()
    await pass(3000)
    expect(alerts()).toHaveLength(0)
  })

  it('stays while the pointer rests on it, and then for the time it had left', async () => {
    await say('Not sent')
    await pass(2000)
    await act(async () => alert().dispatchEvent(new MouseEvent('mouseover', { bubbles: true })))
    await pass(60_000)
    expect(alerts()).toHaveLength(1)
    await act(async () => alert().dispatchEvent(new MouseEvent('mouseout', { bubbles: true })))
    await pass(999)
    expect(alerts()).toHaveLength(1)
    await pass(1)
    expect(alerts()).toHaveLength(0)
  })

  it('stays while it has the focus', async () => {
    await say('Not sent')
    await act(async () => screen.getByRole('button', { name: 'Close' }).focus())
    await pass(60_000)
    expect(alerts()).toHaveLength(1)
    await act(async () => document.getElementById('before')?.focus())
    await pass(3000)
    expect(alerts()).toHaveLength(0)
  })

  it.each([
    ['its button', () => screen.getByRole('button', { name: 'Close' }).click()],
    ['Escape', () => alert().dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true }))],
  ])('is closed by %s, and the focus goes back to where it was', async (_, close) => {
    document.getElementById('before')?.focus()
    await say('Not sent')
    await act(async () => screen.getByRole('button', { name: 'Close' }).focus())
    await act(async () => close())
    expect(alerts()).toHaveLength(0)
    expect(document.activeElement?.id).toBe('before')
  })

  it('is reached by Alt+T', async () => {
    await say('Not sent')
    await act(async () => document.dispatchEvent(new KeyboardEvent('keydown', { code: 'KeyT', altKey: true })))
    expect(document.activeElement).toBe(alert())
  })

  it('is shown once while it stands', async () => {
    await say('Not sent', 'Not sent')
    expect(alerts()).toHaveLength(1)
  })

  it('stands with two others at most; the next one waits and has its whole time', async () => {
    await say('1', '2', '3', '4')
    expect(alerts()).toEqual(['Oops!1', 'Oops!2', 'Oops!3'])
    await pass(3000)
    expect(alerts()).toEqual(['Oops!4'])
    await pass(2999)
    expect(alerts()).toEqual(['Oops!4'])
  })
})

it('a message that comes before there is a place for it is shown there, though React mounts that twice', async () => {
  cleanup()
  await say('Early')
  render(
    <StrictMode>
      <Toasts />
    </StrictMode>,
  )
  await pass(0)
  expect(alerts()).toEqual(['Oops!Early'])
})

describe('messages over a dialog', () => {
  it('stand inside it, where they can be reached, and on the page when it closes', async () => {
    const dialog = document.createElement('dialog')
    document.body.append(dialog)
    dialog.open = true
    await say('Not sent')
    expect(dialog.contains(alert())).toBe(true)
    dialog.open = false
    dialog.dispatchEvent(new Event('close'))
    dialog.remove()
    expect(alerts()).toEqual(['Oops!Not sent'])
  })
})
