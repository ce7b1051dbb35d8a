'use client'

import { useEffect, useEffectEvent, useLayoutEffect, useRef } from 'react'
import { forgetAnalytics } from '@/lib/analytics/forget'
import type { PartProps } from '@/lib/client/shell-config'
import { choose, chosenEvent } from './choices'
import { consentText } from './consent-text'
import '@/styles/consent.css'

/** Room that the banner takes at the foot of the window; what sticks there stands above it. See styles/shell.css. */
const room = '--consent'

/** Asks whether the site may count. Lies over the foot of the page, moves nothing and lets the page be used meanwhile. */
export function ConsentBanner({ config, onClose }: PartProps) {
  const bar = useRef<HTMLElement>(null)
  const closed = useEffectEvent(onClose)

  useLayoutEffect(() => {
    const { style } = document.documentElement
    const observer = new ResizeObserver(() => style.setProperty(room, `${bar.current?.offsetHeight ?? 0}px`))
    if (bar.current !== null) observer.observe(bar.current)
    return () => {
      observer.disconnect()
      style.removeProperty(room)
    }
  }, [])

  useEffect(() => {
    // An answer that has lapsed leaves nothing behind.
    forgetAnalytics()
    const done = () => closed()
    window.addEventListener(chosenEvent, done)
    return () => window.removeEventListener(chosenEvent, done)
  }, [])

  const answer = (analytics: boolean) => choose(config, { analytics, recording: false }, 'banner')
  return (
    <section
      ref={bar}
      aria-label="Privacy choices"
      className="no-print fixed inset-x-0 bottom-0 z-20 border-t border-line-strong bg-sheet text-14"
    >
      <div className="wrap flex flex-wrap items-center gap-x-6 gap-y-2 py-3">
        <p className="min-w-0 max-w-[68ch] grow basis-[320px]">
          {consentText.ask}{' '}
          <button type="button" data-shell="privacy" className="-my-3 py-3 font-semibold text-teal-dark underline">
            {consentText.details}
          </button>
        </p>
        <div className="grid grow grid-cols-2 gap-3 tablet:ml-auto tablet:grow-0">
          <button type="button" className="btn quiet" onClick={() => answer(true)}>
            {consentText.accept}
          </button>
          <button type="button" className="btn quiet" onClick={() => answer(false)}>
            {consentText.refuse}
          </button>
        </div>
      </div>
    </section>
  )
}
