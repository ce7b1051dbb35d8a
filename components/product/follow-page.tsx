import { Breadcrumbs } from '@/components/ui/breadcrumbs'
import { EmailForm } from '@/components/ui/email-form'
import { DoneScene } from '@/components/ui/scenes'
import { addressAlertConsent } from '@/lib/domain/messages/address-alert-consent'
import { assertNever } from '@/lib/domain/values/assert-never'
import { capitalised } from '@/lib/domain/values/words'
import { type FollowedProduct, type FollowResult, followSendPath } from '@/lib/forms/follow-results'
import { honeypotField } from '@/lib/forms/newsletter-results'
import { routes } from '@/lib/routing/routes'
import '@/styles/account.css'

interface FollowPageProps {
  readonly crumbs: readonly { readonly href: string; readonly label: string }[]
  readonly product: FollowedProduct
  readonly name: string
  /** Back to the product, on the same case. */
  readonly href: string
  /** What its figure is called and says now, and with which figures; null where none is published. */
  readonly figure: { readonly name: string; readonly text: string; readonly scenario: string } | null
  /** How asking ended; null before. */
  readonly result: FollowResult | null
}

function problemOf(result: FollowResult | null): string | null {
  switch (result) {
    case null:
    case 'asked':
      return null
    case 'email-empty':
      return 'Enter your e-mail address.'
    case 'email-invalid':
      return 'Enter an e-mail address such as name@example.com.'
    default:
      return assertNever(result)
  }
}

/** Asks where to write when a product changes. Sent without script as well. */
export function FollowPage({ crumbs, product, name, href, figure, result }: FollowPageProps) {
  return (
    <div className="wrap">
      <Breadcrumbs links={[...crumbs, { href, label: name }]} here="Tell me when it changes" />
      <div className="sign">
        <h1>{`Tell me when ${name} changes`}</h1>
        {result === 'asked' ? (
          <>
            <DoneScene />
            <p role="status">
              Check your mail: unless that address follows it already, a link that confirms it is on its way. It works
              for two days, and nothing else is sent before you open it.
            </p>
          </>
        ) : (
          <>
            <p className="sign-lede">
              We write when its figure changes, a week before its offer ends, and when another product clearly beats it.
              No provider can pay for these messages.
            </p>
            {figure === null ? null : (
              <p>
                {`${capitalised(figure.name)}, today: `}
                <b translate="no">{figure.text}</b>
                {` for ${figure.scenario}.`}
              </p>
            )}
            <EmailForm
              id="follow"
              action={followSendPath(product)}
              trap={honeypotField}
              consent={
                <>
                  {addressAlertConsent.text} <a href={routes.privacy}>How we keep it</a>
                </>
              }
              submit="Tell me when it changes"
              error={problemOf(result)}
              className="mt-2"
            />
          </>
        )}
        <p>
          <a href={href}>{`Back to ${name}`}</a>
        </p>
      </div>
    </div>
  )
}
