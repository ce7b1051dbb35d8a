'use client'

import { useEffect, useEffectEvent, useRef, useState } from 'react'
import type { ToastDetail } from '@/lib/client/report'

/** How long a message stands, in milliseconds (specification, section 9). */
export const toastMs = 3000

interface ToastWordsProps extends ToastDetail {
  /** The pointer rests on the message, or the window is not looked at. */
  readonly held: boolean
  readonly close: () => void
}

/**
 * The words of a message and the time they stand. The time is ours: the library takes it from an animation, and a page
 * without motion has none.
 */
export function ToastWords({ message, kind, held, close }: ToastWordsProps) {
  const words = useRef<HTMLDivElement>(null)
  const left = useRef(toastMs)
  const [focused, setFocused] = useState(false)
  const closed = useEffectEvent(close)

  useEffect(() => {
    const box = words.current?.closest<HTMLElement>('[data-in]')
    const ending = new AbortController()
    const { signal } = ending
    box?.addEventListener('focusin', () => setFocused(true), { signal })
    box?.addEventListener('focusout', () => setFocused(false), { signal })
    box?.addEventListener('keydown', (event) => event.key === 'Escape' && closed(), { signal })
    return () => ending.abort()
  }, [])

  useEffect(() => {
    if (held || focused) return
    const since = Date.now()
    const timer = setTimeout(closed, left.current)
    return () => {
      clearTimeout(timer)
      left.current = Math.max(0, left.current - (Date.now() - since))
    }
  }, [held, focused])

  return (
    <div ref={words}>
      {kind === 'failure' ? <p className="toast-head">Oops!</p> : null}
      <p>{message}</p>
    </div>
  )
}
