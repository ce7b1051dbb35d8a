'use client'

import { type FormEvent, useEffect, useState } from 'react'
import type { Wakes } from '@/components/islands'
import { useHydrated } from '@/hooks/use-hydrated'
import { formPath } from '@/lib/account/sign-in-steps'

/** @public The bundler reads it. */
export const wakes: Wakes = 'loaded'

export interface ResendIslandProps {
  /** Seconds until another code may be asked for, when the page was made. */
  readonly seconds: number
  /** The same as a time of day in Malaysia, such as 3:05:20 pm. */
  readonly from: string
}

/** Asks for another code, once it may be asked for. */
export function ResendIsland({ seconds, from }: ResendIslandProps) {
  const left = useSecondsLeft(seconds)
  const hydrated = useHydrated()
  const waits = hydrated && left > 0
  const onSubmit = (event: FormEvent) => {
    if (waits) event.preventDefault()
  }
  return (
    <form method="post" action={formPath('resend')} onSubmit={onSubmit}>
      <button type="submit" className="btn quiet" aria-disabled={waits || undefined} aria-describedby="resend-hint">
        Send another code
      </button>
      <small id="resend-hint" className="hint">
        {hint(hydrated, left, from)}
      </small>
    </form>
  )
}

function hint(hydrated: boolean, left: number, from: string): string {
  if (left <= 0) return 'The code that you have stops working then.'
  return hydrated ? `You can ask for another one in ${left} seconds.` : `You can ask for another one from ${from}.`
}

/** Counts down from a number of seconds that were left when the page was made. */
function useSecondsLeft(seconds: number): number {
  const [left, setLeft] = useState(seconds)
  useEffect(() => {
    const end = performance.now() + seconds * 1000
    const timer = setInterval(() => {
      const now = Math.max(0, Math.ceil((end - performance.now()) / 1000))
      setLeft(now)
      if (now === 0) clearInterval(timer)
    }, 1000)
    return () => clearInterval(timer)
  }, [seconds])
  return left
}
