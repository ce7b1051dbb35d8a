'use client'

import { useHandOn } from '@/hooks/use-hand-on'
import { useHydrated } from '@/hooks/use-hydrated'

interface ShareToolsIslandProps {
  readonly said: string
  /** The absolute address of the result. */
  readonly address: string
}

/** What needs the browser: copying, and the device's own ways to send. Without script the links above do the same. */
export function ShareToolsIsland({ said, address }: ShareToolsIslandProps) {
  const isHydrated = useHydrated()
  const { said: outcome, copy, send } = useHandOn()
  const canSend = isHydrated && typeof navigator.share === 'function'
  return (
    <p className="script-only mt-4 flex flex-wrap items-center gap-3">
      <button type="button" className="btn quiet" onClick={() => void copy(`${said}\n${address}`)}>
        Copy text and link
      </button>
      {canSend ? (
        <button type="button" className="btn quiet" onClick={() => void send({ text: said, url: address })}>
          More ways to share
        </button>
      ) : null}
      <span role="status" className="text-14 text-muted">
        {outcome}
      </span>
    </p>
  )
}
