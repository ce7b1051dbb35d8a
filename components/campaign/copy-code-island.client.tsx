'use client'

import { useHandOn } from '@/hooks/use-hand-on'
import { useHydrated } from '@/hooks/use-hydrated'

interface CopyCodeIslandProps {
  readonly code: string
}

/** A voucher's code: text to select, and with script a button that copies it. */
export function CopyCodeIsland({ code }: CopyCodeIslandProps) {
  const canCopy = useHydrated()
  const { said, copy } = useHandOn('code')
  return (
    <span className="flex min-h-[44px] flex-wrap items-center gap-3">
      <code className="voucher-code" translate="no">
        {code}
      </code>
      {canCopy ? (
        <button type="button" className="btn quiet" onClick={() => void copy(code)}>
          Copy<span className="sr-only"> the code {code}</span>
        </button>
      ) : null}
      <span role="status" className="text-14 text-muted">
        {said}
      </span>
    </span>
  )
}
