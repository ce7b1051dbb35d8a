import 'server-only'
import { brand } from '@/lib/brand'
import { acceptedTypes, filesRule } from '@/lib/domain/messages/attached-files'
import { contactTopics, contactTopicWords } from '@/lib/domain/messages/contact-message'
import { assertNever } from '@/lib/domain/values/assert-never'
import { escapeHtml } from '@/lib/domain/values/escape-html'
import { routes } from '@/lib/routing/routes'
import { type FormPage, formPage } from './form-page'

/** A message to us as it was typed. */
export interface TypedContact {
  readonly topic: string
  readonly name: string
  readonly email: string
  readonly message: string
  /** Files came with it. No page can give them back to the browser that sent them. */
  readonly hadFiles: boolean
}

/** What is wrong with a field of the form, by its name. */
interface Reason {
  readonly field: string
  readonly message: string
}

/** Why a message was not sent. */
export type ContactFault =
  | { readonly state: 'refused'; readonly reasons: readonly Reason[] }
  | { readonly state: 'trapped' | 'too-often' | 'failed' }

const write = `You can also write to ${brand.supportEmail}.`

function saidOf(fault: ContactFault): Pick<FormPage, 'status' | 'title' | 'text'> {
  switch (fault.state) {
    case 'refused':
      return {
        status: 422,
        title: 'Please check your message',
        text: fault.reasons.map(({ message }) => escapeHtml(message)).join('<br>'),
      }
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
        text: `Your message was not sent. It is still below: please wait a while and press once more. ${write}`,
      }
    case 'failed':
      return {
        status: 503,
        title: 'We could not send your message just now',
        text: `The fault is on our side. Your message is still below: please try again in a moment. ${write}`,
      }
    default:
      return assertNever(fault)
  }
}

export const chooseAgain = 'Your files were not kept. If they should go along, please choose them again.'

/** What is wrong with a field, where it stands. */
function problemsOf(field: string, reasons: readonly Reason[]): string {
  const own = reasons.filter((reason) => reason.field === field).map(({ message }) => escapeHtml(message))
  return own.length === 0 ? '' : `<p id="${field}-problem"><b>${own.join('<br>')}</b></p>`
}

function tied(field: string, reasons: readonly Reason[]): string {
  const isWrong = reasons.some((reason) => reason.field === field)
  return isWrong ? ` aria-invalid="true" aria-describedby="${field}-problem"` : ''
}

/** The field for files with its rule, and what is wrong with those that were sent. */
export function filesField(reasons: readonly Reason[]): string {
  const said = reasons.some(({ field }) => field === 'files') ? 'files-rule files-problem' : 'files-rule'
  return `<label for="files">Files</label>
<input id="files" type="file" name="files" multiple accept="${acceptedTypes}" aria-describedby="${said}">
<p id="files-rule">${filesRule}</p>${problemsOf('files', reasons)}`
}

/** Says why a message was not sent, with the form as it was sent: no word has to be typed again, but files have to be chosen again. */
export function contactAgainPage(fault: ContactFault, typed: TypedContact): Response {
  const { topic, name, email, message, hadFiles } = typed
  const reasons = fault.state === 'refused' ? fault.reasons : []
  const tie = (field: string) => tied(field, reasons)
  const problems = (field: string) => problemsOf(field, reasons)
  const options = contactTopics.map(
    (one) => `<option value="${one}"${one === topic ? ' selected' : ''}>${escapeHtml(contactTopicWords[one])}</option>`,
  )
  const { text, ...said } = saidOf(fault)
  return formPage({
    ...said,
    text: hadFiles ? `${text}<br>${chooseAgain}` : text,
    form: `<form method="post" action="${routes.contactSend}" enctype="multipart/form-data">
<label for="topic">What is it about?</label>
<select id="topic" name="topic" required${tie('topic')}><option value="">Choose a topic</option>${options.join('')}</select>${problems('topic')}
<label for="name">Your name</label>
<input id="name" name="name" autocomplete="name" required value="${escapeHtml(name)}"${tie('name')}>${problems('name')}
<label for="email">Your e-mail address</label>
<input id="email" type="email" name="email" autocomplete="email" required value="${escapeHtml(email)}"${tie('email')}>${problems('email')}
<label for="message">Your message</label>
<textarea id="message" name="message" rows="10" required${tie('message')}>
${escapeHtml(message)}</textarea>${problems('message')}
${filesField(reasons)}
<button type="submit">Send</button>
</form>`,
  })
}
