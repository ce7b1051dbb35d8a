import 'server-only'

/** A paragraph of a mail: words, words with the address that they lead to, or a code to type. */
export type Paragraph =
  | { readonly kind: 'words'; readonly words: string }
  | { readonly kind: 'link'; readonly words: string; readonly label: string; readonly href: string }
  | { readonly kind: 'code'; readonly code: string }

/** What a mail says. The subject is seen on locked screens and in logs of mail servers: it holds no secret. */
export interface MailText {
  readonly subject: string
  readonly paragraphs: readonly Paragraph[]
}

/** What a message says in either form. `sms` keeps to the 160 characters of the GSM alphabet that one text message holds. */
export interface MessageText extends MailText {
  readonly sms: string
}

/** Where the words of a message point to; `siteUrl` is the configured origin of the site. */
export interface TextPlace {
  readonly siteUrl: string
}

export const words = (text: string): Paragraph => ({ kind: 'words', words: text })
