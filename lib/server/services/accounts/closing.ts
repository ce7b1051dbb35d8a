import 'server-only'
import {
  type ClosingReason,
  closingReasons,
  closingReasonWords,
  eraseAt,
  whatClosingDoes,
} from '@/lib/domain/member/closing'
import { type IsoDate, malaysianDay } from '@/lib/domain/values/iso-date'
import {
  type ClosingRepository,
  type ClosingState,
  type RetentionWords,
  wordsOfWhatOutlives,
} from '@/lib/server/db/closing-repository'
import { enqueueMessage, type MessageDeps } from '@/lib/server/services/messages/messages'
import { type JoiningDeps, verifiedJoining } from '@/lib/server/services/sessions/joinings'
import type { Opening, TokenPair } from '@/lib/server/services/sessions/session'
import { newSession, type SessionDeps } from '@/lib/server/services/sessions/sessions'
import { contactDigests } from './former-identities'
import { type MemberDeps, MemberSealedError, sealedWithLeaving } from './member-details'

export interface ClosingDeps extends SessionDeps {
  readonly closings: ClosingRepository
  readonly members: MemberDeps
  readonly joinings: JoiningDeps
  readonly messages: MessageDeps
}

/** Why somebody leaves, as far as they say. */
export interface Leaving {
  readonly reason: ClosingReason | null
  readonly text: string | null
}

/** What a member reads before closing the account. */
export interface ClosingMessage {
  readonly happens: readonly string[]
  readonly kept: readonly RetentionWords[]
  readonly reasons: readonly { readonly code: ClosingReason; readonly label: string }[]
  readonly erasesOn: IsoDate
}

/** What closing an account now does; `now` is epoch milliseconds. */
export function closingMessage(now: number): ClosingMessage {
  const erasesOn = malaysianDay(eraseAt(now))
  return {
    happens: whatClosingDoes(erasesOn),
    kept: wordsOfWhatOutlives(),
    reasons: closingReasons.map((code) => ({ code, label: closingReasonWords[code] })),
    erasesOn,
  }
}

/** `over`: the account is closed already, or gone. `inactive`: it was suspended. */
export type Closing =
  | { readonly state: 'closed'; readonly erasesOn: IsoDate }
  | { readonly state: Exclude<ClosingState, 'closed'> }

/**
 * Closes an account that is active: every session ends at once, all contacts are told, and from the day of the answer it is erased.
 * Throws what the database throws.
 */
export async function closeAccount(deps: ClosingDeps, accountId: string, leaving: Leaving): Promise<Closing> {
  const closedAt = deps.clock.now()
  const erasesOn = malaysianDay(eraseAt(closedAt))
  const closing = { id: accountId, closedAt, eraseAt: eraseAt(closedAt) }
  const state = await deps.closings.close(closing, {
    sealedAgain: (detailsSealed) => sealedWith(deps, accountId, detailsSealed, leaving),
    digestOf: (contact) => contactDigests(deps.members, contact)[0],
    tell: async (transaction, contacts) => {
      for (const { contact: to } of contacts) {
        await enqueueMessage(transaction, deps.messages, { kind: 'account-closing', to, erasesOn })
      }
    },
  })
  if (state !== 'closed') return { state }
  deps.messages.nudge()
  deps.log.info('account.closed', { accountId, reason: leaving.reason ?? 'none' })
  return { state, erasesOn }
}

/** Whoever cannot be read any more can leave all the same: then their own words are not kept. */
function sealedWith(
  deps: ClosingDeps,
  accountId: string,
  detailsSealed: string | null,
  leaving: Leaving,
): string | null {
  if (leaving.reason === null && leaving.text === null) return null
  try {
    return sealedWithLeaving(deps.members, accountId, detailsSealed, leaving)
  } catch (error) {
    if (!(error instanceof MemberSealedError)) throw error
    deps.log.error('account.leaving-not-kept', error, { accountId })
    return null
  }
}

/** `over`: the joining is not open any more. `out-of-order`: it is not verified, for something else, or leads to no closed account. */
export type Reopening =
  | { readonly state: 'opened'; readonly tokens: TokenPair }
  | { readonly state: 'over' }
  | { readonly state: 'out-of-order' }

/**
 * Opens the closed account again that a verified joining leads to, signs its member in and tells all contacts. Throws what the database
 * throws.
 */
export async function reopenAccount(
  deps: ClosingDeps,
  key: string,
  browser: Pick<Opening, 'device' | 'deviceKey'>,
): Promise<Reopening> {
  const proved = await verifiedJoining(deps.joinings, key, 'sign-in')
  if (proved.state !== 'verified') return proved
  const { joining } = proved
  const found = await deps.accounts.findByContact(joining.contact)
  if (found?.account.state !== 'closed') return { state: 'out-of-order' }
  const opened = newSession(deps, { accountId: found.account.id, method: 'code', ...browser })
  const state = await deps.closings.reopen({
    joiningId: joining.id,
    opened,
    now: deps.clock.now(),
    tell: async (transaction, contacts) => {
      for (const { contact: to } of contacts) {
        await enqueueMessage(transaction, deps.messages, { kind: 'account-opened-again', to })
      }
    },
  })
  switch (state) {
    case 'opened':
      deps.messages.nudge()
      deps.log.info('account.opened-again', { accountId: found.account.id })
      return { state, tokens: opened.tokens }
    case 'over':
      return { state }
    case 'not-closed':
      return { state: 'out-of-order' }
  }
}
