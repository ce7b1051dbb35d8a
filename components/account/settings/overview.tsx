import type { PartData } from '@/lib/account/settings/part-data'
import { type SettingsPart, settingsParts, settingsPath, settingsTitles } from '@/lib/account/settings/places'
import { HomeShelf } from './home-shelf'
import { LastAnalysis } from './last-analysis'
import { SavedAnalysesList, SavedComparisonsList } from './saved-things'

const why: Readonly<Record<SettingsPart, string>> = {
  profile: 'What we call you.',
  personal: 'MyKad, date of birth, address, work. All of it is up to you.',
  income: 'What comes in and what you owe each month.',
  contacts: 'What you sign in with, and where codes go.',
  password: 'Everywhere else is signed out when you do.',
  passkeys: 'Sign in with your finger, your face or the lock of your device.',
  recovery: 'Codes on paper, for when nothing else signs you in.',
  notifications: 'What we send you, and what you agreed to.',
  interests: 'What is on your shortlist, what you went on to, and what we write to you about.',
  sessions: 'Your phones and computers, and how to sign them out.',
  data: 'Everything that we keep about you, in one file.',
  close: 'What happens, what is kept, and until when you can change your mind.',
}

type OverviewProps = Extract<PartData, { view: 'overview' }>

/** The member's home: who they are, what changed of what they keep, and where each part of the account can be changed. */
export function Overview({ profile, analyses, comparisons }: OverviewProps) {
  return (
    <>
      <p className="sign-lede">
        {`You are signed in as ${profile.fullName}. You sign in with ${profile.contacts.map(({ value }) => value).join(' or ')}.`}
      </p>
      <div className="home-columns">
        <div>
          <HomeShelf />
          <LastAnalysis analysis={analyses[0]} />
          <SavedAnalysesList analyses={analyses} />
          <SavedComparisonsList comparisons={comparisons} />
        </div>
        <section className="sign-more" aria-labelledby="settings">
          <h2 id="settings">Your settings</h2>
          <ul className="sign-next">
            {settingsParts.map((part) => (
              <li key={part}>
                <a href={settingsPath(part)}>{settingsTitles[part]}</a>
                <span>{why[part]}</span>
              </li>
            ))}
          </ul>
        </section>
      </div>
    </>
  )
}
