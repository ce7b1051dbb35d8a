import type { Profile } from '@/lib/contract/entities/profile'
import { routes } from '@/lib/routes'
import { type SettingsPart, settingsParts, settingsPath, settingsTitles } from '@/lib/settings/places'

const why: Readonly<Record<SettingsPart, string>> = {
  profile: 'What we call you, and in which language.',
  personal: 'MyKad, date of birth, address, work. All of it is up to you.',
  income: 'What comes in and what you owe each month.',
  contacts: 'What you sign in with, and where codes go.',
  password: 'Everywhere else is signed out when you do.',
  notifications: 'What we may send you beside what the account needs.',
  sessions: 'Your phones and computers, and how to sign them out.',
  data: 'Everything that we keep about you, in one file.',
  close: 'What happens, what is kept, and until when you can change your mind.',
}

interface OverviewProps {
  readonly profile: Profile
  /** How many analyses the member keeps. */
  readonly analyses: number
}

/** Who the member is, what is kept, and where each part of it can be changed. */
export function Overview({ profile, analyses }: OverviewProps) {
  return (
    <>
      <p className="sign-lede">
        You are signed in as {profile.fullName}. You sign in with{' '}
        {profile.contacts.map(({ value }) => value).join(' or ')}.
      </p>
      <ul className="sign-next">
        {settingsParts.map((part) => (
          <li key={part}>
            <a href={settingsPath(part)}>{settingsTitles[part]}</a>
            <span>{why[part]}</span>
          </li>
        ))}
        <li>
          <a href={routes.financialAnalysis}>Saved analyses</a>
          <span>{savedWords(analyses)}</span>
        </li>
      </ul>
    </>
  )
}

function savedWords(analyses: number): string {
  if (analyses === 0) return 'You keep none yet. At the end of an analysis you can keep its figures here.'
  return analyses === 1 ? 'You keep one. See it at the analysis.' : `You keep ${analyses}. See them at the analysis.`
}
