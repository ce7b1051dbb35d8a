'use client'

import { type FormEvent, useRef, useState } from 'react'
import { formPath } from '@/lib/account/sign-in-steps'
import type { FormProblem } from '@/lib/account/sign-in-view'
import { waitWords } from '@/lib/account/wait-words'
import { ApiError } from '@/lib/client/api-error'
import { browserTransport } from '@/lib/client/browser'
import { call } from '@/lib/client/call'
import { NoPasskey } from '@/lib/client/no-passkey'
import { openingWords } from '@/lib/client/opening-words'
import { reportFailure } from '@/lib/client/report'
import { passkeyRequestOperation } from '@/lib/contract/calls/passkeys'
import { FormProblems } from './form-problems'
import { SharedBox } from './shared-box'

export interface PasskeyIslandProps {
  /** It was said that others use the computer too. */
  readonly shared: boolean
  readonly problems: readonly FormProblem[]
}

/** Has the browser prove a passkey and puts the proof into the form. Throws NoPasskey and ApiError. */
async function fillIn(proof: HTMLInputElement): Promise<void> {
  const [{ data }, { provePasskey }] = await Promise.all([
    call(passkeyRequestOperation, {}, browserTransport()),
    import('@/lib/client/passkey'),
  ])
  proof.value = JSON.stringify(await provePasskey(data))
}

const noOptions = 'We cannot do that right now. Check your connection and try again in a moment.'

/** What the form says of a failure, which is written down unless its visitor made it. */
function wordsOf(error: unknown, wasOffline: boolean): string {
  if (error instanceof NoPasskey) return error.message
  // The call for the options is written down where it is made.
  if (error instanceof ApiError) return waitWords(error, Date.now()) ?? error.visitorMessage ?? noOptions
  reportFailure(error)
  return openingWords(error, wasOffline, 'Try again.')
}

/** Signs in by passkey. */
export function PasskeyIsland({ shared, problems }: PasskeyIslandProps) {
  const proof = useRef<HTMLInputElement>(null)
  const [busy, setBusy] = useState(false)
  const [said, setSaid] = useState<readonly FormProblem[]>(problems)
  const signIn = async (form: HTMLFormElement) => {
    if (proof.current === null) return
    setBusy(true)
    setSaid([])
    const wasOffline = !navigator.onLine
    try {
      await fillIn(proof.current)
      const { sendOpening } = await import('@/lib/client/send-opening')
      await sendOpening(form)
    } catch (error) {
      setSaid([{ field: null, message: wordsOf(error, wasOffline) }])
    }
    setBusy(false)
  }
  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (!busy) void signIn(event.currentTarget)
  }
  return (
    <form method="post" action={formPath('passkey')} aria-busy={busy || undefined} onSubmit={onSubmit}>
      <FormProblems problems={said} />
      <input ref={proof} type="hidden" name="proof" defaultValue="" />
      <p className="no-script notice">A passkey needs JavaScript. Without it, sign in with a code.</p>
      <SharedBox checked={shared} />
      <button type="submit" className="btn">
        Use a passkey
      </button>
    </form>
  )
}
