'use client'

import { useEffect, useEffectEvent, useId, useLayoutEffect, useRef, useState } from 'react'
import type { DialogProps } from '@/components/ui/dialog.client'
import '@/styles/survey.css'

/** Where a column beside the content holds the card; elsewhere it is a bar along the lower edge. */
const beside = '(min-width: 1920px)'

/**
 * A dialog that takes nothing of the page: it is at the edge, is announced and waits. It never takes the focus; Escape closes
 * it only from inside. Where no column is free it comes as a bar of one line, which its visitor opens, and folds to that line again as
 * soon as they go on reading.
 */
export function SurveyCard({ title, onClose, children }: DialogProps) {
  const box = useRef<HTMLDialogElement>(null)
  const [isFolded, setFolded] = useState(() => !matchMedia(beside).matches)
  const [isAnnounced, setAnnounced] = useState(false)
  const [heading, body] = [useId(), useId()]
  const closed = useEffectEvent(onClose)

  // Words in a place that is there already are read out, politely; a dialog that comes is not.
  useEffect(() => setAnnounced(true), [])
  useLayoutEffect(() => {
    const dialog = box.current
    if (dialog === null) return
    const ending = new AbortController()
    const { signal } = ending
    let before: Element | null = null
    const leave = ({ target }: Event) => {
      const isInside = target instanceof Node && dialog.contains(target)
      const isInUse = dialog.contains(document.activeElement)
      if (!isInside && !isInUse && !matchMedia(beside).matches) setFolded(true)
    }
    for (const sign of ['scroll', 'pointerdown']) {
      document.addEventListener(sign, leave, { capture: true, passive: true, signal })
    }
    dialog.addEventListener(
      'focusin',
      ({ relatedTarget }) => {
        if (relatedTarget instanceof Element && !dialog.contains(relatedTarget)) before = relatedTarget
      },
      { signal },
    )
    dialog.addEventListener(
      'keydown',
      (event) => {
        if (event.key === 'Escape' && !event.isComposing) closed()
      },
      { signal },
    )
    return () => {
      ending.abort()
      const isInside = dialog.contains(document.activeElement)
      if (isInside && before instanceof HTMLElement && before.isConnected) before.focus({ preventScroll: true })
    }
  }, [])

  return (
    // As an attribute: `show()` would take the focus.
    <dialog ref={box} open className="survey-card no-print" aria-labelledby={heading} tabIndex={-1}>
      <p className="sr-only" aria-live="polite">
        {isAnnounced ? 'A short survey has come up. It is at the end of the page; you can go on reading.' : ''}
      </p>
      <div className="survey-head">
        <h2>
          <button
            type="button"
            id={heading}
            aria-expanded={!isFolded}
            aria-controls={body}
            onClick={() => setFolded(!isFolded)}
          >
            {title}
          </button>
        </h2>
        <button type="button" onClick={onClose}>
          <svg width="20" height="20" viewBox="0 0 20 20" aria-hidden="true">
            <path d="M4 4l12 12M16 4 4 16" stroke="currentColor" strokeWidth="2" strokeLinecap="round" />
          </svg>
          <span className="sr-only">Close</span>
        </button>
      </div>
      <div id={body} className="survey-body" hidden={isFolded}>
        {children}
      </div>
    </dialog>
  )
}
