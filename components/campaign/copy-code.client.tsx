'use client'

import { useState } from 'react'
import { useHydrated } from '@/hooks/use-hydrated'

interface CopyCodeProps {
  readonly code: string
}

/** A voucher's code: text to select, and with script a button that copies it. */
export function CopyCode({ code }: CopyCodeProps) {
  const canCopy = useHydrated()
  const [said, setSaid] = useState('')
  const copy = () =>
    navigator.clipboard.writeText(code).then(
      () => setSaid('Copied'),
      () => setSaid('Your browser did not allow it: select the code instead'),
    )
  return (
    <span className="flex min-h-[44px] flex-wrap items-center gap-3">
      <code className="voucher-code" translate="no">
        {code}
      </code>
      {canCopy ? (
        <button type="button" className="btn quiet" onClick={copy}>
          Copy<span className="sr-only"> the code {code}</span>
        </button>
      ) : null}
      <span role="status" className="text-14 text-muted">
        {said}
      </span>
    </span>
  )
}
