import 'server-only'
import type { NotificationChange, NotificationSettings } from '@/lib/contract/entities/notification-settings'
import { memberTexts, type SendingChoice, sendingChoices } from '@/lib/domain/member/member-texts'
import { adultAge } from '@/lib/domain/member/referral-gate'
import type { IsoDate } from '@/lib/domain/values/iso-date'
import type { Clock } from '@/lib/server/clock'
import type { MemberConsentRepository, StoredProof } from '@/lib/server/db/member-consent-repository'
import type { Random } from '@/lib/server/services/keys/random'
import type { Account } from '@/lib/server/services/sessions/account'
import { ageByMykad } from './accounts'
import { proofOf } from './member-details'

export interface MemberConsentDeps {
  readonly consents: MemberConsentRepository
  readonly clock: Clock
  readonly random: Random
  /** The version of the referral terms in force. */
  readonly referralTermsVersion: () => string
}

/** `outdated`: the text has another version by now, so nobody can agree to this one. */
export type ConsentOutcome = 'kept' | 'outdated'

/** A text with the version that a member agrees to. */
export interface Agreement {
  readonly text: 'terms' | 'referral-terms'
  readonly version: string
}

/**
 * Keeps that a member agrees to a version of a text. Durable when it resolves. `not-of-age`: the referral terms are for members of 18 or
 * more by their MyKad number, on this day in Malaysia.
 */
export async function agree(
  deps: MemberConsentDeps,
  account: Account,
  { text, version }: Agreement,
  today: IsoDate,
): Promise<ConsentOutcome | 'not-of-age'> {
  const isReferral = text === 'referral-terms'
  if (isReferral && (ageByMykad(account, today) ?? 0) < adultAge) return 'not-of-age'
  const inForce = isReferral ? deps.referralTermsVersion() : memberTexts.terms.version
  if (version !== inForce) return 'outdated'
  const newest = newestOf(await deps.consents.proofs(account.id), text)
  if (newest?.given && newest.textVersion === version) return 'kept'
  await deps.consents.add(account.id, [proofOf(deps, text, true, version)])
  return 'kept'
}

/** What a member lets us send. A choice that was never made is a no. */
export async function notificationSettings(deps: MemberConsentDeps, accountId: string): Promise<NotificationSettings> {
  const proofs = await deps.consents.proofs(accountId)
  const choice = (kind: SendingChoice) => {
    const newest = newestOf(proofs, kind)
    return { given: newest?.given ?? false, changedAt: newest?.createdAt ?? null, text: memberTexts.choices[kind] }
  }
  return {
    textVersion: memberTexts.choices.version,
    marketing: choice('marketing'),
    updates: choice('updates'),
  }
}

/** Keeps a proof of each choice that changes. Durable when it resolves; a no is kept whatever text it was given under. */
export async function changeNotifications(
  deps: MemberConsentDeps,
  accountId: string,
  change: NotificationChange,
): Promise<ConsentOutcome> {
  const saysYes = sendingChoices.some((kind) => change[kind] === true)
  if (saysYes && change.textVersion !== memberTexts.choices.version) return 'outdated'
  const proofs = await deps.consents.proofs(accountId)
  const changed = sendingChoices.flatMap((kind) => {
    const given = change[kind]
    const isNew = given !== undefined && given !== (newestOf(proofs, kind)?.given ?? false)
    return isNew ? [proofOf(deps, kind, given, memberTexts.choices.version)] : []
  })
  await deps.consents.add(accountId, changed)
  return 'kept'
}

function newestOf(proofs: readonly StoredProof[], kind: string): StoredProof | undefined {
  return proofs.find((proof) => proof.kind === kind)
}
