import type { Metadata } from 'next'
import { headers } from 'next/headers'
import { MemberMenu } from '@/components/account/member-menu'
import { SettingsFrame } from '@/components/account/settings/settings-frame'
import { SettingsIsland } from '@/components/account/settings/settings-island.client'
import { SettingsNeedScript } from '@/components/account/settings/settings-need-script'
import { Island } from '@/components/ui/island'
import { type SettingsView, settingsPath, settingsTitles } from '@/lib/account/settings/places'
import { pageMetadata } from '@/lib/seo/metadata'
import { isCookieMember, memberName } from '@/lib/server/data/account/member-name'
import { shellConfig } from '@/lib/server/data/site/shell-config'

/** Title of a part; never indexed. */
export function settingsMetadata(view: SettingsView): Metadata {
  const description = 'What we keep about you, and how to change, download or delete it.'
  return {
    ...pageMetadata({ path: settingsPath(view), title: settingsTitles[view], description }),
    robots: { index: false, follow: false },
  }
}

/** A part of the settings: an island that reads and changes them through the session of its member's browser. */
export async function renderSettings(view: SettingsView) {
  const sent = new Headers(await headers())
  const { appId, signingKey } = shellConfig()
  return (
    <>
      <MemberMenu name={await memberName(sent)} />
      <SettingsFrame view={view}>
        {isCookieMember(sent) ? (
          <SettingsNeedScript view={view} />
        ) : (
          <Island name="settings" of={SettingsIsland} props={{ view, signing: { appId, signingKey } }} />
        )}
      </SettingsFrame>
    </>
  )
}
