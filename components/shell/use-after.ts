import { useEffect, useState } from 'react'

/** True once `active` has held for this many milliseconds; false as soon as it does not. */
export function useAfter(ms: number, active: boolean): boolean {
  const [late, setLate] = useState(false)
  useEffect(() => {
    if (!active) return
    const timer = setTimeout(() => setLate(true), ms)
    return () => {
      clearTimeout(timer)
      setLate(false)
    }
  }, [ms, active])
  return late && active
}
