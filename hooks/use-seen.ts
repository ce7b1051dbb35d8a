import { type RefObject, useEffect, useState } from 'react'

/** Whether an element is on the screen of somebody: within the window, and the window shown. */
export function useSeen(element: RefObject<Element | null>): boolean {
  const [within, setWithin] = useState(false)
  const [shown, setShown] = useState(false)
  useEffect(() => {
    const look = () => setShown(document.visibilityState === 'visible')
    look()
    document.addEventListener('visibilitychange', look)
    const observer = new IntersectionObserver((entries) => setWithin(entries.some((entry) => entry.isIntersecting)))
    if (element.current !== null) observer.observe(element.current)
    return () => {
      document.removeEventListener('visibilitychange', look)
      observer.disconnect()
    }
  }, [element])
  return within && shown
}
