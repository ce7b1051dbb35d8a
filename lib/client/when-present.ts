import { isDeviceUsed } from './storage'
import { whenIdle } from './when-idle'

/** Any of them says that somebody is at the page. Search engines and tools that measure how a page loads give none. */
const signs = ['pointermove', 'pointerdown', 'touchstart', 'keydown', 'wheel', 'scroll', 'focusin', 'input'] as const

/** A browser tells of a pointer that lies still too, once what is under it is drawn. */
function isSign(event: Event): boolean {
  return (
    !(event instanceof MouseEvent) || event.type !== 'pointermove' || event.movementX !== 0 || event.movementY !== 0
  )
}

/** Calls once somebody is at the page, it has loaded, and the browser has nothing else to do. */
export function whenPresent(work: () => unknown): void {
  // They pressed something before any script was there to hear it. Not every browser tells.
  if ('userActivation' in navigator && navigator.userActivation.hasBeenActive) {
    whenIdle(work)
    return
  }
  const waiting = new AbortController()
  const { signal } = waiting
  const onSign = (event: Event) => {
    if (!isSign(event)) return
    waiting.abort()
    whenIdle(work)
  }
  for (const name of signs) document.addEventListener(name, onSign, { capture: true, passive: true, signal })
}

/**
 * As `whenPresent`, but without waiting for a sign where this device holds something that a page as it was sent does not show: a
 * session, a shortlist, or what its visitor told about themselves.
 */
export function whenPresentOrUsed(work: () => unknown): void {
  if (isDeviceUsed()) whenIdle(work)
  else whenPresent(work)
}
