import 'server-only'
import type { JoiningReason } from '@/lib/contract/entities/joining'
import { memberTexts } from '@/lib/domain/member/member-texts'
import type { ReferralTouches } from '@/lib/domain/member/referral'
import { newReferralCode } from '@/lib/domain/member/referral-code'
import { verifiedContactsOf } from '@/lib/server/db/member-repository'
import type { NewReferral } from '@/lib/server/db/referral-repository'
import type { RegistrationRepository } from '@/lib/server/db/registration-repository'
import { uuidV7 } from '@/lib/server/services/keys/uuid-v7'
import { enqueueMessage, type MessageDeps } from '@/lib/server/services/messages/messages'
import { type NewAccountDetails, ownInstitutionId } from '@/lib/server/services/sessions/account'
import type { Joining } from '@/lib/server/services/sessions/joining'
import { type JoiningDeps, verifiedJoining } from '@/lib/server/services/sessions/joinings'
import { hashPassword } from '@/lib/server/services/sessions/password-hash'
import type { TokenPair } from '@/lib/server/services/sessions/session'
import { newSession, type SessionDeps } from '@/lib/server/services/sessions/sessions'
import { hashToken } from '@/lib/server/services/sessions/tokens'
import { contactDigests } from './former-identities'
import { firstDetails, type MemberDeps } from './member-details'
import { problemsOf } from './passwords'

export interface RegistrationDeps extends SessionDeps {
  readonly registrations: RegistrationRepository
  readonly joinings: JoiningDeps
  readonly messages: MessageDeps
  readonly members: Pick<MemberDeps, 'keys' | 'numberKeys'>
  /** The version of the referral terms in force. */
  readonly referralTermsVersion: () => string
}

/** What somebody fills in to get an account. */
export interface Application {
  readonly key: string
  readonly fullName: string
  /** What brings them here. */
  readonly reasons: readonly JoiningReason[]
  /** null: none yet; its owner signs in by codes. */
  readonly password: string | null
  /** The version of the terms that were agreed to. */
  readonly termsVersion: string
  /** Whether we may write about offers; null where that was not asked. */
  readonly marketing: boolean | null
  readonly device: string
  readonly deviceKey: string | null
  /** By whose code they come, with the version of the words that they confirmed it under; null for nobody's. */
  readonly referral: (ReferralTouches & { readonly textVersion: string }) | null
}

/**
 * `over`: the joining is not open any more. `out-of-order`: its contact is not verified, it is for something else, or its contact has an
 * account by now (or none, for a reset). `weak`: what speaks against the password.
 */
type Stopped =
  | { readonly state: 'over' }
  | { readonly state: 'out-of-order' }
  | { readonly state: 'old-terms' }
  | { readonly state: 'weak'; readonly problems: readonly string[] }
export type RegistrationOutcome = { readonly state: 'registered'; readonly tokens: TokenPair } | Stopped
export type ResetOutcome = { readonly state: 'reset' } | Stopped

/** What is recorded of the code that an application came by. */
function referralOf(deps: RegistrationDeps, joining: Joining, application: Application): NewReferral | null {
  if (application.referral === null) return null
  const { textVersion, ...touches } = application.referral
  return {
    id: uuidV7(deps.clock, deps.random),
    touches,
    textVersion,
    termsVersion: deps.referralTermsVersion(),
    deviceDigest: application.deviceKey === null ? null : hashToken(application.deviceKey),
    contactDigests: contactDigests(deps.members, joining.contact),
  }
}

/** The account of an application, with everything that comes into being with it. */
function registrationOf(
  deps: RegistrationDeps,
  joining: Joining,
  application: Application,
  passwordHash: string | null,
) {
  const createdAt = deps.clock.now()
  const id = () => uuidV7(deps.clock, deps.random)
  const account: NewAccountDetails = {
    id: id(),
    fullName: application.fullName,
    birthDate: null,
    state: 'active',
    institutionId: ownInstitutionId,
    referralTermsVersion: null,
  }
  const proof = { textVersion: memberTexts.choices.version, channel: 'joining', createdAt }
  return {
    joiningId: joining.id,
    added: {
      account,
      contacts: [{ id: id(), contact: joining.contact }],
      passwordHash,
      referralCode: newReferralCode((length) => deps.random.bytes(length)),
      detailsSealed: firstDetails(deps.members, account.id, application.reasons),
      createdAt,
    },
    proofs: [
      { ...proof, id: id(), kind: 'terms', given: true, textVersion: application.termsVersion },
      ...(application.marketing === null
        ? []
        : [{ ...proof, id: id(), kind: 'marketing' as const, given: application.marketing }]),
    ],
    opened: newSession(deps, {
      accountId: account.id,
      method: 'joining',
      device: application.device,
      deviceKey: application.deviceKey,
    }),
    referral: referralOf(deps, joining, application),
  } as const
}

/**
 * Makes the account of a verified joining, with its contact, its consents and its first session: all of it is durable when this
 * resolves, or nothing is there. Of any number of calls at once one makes it.
 * @throws HashingFull, and what the database throws.
 */
export async function finishRegister(deps: RegistrationDeps, application: Application): Promise<RegistrationOutcome> {
  const found = await verifiedJoining(deps.joinings, application.key, 'sign-in')
  if (found.state !== 'verified') return found
  const { joining } = found
  if (application.termsVersion !== memberTexts.terms.version) return { state: 'old-terms' }
  const { password } = application
  const problems = password === null ? [] : problemsOf(password, [application.fullName, joining.contact.value])
  if (problems.length > 0) return { state: 'weak', problems }
  const passwordHash = password === null ? null : await hashPassword(deps.random, password)
  const registration = registrationOf(deps, joining, application, passwordHash)
  const state = await deps.registrations.register(registration, (transaction) =>
    enqueueMessage(transaction, deps.messages, { kind: 'account-made', to: joining.contact }),
  )
  if (state !== 'registered') return { state: state === 'over' ? 'over' : 'out-of-order' }
  deps.messages.nudge()
  deps.log.info('account.made', { accountId: registration.added.account.id })
  return { state, tokens: registration.opened.tokens }
}

/**
 * Sets the password of whoever a verified joining proved to be, ends all their sessions and tells all their contacts; signs nobody in.
 * Of any number of calls at once one does it.
 * @throws HashingFull, and what the database throws.
 */
export async function resetPassword(deps: RegistrationDeps, key: string, password: string): Promise<ResetOutcome> {
  const found = await verifiedJoining(deps.joinings, key, 'reset-password')
  if (found.state !== 'verified') return found
  const { id: joiningId, contact } = found.joining
  const owner = await deps.accounts.findByContact(contact)
  if (owner?.account.state !== 'active') return { state: 'out-of-order' }
  const { id: accountId, fullName } = owner.account
  const problems = problemsOf(password, [fullName, contact.value])
  if (problems.length > 0) return { state: 'weak', problems }
  const passwordHash = await hashPassword(deps.random, password)
  const reset = { joiningId, accountId, passwordHash, at: deps.clock.now() }
  const done = await deps.registrations.reset(reset, async (transaction) => {
    for (const { contact: to } of await verifiedContactsOf(transaction, accountId)) {
      await enqueueMessage(transaction, deps.messages, { kind: 'password-changed', to })
    }
  })
  if (!done) return { state: 'over' }
  deps.messages.nudge()
  deps.log.info('security.password-reset', { accountId })
  return { state: 'reset' }
}
