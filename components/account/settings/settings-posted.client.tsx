'use client'

import type { SettingsPage } from '@/lib/account/settings/view'
import { SettingsContent } from './settings-content'

/** A part of the settings of whoever is signed in without script: printed by the server, its forms posted by the browser. */
export function SettingsPosted({ page }: { readonly page: SettingsPage }) {
  return <SettingsContent page={page} send={null} />
}
