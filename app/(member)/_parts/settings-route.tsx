import type { Metadata } from 'next'
import { headers } from 'next/headers'
import { redirect } from 'next/navigation'
import { type PageQuery, toSearchParams } from '@/app/(site)/_parts/page-query'
import { MemberMenu } from '@/components/account/member-menu'
import { SettingsFrame } from '@/components/account/settings/settings-frame'
import { SettingsIsland } from '@/components/account/settings/settings-island.client'
import { SettingsPosted } from '@/components/account/settings/settings-posted.client'
import { Island } from '@/components/ui/island'
import { type SettingsView, settingsPath, settingsTitles } from '@/lib/account/settings/places'
import { assertNever } from '@/lib/domain/values/assert-never'
import { pageMetadata } from '@/lib/seo/metadata'
import { memberName } from '@/lib/server/data/account/member-name'
import { type SettingsOutcome, settingsPage } from '@/lib/server/data/account/settings-page'
import { shellConfig } from '@/lib/server/data/site/shell-config'

/** Title of a part; never indexed. */
export function settingsMetadata(view: SettingsView): Metadata {
  const description = 'What we keep about you, and how to change, download or delete it.'
  return {
    ...pageMetadata({ path: settingsPath(view), title: settingsTitles[view], description }),
    robots: { index: false, follow: false },
  }
}

/** A part of the settings as its visitor sees it. */
export async function renderSettings(view: SettingsView, query: PageQuery) {
  const sent = new Headers(await headers())
  const [outcome, name] = await Promise.all([settingsPage(view, sent, toSearchParams(query)), memberName(sent)])
  if (outcome.kind === 'moved') redirect(outcome.to)
  return (
    <>
      <MemberMenu name={name} />
      <SettingsFrame view={view}>
        <Shown view={view} outcome={outcome} />
      </SettingsFrame>
    </>
  )
}

interface ShownProps {
  readonly view: SettingsView
  readonly outcome: Exclude<SettingsOutcome, { kind: 'moved' }>
}

function Shown({ view, outcome }: ShownProps) {
  switch (outcome.kind) {
    case 'page':
      return <SettingsPosted page={outcome.page} />
    case 'nobody': {
      const { appId, signingKey } = shellConfig()
      return (
        <Island
          name="settings"
          of={SettingsIsland}
          props={{ view, again: outcome.again, signing: { appId, signingKey } }}
        />
      )
    }
    case 'failed':
      return (
        <p>
          The fault is on our side, and nothing was changed. <a href={settingsPath(view)}>Try again</a>
        </p>
      )
    default:
      return assertNever(outcome)
  }
}
