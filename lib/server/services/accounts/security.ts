import 'server-only'
import type { Contact, ContactKind } from '@/lib/domain/validation/contact'
import { noteFormerIdentities } from '@/lib/server/db/former-identity-repository'
import { keepReplacedContact } from '@/lib/server/db/replaced-contact-repository'
import { changeContactIn, type SecurityRepository } from '@/lib/server/db/security-repository'
import { authenticateIn } from '@/lib/server/db/session-repository'
import { uuidV7 } from '@/lib/server/services/keys/uuid-v7'
import { sessionHolder } from '@/lib/server/services/messages/code'
import type { Message } from '@/lib/server/services/messages/message'
import { enqueueMessage } from '@/lib/server/services/messages/messages'
import { type CodeDeps, type Sending, sendCode, spendCode } from '@/lib/server/services/sessions/codes'
import { sharedCounter } from '@/lib/server/services/sessions/known-devices'
import { comparePassword, hashPassword } from '@/lib/server/services/sessions/password-hash'
import type { Member } from '@/lib/server/services/sessions/session'
import { type Confirmation, checkPassword, type SignInDeps } from '@/lib/server/services/sessions/sign-in'
import { hashToken, randomToken } from '@/lib/server/services/sessions/tokens'
import { contactDigests } from './former-identities'
import type { MemberDeps } from './member-details'
import { problemsOf } from './passwords'

export interface SecurityDeps extends SignInDeps {
  readonly security: SecurityRepository
  readonly codes: CodeDeps
  readonly members: Pick<MemberDeps, 'numberKeys'>
}

/** A code that a member typed. */
export interface Typed {
  readonly requestId: string
  readonly code: string
}

/** `wrong`, `over`: of the code. `taken`, `too-soon`: of the contact, whose code was right. */
export type ContactOutcome = 'changed' | 'wrong' | 'over' | 'taken' | 'too-soon'

/**
 * Sends a code to a contact that a member wants to sign in by; none for a contact that could not be changed with it. Looks at no other
 * account. Throws as `sendCode`.
 */
export async function sendToNewContact(
  deps: SecurityDeps,
  member: Member,
  contact: Contact,
): Promise<Sending | { readonly state: 'too-soon' }> {
  const change = { accountId: member.account.id, sessionId: member.sessionId, contact, now: deps.clock.now() }
  if (await deps.security.isTooSoon(change)) return { state: 'too-soon' }
  return sendCode(deps.codes, { holder: sessionHolder(member.sessionId), purpose: 'change-contact', contact })
}

/**
 * Puts a contact in place of the member's other one of its kind, by the code that was sent to it; the contacts of before are told. All of
 * it is durable when this resolves, or nothing. Throws as `spendCode`.
 */
export async function changeContact(
  deps: SecurityDeps,
  member: Member,
  contact: Contact,
  typed: Typed,
): Promise<ContactOutcome> {
  const { sessionId } = member
  const { id: accountId } = member.account
  const asked = {
    holder: sessionHolder(sessionId),
    purpose: 'change-contact',
    contact,
    channel: null,
    ...typed,
  } as const
  let outcome: ContactOutcome = 'over'
  const trial = await spendCode(deps.codes, asked, async (transaction) => {
    const id = uuidV7(deps.clock, deps.random)
    const change = await changeContactIn(transaction, { id, accountId, sessionId, contact, now: deps.clock.now() })
    outcome = change.state
    if (change.state !== 'changed') return false
    const replaced = change.before.find((one) => one.contact.kind === contact.kind)?.contact ?? null
    const key =
      replaced === null || replaced.value === contact.value ? null : await letGo(deps, transaction, accountId, replaced)
    const { kind } = contact
    for (const { contact: to } of change.before) {
      const undoKey = to.kind === kind ? key : null
      const notice: Message =
        replaced === null
          ? { kind: 'contact-added', to, added: kind }
          : { kind: 'contact-changed', to, changed: kind, undoKey }
      await enqueueMessage(transaction, deps.codes.messages, notice)
    }
    return true
  })
  if (trial === 'wrong') return trial
  if (trial === 'over') return outcome
  deps.codes.messages.nudge()
  deps.log.info('security.contact-changed', { accountId, kind: contact.kind })
  return 'changed'
}

