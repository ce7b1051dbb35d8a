import { createElement } from 'react'
import { toast } from 'react-toastify/unstyled'
import type { ToastDetail } from '@/lib/client/report'
import { raiseToasts, returnFocus } from './toast-host'
import { ToastWords } from './toast-words.client'

/** Messages that came before there was a place for them; null once there is. */
let waiting: ToastDetail[] | null = []

/** Shows a message as text, once while it stands. Messages beyond three wait for their turn. */
export function showToast(said: ToastDetail): void {
  if (waiting !== null) {
    waiting.push(said)
    return
  }
  raiseToasts()
  const { message, kind } = said
  toast(({ closeToast, isPaused }) => createElement(ToastWords, { ...said, held: isPaused, close: closeToast }), {
    toastId: message,
    onClose: returnFocus,
    ...(kind === 'plain' ? { role: 'status', className: 'toast-plain' } : {}),
  })
}

/** Shows what came so far, and everything from now on. Gives the function that makes messages wait again. */
export function startToasts(): () => void {
  // A container that React mounts twice, as in development, forgets what it was given the first time.
  const timer = setTimeout(() => {
    const early = waiting ?? []
    waiting = null
    for (const message of early) showToast(message)
  })
  return () => {
    clearTimeout(timer)
    waiting ??= []
  }
}
