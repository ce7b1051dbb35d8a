import { Breadcrumbs } from '@/components/ui/breadcrumbs'
import { Field } from '@/components/ui/field'
import { InputBox } from '@/components/ui/input-box'
import { newsletterConsent } from '@/lib/domain/newsletter-consent'
import { emptyEmailMessage, invalidEmailMessage, longestEmail } from '@/lib/domain/validation/newsletter-email'
import { type NewsletterResult, trapField } from '@/lib/newsletter-results'
import { routes } from '@/lib/routes'
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
    lede: 'If the address is new to us, it gets a first mail soon. Every mail has a link that ends the newsletter at once.',
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
      {askAgain ? <SubscribeForm error={error} /> : null}
    </div>
  )
}

function SubscribeForm({ error }: { readonly error: string | null }) {
  return (
    <form className="mt-6 grid max-w-[480px] gap-3" method="post" action={routes.subscribe}>
      <input name={trapField} hidden />
      <Field
        id="subscriber"
        label="Your e-mail address"
        error={error}
        hint={
          <>
            {newsletterConsent.text} <a href={routes.privacy}>How we keep it</a>
          </>
        }
      >
        {(control) => (
          <InputBox>
            <input {...control} type="email" name="email" autoComplete="email" maxLength={longestEmail} />
          </InputBox>
        )}
      </Field>
      <button type="submit" className="btn">
        Subscribe
      </button>
    </form>
  )
}
