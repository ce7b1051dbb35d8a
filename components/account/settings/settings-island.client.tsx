'use client'

import { useEffect } from 'react'
import type { Wakes } from '@/components/islands'
import { useCachedMember } from '@/hooks/use-cached-member'
import { useSession } from '@/hooks/use-session'
import { useSettings } from '@/hooks/use-settings'
import type { SettingsView } from '@/lib/account/settings/places'
import type { SigningConfig } from '@/lib/client/sign'
import { Confirm } from './confirm'
import { SettingsContent } from './settings-content'
import { SettingsWaiting } from './settings-waiting'
import { SignedInAgain, SignedOut } from './signed-out'

/** @public The bundler reads it. */
export const wakes: Wakes = 'loaded'

interface SettingsIslandProps {
  readonly view: SettingsView
  /** How calls of the session are signed. */
  readonly signing: SigningConfig
}

/** A part of the settings of whoever is signed in by script: read and changed through the session that their browser keeps. */
export function SettingsIsland({ view, signing }: SettingsIslandProps) {
  const { state, whyOut } = useSession()
  const { member, onSettled } = useCachedMember()
  const isSaid = state.kind !== 'in' && whyOut !== null && whyOut !== 'left'
  if (!isSaid && member === null) return <SettingsWaiting view={view} />
  return (
    <>
      {isSaid ? (
        <SignedOut view={view} whyOut={whyOut} typed={member !== null} busy={state.kind === 'unknown'} />
      ) : null}
      {member?.phase === 'back' ? <SignedInAgain /> : null}
      {member === null ? null : (
        <div className="settings-kept" hidden={member.phase === 'waiting'}>
          <MemberSettings key={member.id} view={view} signing={signing} member={member.id} onSaid={onSettled} />
        </div>
      )}
    </>
  )
}

interface MemberSettingsProps extends SettingsIslandProps {
  /** The id of the account. */
  readonly member: string
  /** The page says what a change came to. */
  readonly onSaid: () => void
}

function MemberSettings({ view, signing, member, onSaid }: MemberSettingsProps) {
  const { data, failed, reload, note, undo, send, proof, codes, next } = useSettings(view, signing, member)
  useEffect(() => {
    if (note !== null) onSaid()
  }, [note, onSaid])
  if (data === null) return failed ? <NotLoaded onRetry={reload} /> : <SettingsWaiting view={view} />
  return (
    <>
      {proof === null ? null : <Confirm proof={proof} send={send} />}
      <div hidden={proof !== null}>
        <SettingsContent page={{ data, note, undo, codes, next }} send={send} />
      </div>
    </>
  )
}

function NotLoaded({ onRetry }: { readonly onRetry: () => Promise<unknown> }) {
  return (
    <div className="settings-part" role="alert">
      <p>This could not be loaded. Nothing was changed: check your connection.</p>
      <p>
        <button type="button" className="btn" onClick={() => void onRetry()}>
          Try again
        </button>
      </p>
    </div>
  )
}
