import { routes } from '@/lib/routing/routes'

interface WelcomeStepProps {
  /** Where the visitor came from; null: nowhere in particular. */
  readonly next: string | null
  /** The account came by a friend's code. */
  readonly invited: boolean
}

/** What to do with a new account. */
export function WelcomeStep({ next, invited }: WelcomeStepProps) {
  const ways = [
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
