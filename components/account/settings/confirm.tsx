import { useEffect, useMemo, useRef } from 'react'
import { SettingsSendingContext } from '@/hooks/use-settings-form'
import type { Change } from '@/lib/settings/change'
import { proofFields } from '@/lib/settings/fields'
import { settingsTitles } from '@/lib/settings/places'
import { SettingsForm } from './settings-form'

interface ConfirmProps {
  readonly proof: { readonly proved: () => void; readonly refused: () => void }
  readonly send: (change: Change, removal: null) => Promise<void>
}

/** Asks who is there before a change that could take the account over. What was typed for it waits meanwhile. */
export function Confirm({ proof, send }: ConfirmProps) {
  const title = useRef<HTMLHeadingElement>(null)
  useEffect(() => title.current?.focus(), [])
  const sending = useMemo(
    () => ({ send: (change: Change) => send(change, null).then(proof.proved), refused: null }),
    [send, proof],
  )
  return (
    <section className="settings-part" aria-labelledby="confirm">
      <h2 ref={title} id="confirm" tabIndex={-1}>
        {settingsTitles.confirm}
      </h2>
      <p>Enter your password. What you filled in is kept meanwhile.</p>
      <SettingsSendingContext value={sending}>
        <SettingsForm form="confirm" fields={proofFields} submit="Confirm" />
      </SettingsSendingContext>
      <p>
        <button type="button" className="btn quiet" onClick={proof.refused}>
          Cancel
        </button>
      </p>
    </section>
  )
}
