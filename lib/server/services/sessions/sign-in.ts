import 'server-only'
import { createHmac } from 'node:crypto'
import type { Contact } from '@/lib/domain/validation/contact'
import type { TryRepository } from '@/lib/server/db/try-repository'
import { besideCall, PutOff } from '@/lib/server/effects'
import { counterOf, type KnownDeviceDeps } from './known-devices'
import { type NewBrowserDeps, openToldSession } from './new-browser'
import { type Comparison, comparePassword, HashingFull, hashPassword } from './password-hash'
import type { Member, TokenPair } from './session'

export interface SignInDeps extends NewBrowserDeps, KnownDeviceDeps {
  readonly tries: TryRepository
  /** Hides contacts in the database. Throws when there is no key. */
  readonly key: () => Buffer
}

/** `refused` is one answer for all reasons. `wait`: too many tries, whoever made them; a code still signs in. */
type Guess<T> = T | { readonly state: 'refused' } | { readonly state: 'wait'; readonly seconds: number }
export type SignInOutcome = Guess<{ readonly state: 'signed-in'; readonly tokens: TokenPair }>
export type Confirmation = Guess<{ readonly state: 'confirmed' }>

const refused = { state: 'refused' } as const

/** Counts a try before it is made, so that parallel ones cannot exceed the limit. */
async function takeTry({ tries, key, clock }: SignInDeps, what: string) {
  const digest = createHmac('sha256', key()).update(what).digest('base64url')
  const waitMs = await besideCall(() => tries.take(digest, clock.now()))
  const wait = waitMs === null ? null : ({ state: 'wait', seconds: Math.ceil(waitMs / 1000) } as const)
  return {
    wait,
    forget: () => besideCall(() => tries.forget(digest)),
    giveBack: () => besideCall(() => tries.giveBack(digest)),
  }
}

/** Compares in a try that was counted: where too many passwords wait to be looked at, this one was not, and does not count. */
async function compareCounted(
  stored: string | null,
  password: string,
  giveBack: () => Promise<void>,
): Promise<Comparison> {
  try {
    return await comparePassword(stored, password)
  } catch (error) {
    if (error instanceof HashingFull || error instanceof PutOff) await giveBack()
    throw error
  }
}

/** What somebody types to sign in by password, and from which browser: its words, and the key that it is known by, null without one. */
interface TypedPassword {
  readonly contact: Contact
  readonly password: string
  readonly device: string
  readonly deviceKey: string | null
}

/**
 * Signs in by password. An unknown contact, a wrong password and an account that is not active are one answer after the same work: a
 * count, a look-up and a hash. A browser that the owner of the contact signed in from has a count of its own.
 * @throws HashingFull, and what the database throws.
 */
export async function signIn(
  deps: SignInDeps,
  { contact, password, device, deviceKey }: TypedPassword,
): Promise<SignInOutcome> {
  const { wait, forget, giveBack } = await takeTry(deps, `sign-in ${await counterOf(deps, contact, deviceKey)}`)
  if (wait !== null) return wait
  const found = await deps.accounts.findByContact(contact)
  const { right, outdated } = await compareCounted(found?.passwordHash ?? null, password, giveBack)
  const accountId = found?.account.id ?? null
  if (!right || accountId === null || found?.account.state !== 'active') {
    deps.log.info('sign-in.refused', { accountId })
    return refused
  }
  await forget()
  if (outdated) await deps.accounts.replaceHash(accountId, await hashPassword(deps.random, password))
  const { sessionId, ...tokens } = await openToldSession(
    deps,
    { accountId, method: 'password', device, deviceKey },
    null,
  )
  deps.log.info('sign-in.done', { accountId, sessionId })
  return { state: 'signed-in', tokens }
}

/**
 * Compares a password with a member's, as a try that counts. Records nothing else.
 * @throws as {@link signIn}
 */
export async function checkPassword(
  deps: SignInDeps,
  { account, sessionId }: Member,
  password: string,
): Promise<Guess<{ readonly state: 'right' }>> {
  const { wait, forget, giveBack } = await takeTry(deps, `confirm ${account.id}`)
  if (wait !== null) return wait
  const stored = await deps.accounts.passwordHashOf(account.id)
  const { right } = await compareCounted(stored, password, giveBack)
  if (!right) {
    deps.log.info('confirm.refused', { accountId: account.id, sessionId })
    return refused
  }
  await forget()
  return { state: 'right' }
}

/**
 * Has a member prove by password who they are: for five minutes the session may change what could take the account over.
 * @throws as {@link signIn}
 */
export async function confirmMember(deps: SignInDeps, member: Member, password: string): Promise<Confirmation> {
  const check = await checkPassword(deps, member, password)
  if (check.state !== 'right') return check
  await deps.sessions.authenticate(member.sessionId, deps.clock.now())
  return { state: 'confirmed' }
}
