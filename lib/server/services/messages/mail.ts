import 'server-only'
import { brand } from '@/lib/brand'
import { type AttachedFile, mediaTypes } from '@/lib/domain/messages/attached-files'
import { escapeHtml } from '@/lib/domain/values/escape-html'
import type { MailText, Paragraph } from './message-texts/message-text'

/** A mail as it is handed to a mail server. Plain ASCII addresses, no line breaks in any field but the two texts. */
export interface Mail {
  readonly to: string
  readonly subject: string
  readonly text: string
  readonly html: string
  /** The same for every try, so that a mail that arrives twice can be told to be one. */
  readonly messageId: string
  /** Where a POST with `List-Unsubscribe=One-Click` ends the subscription (RFC 8058); null for what nobody subscribed to. */
  readonly unsubscribeUrl: string | null
  readonly attachments: readonly MailFile[]
}

/** A file that goes with a mail, under a name without paths or line breaks. */
interface MailFile {
  readonly name: string
  readonly type: string
  readonly bytes: Buffer
}

/** What a mail is made of beside its words. `siteUrl` is the configured origin of the site. */
interface Envelope {
  readonly id: string
  readonly to: string
  readonly siteUrl: string
  readonly unsubscribeUrl: string | null
  readonly files?: readonly AttachedFile[]
}

/** A mail with its words as text and as HTML. */
export function mailOf(
  { subject, paragraphs }: MailText,
  { id, to, siteUrl, unsubscribeUrl, files = [] }: Envelope,
): Mail {
  return {
    to,
    subject,
    messageId: `<${id}@${new URL(siteUrl).hostname}>`,
    unsubscribeUrl,
    attachments: files.map(({ name, kind, content }) => ({
      name,
      type: mediaTypes[kind],
      bytes: Buffer.from(content, 'base64'),
    })),
    text: [subject, ...paragraphs.map(asText), `${brand.name}\n${siteUrl}`].join('\n\n').concat('\n'),
    html: [
      '<!doctype html><html lang="en-MY"><head><meta charset="utf-8">',
      `<title>${escapeHtml(subject)}</title></head><body>`,
      ...paragraphs.map(asHtml),
      `<p>${escapeHtml(brand.name)}<br><a href="${escapeHtml(siteUrl)}">${escapeHtml(siteUrl)}</a></p>`,
      '</body></html>',
    ].join('\n'),
  }
}

function asText(paragraph: Paragraph): string {
  switch (paragraph.kind) {
    case 'words':
      return paragraph.words
    case 'link':
      return `${paragraph.words}\n${paragraph.href}`
    case 'code':
      return paragraph.code
  }
}

function asHtml(paragraph: Paragraph): string {
  switch (paragraph.kind) {
    case 'words':
      return `<p>${escapeHtml(paragraph.words)}</p>`
    case 'link':
      return `<p>${escapeHtml(paragraph.words)}</p>\n<p><a href="${escapeHtml(paragraph.href)}">${escapeHtml(paragraph.label)}</a></p>`
    case 'code':
      return `<p style="font:bold 2em monospace">${escapeHtml(paragraph.code)}</p>`
  }
}
