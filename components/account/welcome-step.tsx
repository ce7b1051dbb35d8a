import { settingsPath } from '@/lib/account/settings/places'
import type { SignInPage } from '@/lib/account/sign-in-view'
import { routes } from '@/lib/routing/routes'

interface WelcomeStepProps {
  /** Where the visitor came from; null: nowhere in particular. */
  readonly next: string | null
  /** The account came by a friend's code. */
  readonly invited: boolean
  /** What the account can still be given; null where nothing is known of it. */
  readonly lacks: SignInPage['lacks']
}

interface Way {
  readonly href: string
  readonly label: string
  readonly why: string
}

const secondContact: Readonly<Record<'email' | 'mobile', string>> = {
  email: 'Add your e-mail address',
  mobile: 'Add your mobile number',
}

/** The ways to what an account still lacks: a second contact above all, for whoever loses the first. */
function missing(lacks: WelcomeStepProps['lacks']): readonly Way[] {
  if (lacks === null) return []
  const contact = {
    href: settingsPath('contacts'),
    label: secondContact[lacks.contact],
    why: 'If you lose the one that you joined with, you can still sign in.',
  }
  const passkey = {
    href: settingsPath('passkeys'),
    label: 'Add a passkey',
    why: 'Sign in with your finger, your face or the lock of your device: no code to wait for.',
  }
  const password = {
    href: settingsPath('password'),
    label: 'Choose a password',
    why: 'For when no code can reach you.',
  }
  return lacks.password ? [contact, passkey, password] : [contact, passkey]
}

/** What to do with a new account. */
export function WelcomeStep({ next, invited, lacks }: WelcomeStepProps) {
  const ways: readonly Way[] = [
    ...missing(lacks),
    ...(invited
      ? [
          {
            href: routes.referral,
            label: 'See what your invitation asks',
            why: 'What you and your friend get, for what, and by when.',
          },
        ]
      : []),
    { href: routes.products, label: 'Compare products', why: 'Every list, with your own figures.' },
    {
      href: routes.financialAnalysis,
      label: 'Check your finances',
      why: 'Ten minutes of questions, and a report that your account can keep.',
    },
    { href: routes.accountSettings, label: 'Open your settings', why: 'Your details, your messages, your sign-ins.' },
  ]
  return (
    <>
      {next === null ? null : (
        <p>
          <a className="btn" href={next}>
            Back to where you were
          </a>
        </p>
      )}
      <ul className="sign-next">
        {ways.map(({ href, label, why }) => (
          <li key={href}>
            <a href={href}>{label}</a>
            <span>{why}</span>
          </li>
        ))}
      </ul>
    </>
  )
}
