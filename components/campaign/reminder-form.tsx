import { EmailForm } from '@/components/ui/email-form'
import { reminderConsent } from '@/lib/domain/messages/reminder-consent'
import { assertNever } from '@/lib/domain/values/assert-never'
import { type ReminderResult, reminderFormId } from '@/lib/forms/campaign-reminder-results'
import { honeypotField } from '@/lib/forms/newsletter-results'
import { routes } from '@/lib/routing/routes'

interface ReminderFormProps {
  readonly slug: string
  readonly asked: ReminderResult | null
  /** Whether it is too late for the reminder itself. */
  readonly late: boolean
}

function problemOf(asked: ReminderResult | null): string | null {
  switch (asked) {
    case null:
    case 'kept':
      return null
    case 'email-empty':
      return 'Enter your e-mail address.'
    case 'email-invalid':
      return 'Enter an e-mail address such as name@example.com.'
    default:
      return assertNever(asked)
  }
}

/** Asks where to send a reminder of the campaign's end. Sent without script as well. */
export function ReminderForm({ slug, asked, late }: ReminderFormProps) {
  if (late && asked === null) return null
  return (
    <section id={reminderFormId} className="mt-12 max-w-[480px]" aria-labelledby="reminder-title">
      <h2 id="reminder-title">Remind me before it ends</h2>
      {asked === 'kept' ? (
        <p role="status" className="mt-3">
          Done. An e-mail is on its way to you; the reminder follows three days before the end.
        </p>
      ) : (
        <EmailForm
          id="reminder"
          action={routes.campaignReminder(slug)}
          trap={honeypotField}
          consent={
            <>
              {reminderConsent.text} <a href={routes.privacy}>How we keep it</a>
            </>
          }
          submit="Remind me"
          error={problemOf(asked)}
          className="mt-4"
        />
      )}
    </section>
  )
}
