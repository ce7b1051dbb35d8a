import { useEffect } from 'react'

/** The browser asks before the page goes away, as long as `on`. */
export function useLeaveWarning(on: boolean): void {
  useEffect(() => {
    if (!on) return
    const ask = (event: BeforeUnloadEvent) => event.preventDefault()
    window.addEventListener('beforeunload', ask)
    return () => window.removeEventListener('beforeunload', ask)
  }, [on])
}
