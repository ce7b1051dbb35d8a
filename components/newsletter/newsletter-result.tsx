import { Breadcrumbs } from '@/components/ui/breadcrumbs'
import { EmailForm } from '@/components/ui/email-form'
import { newsletterConsent } from '@/lib/domain/messages/newsletter-consent'
import { emptyEmailMessage, invalidEmailMessage } from '@/lib/domain/validation/newsletter-email'
import { honeypotField, type NewsletterResult } from '@/lib/forms/newsletter-results'
import { routes } from '@/lib/routing/routes'
import '@/styles/pages.css'

interface Words {
  readonly title: string
  readonly lede: string
  /** What is wrong with the address; null when the address is not the reason. */
  readonly error: string | null
  readonly askAgain: boolean
}

/** What each result says. The same for an address that was subscribed before. */
export const newsletterWords: Readonly<Record<NewsletterResult, Words>> = {
  subscribed: {
    title: 'Your submission was successful.',
    lede: 'If the address is new to us, it gets a first mail soon. Unsubscribe any time with the link in every mail.',
    error: null,
    askAgain: false,
  },
  'email-empty': {
    title: 'One thing is missing',
    lede: 'Type the address that our newsletter should go to.',
    error: emptyEmailMessage,
    askAgain: true,
  },
  'email-invalid': {
    title: 'Please check the address',
    lede: 'After the @ we take one name and then .com, .my, .gov or .edu, such as name@example.com.my.',
    error: invalidEmailMessage,
    askAgain: true,
  },
}

/** The page that answers the newsletter form where there is no script. */
export function NewsletterResultPage({ result }: { readonly result: NewsletterResult }) {
  const { title, lede, error, askAgain } = newsletterWords[result]
  return (
    <div className="wrap">
      <Breadcrumbs links={[{ href: routes.home, label: 'Home' }]} here="Newsletter" />
      <h1 className="mt-2">{title}</h1>
      <p className="mt-3 max-w-[62ch] text-18 text-muted">{lede}</p>
      {askAgain ? (
        <EmailForm
          id="subscriber"
          action={routes.subscribe}
          trap={honeypotField}
          consent={
            <>
              {newsletterConsent.text} <a href={routes.privacy}>How we keep it</a>
            </>
          }
          submit="Subscribe"
          error={error}
          className="mt-6 max-w-[480px]"
        />
      ) : null}
    </div>
  )
}
