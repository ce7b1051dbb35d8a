'use client'

import { type ReactNode, useEffectEvent, useId, useLayoutEffect, useRef } from 'react'
import '@/styles/dialog.css'

/** Of whatever stands over a page and can be closed. */
export interface DialogProps {
  readonly title: string
  /** The visitor closed the dialog, by whatever way: stop rendering it. Focus goes back to where it was before. */
  readonly onClose: () => void
  readonly children: ReactNode
}

/**
 * A native modal dialog that is open for as long as it is rendered: the browser keeps focus in it, reads the page behind
 * it to nobody and gives focus back when it goes. It closes on Escape, on its button and on a click outside.
 */
export function Dialog({ title, onClose, children }: DialogProps) {
  const box = useRef<HTMLDialogElement>(null)
  const heading = useId()
  const closed = useEffectEvent(onClose)

  useLayoutEffect(() => {
    const dialog = box.current
    if (dialog === null) return
    const opener = document.activeElement
    const released = closeOnOutsideClick(dialog)
    // The event arrives later, when a dialog that was closed here may be open again.
    const report = () => {
      if (!dialog.open) closed()
    }
    dialog.showModal()
    dialog.addEventListener('close', report)
    return () => {
      dialog.removeEventListener('close', report)
      released()
      dialog.close()
      if (opener instanceof HTMLElement && opener.isConnected) shownFor(opener).focus({ preventScroll: true })
    }
  }, [])

  return (
    <dialog ref={box} className="dialog" aria-labelledby={heading}>
      <div className="dialog-box">
        <h2 id={heading}>{title}</h2>
        <button type="button" className="dialog-close" onClick={() => box.current?.close()}>
          <svg width="20" height="20" viewBox="0 0 20 20" aria-hidden="true">
            <path d="M4 4l12 12M16 4 4 16" stroke="currentColor" strokeWidth="2" strokeLinecap="round" />
          </svg>
          <span className="sr-only">Close</span>
        </button>
        {children}
      </div>
    </dialog>
  )
}

/** What can take the focus back: a menu has closed behind the dialog that was opened from it, so what opens the menu stands for it. */
function shownFor(opener: HTMLElement): HTMLElement {
  let shown = opener
  let menu = opener.closest('details')
  while (menu !== null) {
    if (!menu.open) shown = menu.querySelector('summary') ?? shown
    menu = menu.parentElement?.closest('details') ?? null
  }
  return shown
}

/** Only the dialog's backdrop has the dialog itself for a target: its content fills it. Text dragged out is no click. */
function closeOnOutsideClick(dialog: HTMLDialogElement): () => void {
  let pressed = false
  const press = (event: Event) => {
    pressed = event.target === dialog
  }
  const release = (event: Event) => {
    if (pressed && event.target === dialog) dialog.close()
  }
  dialog.addEventListener('pointerdown', press)
  dialog.addEventListener('click', release)
  return () => {
    dialog.removeEventListener('pointerdown', press)
    dialog.removeEventListener('click', release)
  }
}
