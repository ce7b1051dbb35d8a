import 'server-only'
import type { Clock } from '@/lib/server/clock'
import { insertMessage, type NewMessage } from '@/lib/server/db/outbox-repository'
import { sealData } from '@/lib/server/services/keys/data-seal'
import type { Random } from '@/lib/server/services/keys/random'
import type { SealingKey } from '@/lib/server/services/keys/sealing-keys'
import { uuidV7 } from '@/lib/server/services/keys/uuid-v7'
import { channelsOf } from './code'
import { type Message, printMessage } from './message'

export interface MessageDeps {
  /** Keys for what waits to be sent, the one that seals first; throws when they can be neither read nor made. */
  readonly keys: () => readonly [SealingKey, ...SealingKey[]]
  readonly clock: Clock
  readonly random: Random
  /** Has the outbox run now. To be called once what was put in is committed. */
  readonly nudge: () => void
}

/** Part of what a message was sealed with: another text would make all that wait unreadable. */
export const messagePlace = (id: string) => `message ${id}`

/**
 * Puts a message into the outbox within the caller's transaction: it is sent if and only if the rest is committed. Encrypted until it is
 * settled. The caller nudges after the commit. Throws what the database throws.
 */
export async function enqueueMessage(
  transaction: Parameters<typeof insertMessage>[0],
  deps: MessageDeps,
  message: Message,
  id: string = uuidV7(deps.clock, deps.random),
): Promise<void> {
  await insertMessage(transaction, sealedMessage(deps, message, id))
}

/** A message as it goes into the outbox: encrypted, with the moments that its kind has. */
export function sealedMessage(
  deps: MessageDeps,
  message: Message,
  id: string = uuidV7(deps.clock, deps.random),
): NewMessage {
  const [key] = deps.keys()
  const [channel] = channelsOf[message.to.kind]
  const now = deps.clock.now()
  return {
    id,
    kind: storedKind(message),
    channel,
    sealed: sealData(key, messagePlace(id), printMessage(message)),
    uselessAt: uselessAt(message),
    dueAt: message.kind === 'campaign-ends' ? message.dueAt : now,
    now,
  }
}

/** The kind under which a message with files is stored: they are counted, as they are large. */
export const contactWithFiles = 'contact-us-files'

function storedKind(message: Message): string {
  if (message.kind === 'contact-us' && message.files.length > 0) return contactWithFiles
  return message.kind === 'code' ? `${message.purpose}-code` : message.kind
}

function uselessAt(message: Message): number | null {
  if (message.kind === 'code') return message.uselessAt
  return message.kind === 'campaign-ends' ? message.endsAt : null
}
