import 'server-only'
import { escapeHtml } from '@/lib/domain/values/escape-html'
import { env } from '@/lib/server/env'
import { log } from '@/lib/server/log'
import { formPage } from './form-page'

/** The field in which the widget puts its token. */
export const challengeField = 'g-recaptcha-response'

const script = 'https://www.google.com/recaptcha/api.js'
/** Where the widget loads from, as its documentation lists it. */
const widget = 'https://www.google.com/recaptcha/ https://www.gstatic.com/recaptcha/'
const frames = 'https://www.google.com/recaptcha/ https://recaptcha.google.com/recaptcha/'

/**
 * The widget writes styles into its page, and runs code that no hash can name: what it may do is allowed here, on a page that holds one
 * form, and on no other page of the site.
 */
const policy = [
  "default-src 'none'",
  `script-src ${widget}`,
  `frame-src ${frames}`,
  `connect-src ${frames}`,
  "style-src 'unsafe-inline'",
  `img-src 'self' data: ${widget}`,
  "form-action 'self'",
  "base-uri 'none'",
  "frame-ancestors 'none'",
].join('; ')

/** A form that has to be proved to come from a person. */
interface ChallengedForm {
  /** Where it is sent, again. */
  readonly action: string
  readonly form: URLSearchParams
  /** What somebody can do in whose browser no script runs: a sentence of HTML. */
  readonly withoutScript: string
  /** HTML within the form, before its button: what cannot be sent again by itself. The form is then sent with files. */
  readonly more?: string
}

/**
 * Asks whoever sent a form for a proof that they are a person: a page of its own, which sends the same form again with the proof. null
 * where the site has no key for the widget.
 */
export function challengePage({ action, form, withoutScript, more = '' }: ChallengedForm): Response | null {
  const { RECAPTCHA_SITE_KEY: siteKey } = env()
  if (siteKey === null) {
    log().warn('challenge.no-site-key')
    return null
  }
  const typed = [...form].filter(([name]) => name !== challengeField)
  const fields = typed.map(
    ([name, value]) => `<input type="hidden" name="${escapeHtml(name)}" value="${escapeHtml(value)}">`,
  )
  const isAgain = form.has(challengeField)
  return formPage({
    status: 200,
    title: isAgain ? 'That proof did not work' : 'Are you a person?',
    text: isAgain
      ? 'It may have been too old: it counts for two minutes, and once. Tick the box again.'
      : 'Programs fill in forms too. Tick the box, then continue: nothing was sent yet.',
    form: `<noscript><p>The box is a service of Google and needs a script, which your browser does not run. ${withoutScript}</p></noscript>
<form method="post" action="${escapeHtml(action)}"${more === '' ? '' : ' enctype="multipart/form-data"'}>
${fields.join('\n')}
<div class="g-recaptcha" data-sitekey="${siteKey}"></div>
<p>The check is made by Google, by its <a href="https://policies.google.com/privacy">privacy policy</a> and <a href="https://policies.google.com/terms">terms</a>.</p>
${more}
<button type="submit">Continue</button>
</form>`,
    widget: { script, policy },
  })
}
