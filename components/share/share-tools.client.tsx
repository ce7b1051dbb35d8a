'use client'

import { useState } from 'react'
import { useHydrated } from '@/hooks/use-hydrated'

interface ShareToolsProps {
  readonly said: string
  /** The absolute address of the result. */
  readonly address: string
}

/** What needs the browser: copying, and the device's own ways to send. Without script the links above do the same. */
export function ShareTools({ said, address }: ShareToolsProps) {
  const isHydrated = useHydrated()
  const [told, setTold] = useState('')
  const copy = () =>
    navigator.clipboard.writeText(`${said}\n${address}`).then(
      () => setTold('Copied'),
      () => setTold('Your browser did not allow it: select the text instead'),
    )
  const send = () =>
    navigator.share({ text: said, url: address }).then(
      () => setTold(''),
      // Closing the device's sheet is no failure.
      (error: unknown) =>
        setTold(
          error instanceof Error && error.name === 'AbortError'
            ? ''
            : 'Your browser did not allow it: copy the text instead',
        ),
    )
  const canSend = isHydrated && typeof navigator.share === 'function'
  return (
    <p className="script-only mt-4 flex flex-wrap items-center gap-3">
      <button type="button" className="btn quiet" onClick={copy}>
        Copy text and link
      </button>
      {canSend ? (
        <button type="button" className="btn quiet" onClick={send}>
          More ways to share
        </button>
      ) : null}
      <span role="status" className="text-14 text-muted">
        {told}
      </span>
    </p>
  )
}
