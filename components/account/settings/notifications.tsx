import { notificationFields } from '@/lib/account/settings/fields'
import type { NotificationSettings } from '@/lib/contract/entities/notification-settings'
import { choiceSenders, sendingChoices } from '@/lib/domain/member/member-texts'
import { SettingsForm } from './settings-form'

interface NotificationsProps {
  readonly choices: NotificationSettings
}

/** What a member lets us send beside what the account needs. While we send nothing of it, what was agreed to before can be taken back. */
export function Notifications({ choices }: NotificationsProps) {
  const fields = notificationFields(choices)
  if (sendingChoices.some((choice) => choiceSenders[choice] !== null)) {
    return <SettingsForm form="notifications" fields={fields} submit="Save" />
  }
  const given = sendingChoices.filter((choice) => choices[choice].given)
  return (
    <>
      <p>We send nothing else to members at present: no offers, and no news about products.</p>
      {given.length === 0 ? null : (
        <section className="sign-more">
          <h2>What you agreed to earlier</h2>
          {given.map((choice) => (
            <p key={choice}>“{choices[choice].text}”</p>
          ))}
          <SettingsForm form="notifications" fields={fields} submit="Take this back" />
        </section>
      )}
    </>
  )
}
