// @vitest-environment happy-dom
import { act, render, screen } from '@testing-library/react'
import { StrictMode } from 'react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { Dialog } from './dialog.client'

afterEach(() => {
  document.body.innerHTML = ''
})

/** Opens a dialog from a button that has the focus. The close event comes as a task of its own, as in a browser. */
async function open(around = '<button id="opener">Open</button>') {
  document.body.innerHTML = `${around}<div id="root"></div>`
  const opener = document.querySelector<HTMLElement>('#opener')
  opener?.focus()
  const onClose = vi.fn()
  const view = render(
    <StrictMode>
      <Dialog title="Get the app" onClose={onClose}>
        <p>Inside</p>
      </Dialog>
    </StrictMode>,
    { container: document.querySelector<HTMLElement>('#root') ?? document.body },
  )
  await settled()
  const dialog = document.querySelector('dialog')
  if (dialog === null) throw new Error('No dialog')
  return { ...view, onClose, dialog, opener }
}

function settled(): Promise<void> {
  return act(() => new Promise<void>((resolve) => setTimeout(resolve)))
}

describe('a dialog', () => {
  it('is open and modal for as long as it is rendered, and stays so when React mounts it twice', async () => {
    const { dialog, onClose } = await open()
    expect(dialog.open).toBe(true)
    expect(onClose).not.toHaveBeenCalled()
  })

  it('is named by its title', async () => {
    const { dialog } = await open()
    const title = document.getElementById(dialog.getAttribute('aria-labelledby') ?? '')
    expect(title?.textContent).toBe('Get the app')
  })

  it('reports once that its button closed it', async () => {
    const { onClose } = await open()
    screen.getByRole('button', { name: 'Close' }).click()
    await settled()
    expect(onClose).toHaveBeenCalledTimes(1)
  })

  it('closes on a click outside, and not when text is dragged out of it', async () => {
    const { dialog, onClose } = await open()
    const press = (target: Element) => target.dispatchEvent(new Event('pointerdown', { bubbles: true }))
    press(screen.getByText('Inside'))
    dialog.dispatchEvent(new MouseEvent('click'))
    await settled()
    expect(onClose).not.toHaveBeenCalled()
    press(dialog)
    dialog.dispatchEvent(new MouseEvent('click'))
    await settled()
    expect(onClose).toHaveBeenCalledTimes(1)
  })

  it('gives the focus back to what opened it, and reports nothing, when it is taken away', async () => {
    const { unmount, opener, onClose } = await open()
    screen.getByRole('button', { name: 'Close' }).focus()
    unmount()
    await settled()
    expect(document.activeElement).toBe(opener)
    expect(onClose).not.toHaveBeenCalled()
  })

  it('gives the focus to what opens the menu that it was opened from, which has closed meanwhile', async () => {
    const { unmount } = await open(
      '<details open><summary tabindex="0">Your account</summary><button id="opener">Open</button></details>',
    )
    screen.getByRole('button', { name: 'Close' }).focus()
    document.querySelector('details')?.removeAttribute('open')
    unmount()
    await settled()
    expect(document.activeElement?.textContent).toBe('Your account')
  })
})
