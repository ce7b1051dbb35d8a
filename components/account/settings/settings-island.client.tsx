'use client'

import { useSession } from '@/hooks/use-session'
import { useSettings } from '@/hooks/use-settings'
import type { SigningConfig } from '@/lib/client/sign'
import type { SettingsView } from '@/lib/settings/places'
import { Confirm } from './confirm'
import { SettingsContent } from './settings-content'
import { SettingsWaiting } from './settings-waiting'

interface SettingsIslandProps {
  readonly view: SettingsView
  /** How calls of the session are signed. */
  readonly signing: SigningConfig
}

/** A part of the settings of whoever is signed in by script: read and changed through the session that their browser keeps. */
export function SettingsIsland({ view, signing }: SettingsIslandProps) {
  const { state } = useSession()
  if (state.kind !== 'in') return <SettingsWaiting view={view} />
  return <MemberSettings key={state.user.id} view={view} signing={signing} member={state.user.id} />
}

function MemberSettings({ view, signing, member }: SettingsIslandProps & { readonly member: string }) {
  const { data, failed, reload, note, undo, send, proof, next } = useSettings(view, signing, member)
  if (data === null) return failed ? <NotLoaded onRetry={reload} /> : <SettingsWaiting view={view} />
  return (
    <>
      {proof === null ? null : <Confirm proof={proof} send={send} />}
      <div hidden={proof !== null}>
        <SettingsContent page={{ data, note, undo, refused: next, asked: null }} send={send} />
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
