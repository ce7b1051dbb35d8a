import { useCallback, useEffect, useRef } from 'react'
import { SettingsSendingContext } from '@/hooks/use-settings-form'
import type { Change } from '@/lib/account/settings/change'
import { ProofForms, type ProofFormsProps } from './proof-forms'

interface ConfirmProps {
  readonly proof: ProofFormsProps & { readonly refused: () => void }
  readonly send: (change: Change, removal: null) => Promise<void>
}

/** Asks who is there before a change that could take the account over. What was typed for it waits meanwhile. */
export function Confirm({ proof, send }: ConfirmProps) {
  const title = useRef<HTMLHeadingElement>(null)
  useEffect(() => title.current?.focus(), [])
  const sending = useCallback((change: Change) => send(change, null), [send])
  return (
    <section className="settings-part" aria-labelledby="confirm">
      <h2 ref={title} id="confirm" tabIndex={-1}>
        Confirm it is you
      </h2>
      <p>Choose one of these ways. What you filled in is kept meanwhile.</p>
      <SettingsSendingContext value={sending}>
        <ProofForms profile={proof.profile} asked={proof.asked} />
      </SettingsSendingContext>
      <p>
        <button type="button" className="btn quiet" onClick={proof.refused}>
          Cancel
        </button>
      </p>
    </section>
  )
}