/** Notes a contact that leaves an account, and gives the key that puts it back; null where an older one of its kind has a key still. */
async function letGo(
  deps: SecurityDeps,
  transaction: Parameters<typeof keepReplacedContact>[0],
  accountId: string,
  contact: Contact,
): Promise<string | null> {
  const now = deps.clock.now()
  await noteFormerIdentities(transaction, {
    accountId,
    digests: [contactDigests(deps.members, contact)[0]],
    leftAt: now,
  })
  const key = randomToken(deps.random)
  const former = { id: uuidV7(deps.clock, deps.random), accountId, contact, digest: hashToken(key), now }
  return (await keepReplacedContact(transaction, former)) ? key : null
}

async function ownContact(deps: SecurityDeps, member: Member, kind: ContactKind): Promise<Contact | null> {
  const contacts = await deps.security.contacts(member.account.id)
  return contacts.find(({ contact }) => contact.kind === kind)?.contact ?? null
}

/** Sends a code to the member's own contact of a kind; null when there is none. Throws as `sendCode`. */
export async function sendToOwnContact(deps: SecurityDeps, member: Member, kind: ContactKind): Promise<Sending | null> {
  const contact = await ownContact(deps, member, kind)
  if (contact === null) return null
  const ask = { holder: sessionHolder(member.sessionId), purpose: 'confirm', contact } as const
  // Counted by the member: whoever asks for codes to their contact from elsewhere does not keep them from this one.
  return sendCode(deps.codes, ask, `${sharedCounter(contact)} of ${member.account.id}`)
}

/** Has a member prove by code who they are, as `confirmMember` does by password. Throws as `spendCode`. */
export async function confirmByCode(
  deps: SecurityDeps,
  member: Member,
  kind: ContactKind,
  typed: Typed,
): Promise<'right' | 'wrong' | 'over'> {
  const contact = await ownContact(deps, member, kind)
  if (contact === null) return 'over'
  const asked = {
    holder: sessionHolder(member.sessionId),
    purpose: 'confirm',
    contact,
    channel: null,
    ...typed,
  } as const
  return spendCode(deps.codes, asked, (transaction) => authenticateIn(transaction, member.sessionId, deps.clock.now()))
}

/** `current-needed`: there is a password, and the session was signed in to by it. `weak`: what speaks against the new one. */
export type PasswordOutcome =
  | { readonly state: 'changed' }
  | { readonly state: 'current-needed' }
  | { readonly state: 'weak'; readonly problems: readonly string[] }
  | Exclude<Confirmation, { readonly state: 'confirmed' }>

/**
 * Sets a member's password; every other session ends and all contacts are told, all or nothing.
 * @throws HashingFull, and what the database throws.
 */
export async function changePassword(
  deps: SecurityDeps,
  member: Member,
  { currentPassword, newPassword }: { readonly currentPassword: string | null; readonly newPassword: string },
): Promise<PasswordOutcome> {
  const { account, sessionId } = member
  const refusal = await refusalOf(deps, member, currentPassword)
  if (refusal !== null) return refusal
  const contacts = await deps.security.contacts(account.id)
  const problems = problemsOf(newPassword, [account.fullName, ...contacts.map(({ contact }) => contact.value)])
  if (problems.length > 0) return { state: 'weak', problems }
  const { right: isSame } = await comparePassword(await deps.accounts.passwordHashOf(account.id), newPassword)
  if (isSame) return { state: 'weak', problems: ['This is your password already. Choose another one.'] }

  const passwordHash = await hashPassword(deps.random, newPassword)
  const at = deps.clock.now()
  const change = { accountId: account.id, passwordHash, at, keptSessionId: sessionId }
  await deps.security.setPassword(change, async (transaction, told) => {
    // Not before: a call that is put off while the new password waits to be hashed has proved nothing.
    if (currentPassword !== null) await authenticateIn(transaction, sessionId, at)
    for (const { contact: to } of told) {
      await enqueueMessage(transaction, deps.codes.messages, { kind: 'password-changed', to })
    }
  })
  deps.codes.messages.nudge()
  deps.log.info('security.password-changed', { accountId: account.id })
  return { state: 'changed' }
}

async function refusalOf(
  deps: SecurityDeps,
  member: Member,
  currentPassword: string | null,
): Promise<PasswordOutcome | null> {
  if (currentPassword !== null) {
    const check = await checkPassword(deps, member, currentPassword)
    return check.state === 'right' ? null : check
  }
  const hasPassword = (await deps.accounts.passwordHashOf(member.account.id)) !== null
  const method = await deps.security.methodOf(member.sessionId)
  return hasPassword && (method === 'password' || method === 'joining' || method === null)
    ? { state: 'current-needed' }
    : null
}
