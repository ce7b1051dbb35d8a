import { useLayoutEffect } from 'react'

/**
 * Hides what the server printed beside an island for as long as `hidden`: figures for another person than the form tells of
 * must not be read, and what stands below them must not be seen to move. Their room stays. Where somebody is just
 * working, nothing is hidden. `selector` names the parts of the page.
 */
export function useHidden(hidden: boolean, selector: string): void {
  useLayoutEffect(() => {
    if (!hidden) return
    const parts = [...document.querySelectorAll<HTMLElement>(selector)].filter(
      (part) => !part.contains(document.activeElement),
    )
    for (const part of parts) part.style.visibility = 'hidden'
    const show = () => {
      for (const part of parts) part.style.visibility = ''
    }
    // Each part is drawn by a root of its own, after this one: it is seen once that has painted.
    return () => void requestAnimationFrame(() => requestAnimationFrame(show))
  }, [hidden, selector])
}
