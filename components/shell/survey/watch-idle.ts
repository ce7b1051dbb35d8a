import { currentSession } from '@/lib/client/session-store'
import { hasUnsavedInput } from '@/lib/client/unsaved-input'
import { isQuiet } from './quiet'

/** The specification's time without activity, in milliseconds. */
const idleMs = 60_000

/** Any of them says that somebody is there. Coming back to the page is one: nobody should be met by a question. */
const signs = [
  'pointerdown',
  'pointermove',
  'wheel',
  'touchstart',
  'keydown',
  'scroll',
  'focusin',
  'focus',
  'pageshow',
  'visibilitychange',
] as const

/** Somebody reads a dialog. A page that is a form as a whole has a mode. */
const engaged = 'dialog[open]'

function mayAsk(): boolean {
  const busy = document.querySelector(engaged) !== null || hasUnsavedInput()
  return !document.hidden && currentSession().mode === null && !busy && !isQuiet()
}

/**
 * Asks after a minute without activity. What holds the question back starts the minute anew. Clock times are compared,
 * because browsers slow the timers of pages in the background down. Gives the function that ends it.
 */
export function watchIdle(ask: () => unknown): () => void {
  const ending = new AbortController()
  let last = Date.now()
  let timer = 0
  const moved = () => {
    last = Date.now()
  }
  const look = () => {
    const idle = Date.now() - last
    // A clock that was set back says nothing about the visitor.
    if (idle >= 0 && idle < idleMs) return wait(idleMs - idle)
    moved()
    wait(idleMs)
    if (mayAsk()) ask()
  }
  const wait = (ms: number) => {
    timer = window.setTimeout(look, ms)
  }
  for (const sign of signs) {
    window.addEventListener(sign, moved, { capture: true, passive: true, signal: ending.signal })
  }
  wait(idleMs)
  return () => {
    clearTimeout(timer)
    ending.abort()
  }
}
