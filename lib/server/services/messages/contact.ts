import 'server-only'
import { createHash } from 'node:crypto'
import { brand } from '@/lib/brand'
import type { AttachedFile } from '@/lib/domain/messages/attached-files'
import type { ContactTopic } from '@/lib/domain/messages/contact-message'
import { type Email, readEmail } from '@/lib/domain/validation/email'
import type { OutboxRepository } from '@/lib/server/db/outbox-repository'
import { letOthersPass } from '@/lib/server/large-bodies'
import type { Log } from '@/lib/server/log'
import type { RateLimits, Window } from '@/lib/server/services/calls/rate-limit'
import { uuidV8 } from '@/lib/server/services/keys/uuid-v8'
import { contactWithFiles, type MessageDeps, sealedMessage } from './messages'

export interface ContactDeps {
  readonly outbox: Pick<OutboxRepository, 'put' | 'waiting'>
  readonly messages: MessageDeps
  readonly limits: Pick<RateLimits, 'takeOf'>
  readonly log: Log
}

/** What somebody writes to us, checked. */
export interface ContactMessage {
  readonly topic: ContactTopic
  readonly name: string
  readonly email: Email
  readonly message: string
  readonly attachments: readonly AttachedFile[]
}

/** What became of a message: taken, by the name of it, or not, because too many files wait already. */
export type ContactOutcome = { readonly state: 'taken'; readonly reference: string } | { readonly state: 'full' }

/** Anybody can type the address of anybody: beyond this many in a day nobody is written to. */
const copies: Window = { most: 3, ms: 24 * 3_600_000 }

/** Beyond so many messages with files that wait for the mail server at once, some 300 MB, none is taken with files: they would fill the disk. */
export const mostWithFiles = 40

/** Without those that are taken for one another; 32 of them, so that five bits choose one. */
const alphabet = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ'

const digestOf = (what: string, key: string) => createHash('sha256').update(`contact ${what} ${key}`).digest()
const idOf = (what: string, key: string) => uuidV8(digestOf(what, key).toString('hex'))

/** How a message is named, such as TB-7K3M-9QXW: the same for the same key. */
export function referenceOf(key: string): string {
  const signs = [...digestOf('reference', key).subarray(0, 8)].map((byte) => alphabet[byte % alphabet.length]).join('')
  return `TB-${signs.slice(0, 4)}-${signs.slice(4)}`
}

/**
 * Puts a message to us into the outbox, and one to its sender that it has come; durable when it resolves, with the reference. `key` is the
 * caller's for this message: sent twice under one key, it goes out once. Throws what the database throws.
 */
export async function sendContact(deps: ContactDeps, contact: ContactMessage, key: string): Promise<ContactOutcome> {
  const ours = readEmail(brand.supportEmail)
  if (!ours.ok) throw new TypeError('The address of our support is none')
  const { topic, name, email, message: text, attachments: files } = contact
  if (files.length > 0 && (await deps.outbox.waiting(contactWithFiles)) >= mostWithFiles) {
    deps.log.warn('contact.files-full')
    return { state: 'full' }
  }
  const reference = referenceOf(key)
  const toUs = sealedMessage(
    deps.messages,
    { kind: 'contact-us', to: { kind: 'email', value: ours.value }, reference, topic, name, email, text, files },
    idOf('message', key),
  )
  if (files.length > 0) await letOthersPass()
  const copy = sealedMessage(
    deps.messages,
    { kind: 'contact-received', to: { kind: 'email', value: email }, reference, topic },
    idOf('copy', key),
  )
  const tooMany = (await deps.limits.takeOf('contact copy', email, copies)) !== null
  await deps.outbox.put(tooMany ? [toUs] : [toUs, copy])
  deps.messages.nudge()
  deps.log.info('contact.received', { reference, topic, copied: !tooMany, files: files.length })
  return { state: 'taken', reference }
}
