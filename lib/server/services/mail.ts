import 'server-only'
import { brand } from '@/lib/brand'
import { escapeHtml } from '@/lib/domain/escape-html'

/** A mail as it is handed to a mail server. Plain ASCII addresses, no line breaks in any field but the two texts. */
export interface Mail {
  readonly to: string
  readonly subject: string
  readonly text: string
  readonly html: string
  /** The same for every try, so that a mail that arrives twice can be told to be one. */
  readonly messageId: string
  /** Where a POST with `List-Unsubscribe=One-Click` ends the subscription (RFC 8058). */
  readonly unsubscribeUrl: string
}

/** Hands a mail to a server. Rejects with {@link MailError}. */
export interface Mailer {
  send(mail: Mail): Promise<void>
}

/** A mail was not taken. The message is for the log: it holds neither address nor text. */
export class MailError extends Error {
  override readonly name = 'MailError'
  /** The server refuses this mail for good; another try would fail like this one. */
  readonly permanent: boolean

  constructor(message: string, permanent: boolean, options?: ErrorOptions) {
    super(message, options)
    this.permanent = permanent
  }
}

/** What a welcome is written from. `siteUrl` is the configured origin of the site. */
export interface Welcome {
  readonly id: string
  readonly recipient: string
  readonly unsubscribeKey: string
  readonly siteUrl: string
}

/** The mail that follows a subscription: that it is in place, and how to end it. */
export function welcomeMail({ id, recipient, unsubscribeKey, siteUrl }: Welcome): Mail {
  const unsubscribeUrl = `${siteUrl}/unsubscribe/${unsubscribeKey}`
  const subject = `You are subscribed to the ${brand.name} newsletter`
  const opening = `This address was entered in the newsletter form of ${brand.name}, so our newsletter will come here.`
  const ending = 'If that was not you, or you want no more of it, end it here. You need no account and no password:'
  return {
    to: recipient,
    subject,
    messageId: `<${id}@${new URL(siteUrl).hostname}>`,
    unsubscribeUrl,
    text: [subject, opening, `${ending}\n${unsubscribeUrl}`, `${brand.name}\n${siteUrl}`].join('\n\n').concat('\n'),
    html: [
      '<!doctype html><html lang="en-MY"><head><meta charset="utf-8">',
      `<title>${escapeHtml(subject)}</title></head><body>`,
      `<p>${escapeHtml(opening)}</p>`,
      `<p>${escapeHtml(ending)}</p>`,
      `<p><a href="${escapeHtml(unsubscribeUrl)}">Unsubscribe</a></p>`,
      `<p>${escapeHtml(brand.name)}<br><a href="${escapeHtml(siteUrl)}">${escapeHtml(siteUrl)}</a></p>`,
      '</body></html>',
    ].join('\n'),
  }
}
