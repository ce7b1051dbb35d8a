'use client'

import { useEffect, useState } from 'react'
import type { Wakes } from '@/components/islands'
import { timeLeft } from '@/lib/domain/values/time-left'

/** @public The bundler reads it. */
export const wakes: Wakes = 'loaded'

interface CountdownIslandProps {
  /** Milliseconds to the end when the server made the page. */
  readonly leftMs: number
}

const everyMs = 1000

/** The moment at which the page arrived, by the device's own clock. */
function arrivedAt(): number {
  const [navigation] = performance.getEntriesByType('navigation')
  const answered = navigation !== undefined && 'responseStart' in navigation ? Number(navigation.responseStart) : 0
  return performance.timeOrigin + answered
}

/**
 * The time to an end, ticking. The server says how much is left and the device counts how long ago that was, so a clock that shows the
 * wrong time does no harm.
 */
export function CountdownIsland({ leftMs }: CountdownIslandProps) {
  const [left, setLeft] = useState(leftMs)
  useEffect(() => {
    const tick = () => setLeft(leftMs - (Date.now() - arrivedAt()))
    tick()
    const timer = setInterval(tick, everyMs)
    return () => clearInterval(timer)
  }, [leftMs])
  const words = timeLeft(left)
  return (
    <span role="timer" className="block text-22 font-semibold">
      {words === '' ? 'This has just ended' : `${words} left`}
    </span>
  )
}
