import 'server-only'
import type { SMTPTransportOptions } from 'nodemailer'
import { errorCode } from '@/lib/server/db/state-error'
import { isThisMachine } from '@/lib/server/env-kinds'
import { type Carrier, CarrierError } from './carrier'
import type { Mail } from './mail'

const connectMs = 10_000
const answerMs = 20_000

function portOf(url: URL): number {
  if (url.port !== '') return Number(url.port)
  return url.protocol === 'smtps:' ? 465 : 587
}

/**
 * How to reach a server that is named as `smtp://user:password@host:587` or `smtps://…`. Credentials never travel in
 * clear beyond this machine: with them, a server that offers no TLS is refused.
 */
function smtpOptions(address: string): SMTPTransportOptions {
  const url = new URL(address)
  const credentials = url.username !== ''
  return {
    host: url.hostname.replace(/^\[|\]$/g, ''),
    port: portOf(url),
    secure: url.protocol === 'smtps:',
    requireTLS: credentials && !isThisMachine(url),
    connectionTimeout: connectMs,
    greetingTimeout: connectMs,
    socketTimeout: answerMs,
    disableFileAccess: true,
    disableUrlAccess: true,
    ...(credentials
      ? { auth: { user: decodeURIComponent(url.username), pass: decodeURIComponent(url.password) } }
      : {}),
  }
}

/** A refused recipient stays refused. A refused login or a full queue is ours or the server's to mend. */
function isPermanent(error: unknown): boolean {
  if (errorCode(error) !== 'EENVELOPE' && errorCode(error) !== 'EMESSAGE') return false
  const code = error instanceof Error && 'responseCode' in error ? Number(error.responseCode) : 0
  return code >= 500 && code < 600
}

/** The server's words may repeat the address; only the codes are kept. */
function reasonOf(error: unknown): string {
  const answer = error instanceof Error && 'responseCode' in error ? ` ${String(error.responseCode)}` : ''
  return `${errorCode(error) || 'failed'}${answer}`
}

function unsubscribing({ unsubscribeUrl }: Mail): Readonly<Record<string, string>> {
  if (unsubscribeUrl === null) return {}
  return { 'List-Unsubscribe': `<${unsubscribeUrl}>`, 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' }
}

const withoutFiles =
  'This mail came with files, and the mail server refused it with them. Here are its words alone; ask for the files another way.'

/** A mail whose files a server refuses for good, too large or suspect to it, with its words alone. */
function wordsOf(mail: Mail): Mail {
  const html = mail.html.replace('<body>', `<body>\n<p>${withoutFiles}</p>`)
  return { ...mail, attachments: [], text: `${withoutFiles}\n\n${mail.text}`, html }
}

/** Hands mails to an SMTP server, one connection each. Opens nothing before the first mail. */
export function createSmtpMailer(address: string, from: string): Carrier<Mail> {
  const options = smtpOptions(address)
  const handOver = async (mail: Mail) => {
    const { default: nodemailer } = await import('nodemailer')
    await nodemailer.createTransport(options).sendMail({
      from,
      to: { name: '', address: mail.to },
      subject: mail.subject,
      text: mail.text,
      html: mail.html,
      messageId: mail.messageId,
      attachments: mail.attachments.map(({ name, type, bytes }) => ({
        filename: name,
        contentType: type,
        content: bytes,
      })),
      headers: { ...unsubscribing(mail), 'Auto-Submitted': 'auto-generated' },
    })
  }
  return {
    send: async (mail) => {
      try {
        await handOver(mail).catch((error: unknown) => {
          if (mail.attachments.length === 0 || !isPermanent(error)) throw error
          return handOver(wordsOf(mail))
        })
        return { by: 'server' }
      } catch (error) {
        throw new CarrierError(reasonOf(error), isPermanent(error), { cause: error })
      }
    },
  }
}
