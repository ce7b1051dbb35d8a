import 'server-only'
import { brand } from '@/lib/brand'
import { assertNever } from '@/lib/domain/assert-never'
import { contactTopics, contactTopicWords } from '@/lib/domain/contact-message'
import { escapeHtml } from '@/lib/domain/escape-html'
import { routes } from '@/lib/routes'
import { type FormPage, formPage } from './form-page'

/** A message to us as it was typed. */
export interface TypedContact {
  readonly topic: string
  readonly name: string
  readonly email: string
  readonly message: string
}

/** Why a message was not sent. */
export type ContactFault =
  | { readonly state: 'refused'; readonly reasons: readonly string[] }
  | { readonly state: 'trapped' | 'too-often' | 'failed' }

const write = `You can also write to ${brand.supportEmail}.`

function saidOf(fault: ContactFault): Pick<FormPage, 'status' | 'title' | 'text'> {
  switch (fault.state) {
    case 'refused':
      return { status: 422, title: 'Please check your message', text: fault.reasons.map(escapeHtml).join('<br>') }
    case 'trapped':
      return {
        status: 422,
        title: 'Please press the button once more',
        text: 'A field that people do not see was filled in, as programs do. If you are a person, it takes one more press.',
      }
    case 'too-often':
      return {
        status: 429,
        title: 'That was a lot of messages',
        text: `Your message was not sent. It still stands below: please wait a while and press once more. ${write}`,
      }
    case 'failed':
      return {
        status: 503,
        title: 'We could not send your message just now',
        text: `The fault is on our side. Your message still stands below: please try again in a moment. ${write}`,
      }
    default:
      return assertNever(fault)
  }
}

/** Says why a message was not sent, with the form as it was sent: nothing has to be typed again. */
export function contactAgainPage(fault: ContactFault, { topic, name, email, message }: TypedContact): Response {
  const options = contactTopics.map(
    (one) => `<option value="${one}"${one === topic ? ' selected' : ''}>${escapeHtml(contactTopicWords[one])}</option>`,
  )
  return formPage({
    ...saidOf(fault),
    form: `<form method="post" action="${routes.contactSend}">
<label for="topic">What is it about?</label>
<select id="topic" name="topic" required><option value="">Choose a topic</option>${options.join('')}</select>
<label for="name">Your name</label>
<input id="name" name="name" autocomplete="name" required value="${escapeHtml(name)}">
<label for="email">Your e-mail address</label>
<input id="email" type="email" name="email" autocomplete="email" required value="${escapeHtml(email)}">
<label for="message">Your message</label>
<textarea id="message" name="message" rows="10" required>
${escapeHtml(message)}</textarea>
<button type="submit">Send</button>
</form>`,
  })
}
