'use client'

import { useEffect, useRef } from 'react'
import { heldNodes } from './held-nodes'

/** Set in the session while a page that lost its static parts loads again, so that it does so only once. */
const reloadMark = 'static-part-reload'

/**
 * Markup that the browser keeps as it came. It is client code only so that React leaves it alone: the server prints
 * the nodes, the browser is told nothing about them and never renders them again. Should React have to build the page
 * anew after an error, the part would be empty; the page then loads again, once.
 */
export function StaticPart({ ticket }: { readonly ticket: string }) {
  const part = useRef<HTMLDivElement>(null)

  useEffect(() => {
    if (part.current?.firstChild) return
    if (history.state?.[reloadMark] === true) return
    history.replaceState({ ...history.state, [reloadMark]: true }, '')
    location.reload()
  }, [])

  if (typeof window === 'undefined') {
    return (
      <div className="contents" suppressHydrationWarning>
        {heldNodes(ticket)}
      </div>
    )
  }
  return <div ref={part} className="contents" suppressHydrationWarning dangerouslySetInnerHTML={{ __html: '' }} />
}
