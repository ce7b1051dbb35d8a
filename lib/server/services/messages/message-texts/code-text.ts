import 'server-only'
import { brand } from '@/lib/brand'
import type { CodePurpose } from '@/lib/server/services/messages/code'
import { type MessageText, type TextPlace, words } from './message-text'

interface Purpose {
  readonly subject: string
  /** What the code does, after “to”. */
  readonly to: string
  /** What is at stake when somebody else asked. */
  readonly notYou: string
}

const purposes: Readonly<Record<CodePurpose, Purpose>> = {
  'sign-in': {
    subject: `Your code to sign in to ${brand.name}`,
    to: 'sign in or join',
    notYou: 'If you did not ask for it, you need to do nothing: without the code nobody gets in.',
  },
  'reset-password': {
    subject: `Your code for a new ${brand.name} password`,
    to: 'set a new password',
    notYou: 'If you did not ask for it, you need to do nothing: your password stays as it is.',
  },
  confirm: {
    subject: `Your code to confirm a change at ${brand.name}`,
    to: 'confirm a change to your account',
    notYou:
      'If you did not ask for it, somebody else is signed in to your account: end the other sessions in Settings.',
  },
  'change-contact': {
    subject: `Your code to use this contact at ${brand.name}`,
    to: 'add this contact to an account',
    notYou: 'If you did not ask for it, you need to do nothing: without the code this contact is not added.',
  },
}

/**
 * A one-time code. The last line of the text message binds the code to the site, so that a browser fills it in there and nowhere else
 * (Origin-bound one-time codes delivered via SMS, WICG).
 */
export function codeText(purpose: CodePurpose, code: string, { siteUrl }: TextPlace): MessageText {
  const { subject, to, notYou } = purposes[purpose]
  return {
    subject,
    paragraphs: [
      words(`This is your code to ${to}:`),
      { kind: 'code', code },
      words('It works once, within five minutes, on the page where you asked for it.'),
      words(`Give it to nobody. Nobody at ${brand.name} ever asks for it, not by phone, chat or e-mail.`),
      words(notYou),
    ],
    sms: `${brand.name}: ${code} to ${to}. Works 5 minutes. We never ask for it; tell nobody.\n\n@${new URL(siteUrl).hostname} #${code}`,
  }
}
