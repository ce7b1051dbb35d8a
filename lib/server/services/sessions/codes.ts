import 'server-only'
import { createHmac, randomInt, timingSafeEqual } from 'node:crypto'
import type { CodeChannel, SentCode } from '@/lib/contract/entities/joining'
import { codesToOne } from '@/lib/domain/member/code-limits'
import { type Contact, maskedContact } from '@/lib/domain/validation/contact'
import type { Clock } from '@/lib/server/clock'
import type {
  Before,
  CodeAsk,
  CodeEffect,
  CodeRepository,
  CountedAsk,
  OnItsWay,
  StoredCode,
  TrialOutcome,
} from '@/lib/server/db/code-repository'
import type { Log } from '@/lib/server/log'
import type { RateLimits, Window } from '@/lib/server/services/calls/rate-limit'
import type { Random } from '@/lib/server/services/keys/random'
import type { SealingKey } from '@/lib/server/services/keys/sealing-keys'
import { uuidV7 } from '@/lib/server/services/keys/uuid-v7'
import { channelsOf, codeLimits } from '@/lib/server/services/messages/code'
import { enqueueMessage, type MessageDeps } from '@/lib/server/services/messages/messages'
import { sharedCounter } from './known-devices'

export interface CodeDeps {
  readonly codes: CodeRepository
  readonly messages: MessageDeps
  readonly limits: Pick<RateLimits, 'takeOf'>
  /** Most codes in an hour to all strangers together, and as many to all who are known: what a flood of them may cost. */
  readonly perHour: number
  /** Keys of the digests, the newest first; throws when they can be neither read nor made. */
  readonly keys: () => readonly [SealingKey, ...SealingKey[]]
  readonly clock: Clock
  readonly random: Random
  readonly log: Log
}

/** `too-many`: the contact, or everybody together, was sent enough for now. Nobody is told which. */
export type Sending =
  | { readonly state: 'sent'; readonly sent: SentCode }
  | { readonly state: 'too-many'; readonly seconds: number }

const hourMs = 3_600_000
const perContact: readonly Window[] = [
  { most: codesToOne.perHour, ms: hourMs },
  { most: codesToOne.perDay, ms: 24 * hourMs },
]

/**
 * Sends a code, or names the one that was asked for in the same place less than a minute ago. Durable with its message when it resolves. Does the
 * same work whoever the contact belongs to. `counter` names by what it is counted, its minute too. Rejects when codes cannot be counted, and with what the database throws.
 */
export async function sendCode(deps: CodeDeps, ask: CodeAsk, counter = sharedCounter(ask.contact)): Promise<Sending> {
  const now = deps.clock.now()
  const since = now - codeLimits.resendMs
  // Looked at first: whoever asks again and again does not use up what may go to the contact.
  const counted = { ...ask, counter }
  const before = await deps.codes.before(counted, since, now)
  if (before !== null) return told(ask.contact, before, now)
  const seconds = await secondsToWait(deps, counted)
  if (seconds !== null) return { state: 'too-many', seconds }
  const { stored, code } = newCode(deps, counted, now)
  const { id, expiresAt: uselessAt } = stored
  const issue = await deps.codes.issue(stored, since, (transaction) =>
    enqueueMessage(
      transaction,
      deps.messages,
      { kind: 'code', to: ask.contact, purpose: ask.purpose, code, uselessAt },
      id,
    ),
  )
  if (issue.state !== 'issued') return told(ask.contact, issue, now)
  deps.messages.nudge()
  deps.log.info('code.issued', { id, purpose: ask.purpose, channel: stored.channel })
  return sent(ask.contact, stored)
}

function told(contact: Contact, before: Before, now: number): Sending {
  if (before.state === 'on-its-way') return sent(contact, before.code)
  return { state: 'too-many', seconds: Math.ceil((before.since + codeLimits.resendMs - now) / 1000) }
}

/** Counted before anything is done, so that what fails costs as well. */
async function secondsToWait(
  { limits, perHour, log }: CodeDeps,
  { contact, counter }: CountedAsk,
): Promise<number | null> {
  for (const window of perContact) {
    const seconds = await limits.takeOf('code', counter, window)
    if (seconds !== null) return seconds
  }
  // Whoever is known by their browser or session is not kept from their account by a flood of strangers.
  const whom = counter === sharedCounter(contact) ? 'everybody' : 'who is known'
  const seconds = await limits.takeOf('code', whom, { most: perHour, ms: hourMs })
  if (seconds !== null) log.warn('security.codes-ceiling', { perHour, whom })
  return seconds
}

function newCode(deps: CodeDeps, ask: CountedAsk, now: number): { readonly stored: StoredCode; readonly code: string } {
  const code = String(randomInt(1_000_000)).padStart(6, '0')
  const id = uuidV7(deps.clock, deps.random)
  const [key] = deps.keys()
  const [channel] = channelsOf[ask.contact.kind]
  const digest = digestOf(key, ask, id, code).toString('base64url')
  return { code, stored: { ...ask, id, channel, digest, createdAt: now, expiresAt: now + codeLimits.lastsMs } }
}

/** Bound to all that a code is for, so that a row that was changed opens nothing. A million codes need a key to be secret. */
function digestOf({ bytes }: SealingKey, { holder, purpose, contact }: CodeAsk, id: string, code: string): Buffer {
  const bound = [holder, purpose, contact.kind, contact.value, id, code]
  return createHmac('sha256', bytes).update(bound.join('\n')).digest()
}

function sent(contact: Contact, { id, channel, createdAt, expiresAt }: OnItsWay): Sending {
  const resendAt = createdAt + codeLimits.resendMs
  return { state: 'sent', sent: { requestId: id, channel, sentTo: maskedContact(contact), expiresAt, resendAt } }
}

/** What somebody types. `channel` is the way on which it must have come, null for any. */
export interface TypedCode extends CodeAsk {
  readonly requestId: string
  readonly code: string
  readonly channel: CodeChannel | null
}

/**
 * Tries a code. A right one is used up in one transaction with its effect; `over` when it expired, was used, replaced or tried five times,
 * was never sent for this, or the effect says that there is nothing left to do. Throws what the database throws: nothing happened then.
 */
export async function spendCode(deps: CodeDeps, typed: TypedCode, effect: CodeEffect): Promise<TrialOutcome> {
  const { holder, purpose, contact, requestId: id, code, channel } = typed
  const isRight = (digest: string) => {
    const stored = Buffer.from(digest, 'base64url')
    return deps.keys().some((key) => {
      const made = digestOf(key, typed, id, code)
      return made.length === stored.length && timingSafeEqual(made, stored)
    })
  }
  const trial = { id, holder, purpose, contact, channel, now: deps.clock.now(), most: codeLimits.tries }
  const outcome = await deps.codes.spend(trial, isRight, effect)
  if (outcome !== 'right') deps.log.warn('security.code-refused', { id, purpose, outcome })
  return outcome
}
