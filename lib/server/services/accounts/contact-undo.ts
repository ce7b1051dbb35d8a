import 'server-only'
import type { Clock } from '@/lib/server/clock'
import { noteFormerIdentities } from '@/lib/server/db/former-identity-repository'
import type { SecurityRepository } from '@/lib/server/db/security-repository'
import type { Log } from '@/lib/server/log'
import { enqueueMessage, type MessageDeps } from '@/lib/server/services/messages/messages'
import { hashToken } from '@/lib/server/services/sessions/tokens'
import { contactDigests } from './former-identities'
import type { MemberDeps } from './member-details'

export interface ContactUndoDeps {
  readonly security: SecurityRepository
  readonly messages: MessageDeps
  readonly members: Pick<MemberDeps, 'numberKeys'>
  readonly clock: Clock
  readonly log: Log
}

/** `taken`: the contact signs in to another account by now. `unknown`: no change can be taken back by that key. */
export type UndoOutcome = 'undone' | 'taken' | 'unknown'

/**
 * Takes a change of contact back by the key that was sent to the contact of before: it signs in again, the one that took its place no longer
 * does, every session ends and the password, passkeys and recovery codes are gone. The contacts of now are told. All of it is durable when this resolves, or nothing.
 */
export async function undoContactChange(deps: ContactUndoDeps, key: string): Promise<UndoOutcome> {
  const { messages, clock, log } = deps
  const now = clock.now()
  const undone = await deps.security.undoContact({ digest: hashToken(key), now }, async (transaction, restored) => {
    const { accountId, replaced, told } = restored
    const digests = [contactDigests(deps.members, replaced)[0]]
    await noteFormerIdentities(transaction, { accountId, digests, leftAt: now })
    for (const { contact: to } of told)
      await enqueueMessage(transaction, messages, { kind: 'contact-restored', to, restored: replaced.kind })
  })
  if (undone.state === 'undone') {
    messages.nudge()
    log.info('security.contact-restored', { accountId: undone.accountId, kind: undone.replaced.kind })
  }
  return undone.state
}
