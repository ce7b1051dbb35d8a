'use client'

import { useState } from 'react'
import { printedConfig } from '@/lib/client/printed-config'
import { reportFailure } from '@/lib/client/report'
import { type ChangeOutcome, outcomeOf } from '@/lib/client/saved-analyses'
import { sessionCall } from '@/lib/client/session'
import { saveComparisonOperation } from '@/lib/contract/calls/saved'
import { sealedKey } from '@/lib/domain/fields/form'
import { routes } from '@/lib/routing/routes'

/** What the address asks to compare, without what it seals of the visitor. */
function askedQuery(): string {
  const query = new URLSearchParams(location.search)
  query.delete(sealedKey)
  return query.toString()
}

const failures: Readonly<Record<Exclude<ChangeOutcome, 'done'>, string>> = {
  refused: 'That did not work, and nothing was kept. Try again in a moment.',
  unclear: 'No answer came, so it may be kept or not. Keep it again: it is there once at most.',
}

/** Keeps the comparison in the member's account. Client code: it is loaded for members alone. */
export function KeepComparison() {
  const [state, setState] = useState<'start' | 'busy' | ChangeOutcome>('start')
  const onKeep = async () => {
    if (state === 'busy') return
    setState('busy')
    const call = sessionCall(printedConfig())
    const outcome = await call(saveComparisonOperation, { body: { query: askedQuery() } }).then(
      () => 'done' as const,
      (failure: unknown) => {
        reportFailure(failure)
        return outcomeOf(failure)
      },
    )
    setState(outcome)
  }
  return (
    <>
      <button type="button" className="btn quiet" aria-disabled={state === 'busy'} onClick={() => void onKeep()}>
        Keep this comparison
      </button>
      <span role="status" className="text-14 text-muted">
        {state === 'done' ? (
          <>
            Kept in <a href={routes.accountSettings}>your account</a>
          </>
        ) : null}
        {state === 'refused' || state === 'unclear' ? failures[state] : null}
      </span>
    </>
  )
}
