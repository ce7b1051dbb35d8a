import 'server-only'
import {
  type AuthenticationResponseJSON,
  type RegistrationResponseJSON,
  verifyAuthenticationResponse,
  verifyRegistrationResponse,
} from '@simplewebauthn/server'
import * as z from 'zod'
import { brand } from '@/lib/brand'
import {
  type MadePasskey,
  mostPasskeys,
  type Passkey,
  type PasskeyCreation,
  type PasskeyProof,
  type PasskeyRequest,
} from '@/lib/contract/entities/passkey'
import type { PasskeyRepository, StoredPasskey } from '@/lib/server/db/passkey-repository'
import type { SecurityRepository } from '@/lib/server/db/security-repository'
import { uuidV7 } from '@/lib/server/services/keys/uuid-v7'
import { enqueueMessage } from '@/lib/server/services/messages/messages'
import { openToldSession } from '@/lib/server/services/sessions/new-browser'
import type { Member, Opening, TokenPair } from '@/lib/server/services/sessions/session'
import type { SignInDeps } from '@/lib/server/services/sessions/sign-in'
import { hashToken, randomToken } from '@/lib/server/services/sessions/tokens'

export interface PasskeyDeps extends SignInDeps {
  readonly passkeys: PasskeyRepository
  readonly security: Pick<SecurityRepository, 'contacts'>
  /** The address under which the site is reached: a passkey works there and nowhere else. */
  readonly siteUrl: () => string
}

/** So long a challenge waits to be signed. */
const challengeMs = 5 * 60_000
/** COSE names of the algorithms that authenticators sign by: Ed25519, ECDSA with P-256, RSA with SHA-256. */
const algorithms = [-8, -7, -257]

const forSignIn = 'sign-in'
const forAdding = ({ sessionId }: Member) => `add ${sessionId}`

async function newChallenge(deps: PasskeyDeps, holder: string): Promise<string> {
  const challenge = randomToken(deps.random)
  await deps.passkeys.putChallenge({ digest: hashToken(challenge), holder }, deps.clock.now() + challengeMs)
  return challenge
}

const clientDataSchema = z.object({ challenge: z.string() })

/** The challenge that a browser says it signed, which the signature is yet to prove; null for what is no JSON of a browser. */
function challengeIn(clientDataJSON: string): string | null {
  try {
    return clientDataSchema.parse(JSON.parse(Buffer.from(clientDataJSON, 'base64url').toString())).challenge
  } catch {
    return null
  }
}

/** What a response must prove: that it was made on our site, by somebody who was asked, for a challenge that is used up by this; null where none was given for it. */
async function expected(deps: PasskeyDeps, holder: string, clientDataJSON: string) {
  const expectedChallenge = challengeIn(clientDataJSON)
  if (expectedChallenge === null) return null
  const challenge = { digest: hashToken(expectedChallenge), holder }
  if (!(await deps.passkeys.takeChallenge(challenge, deps.clock.now()))) return null
  const { origin, hostname } = new URL(deps.siteUrl())
  return { expectedChallenge, expectedOrigin: origin, expectedRPID: hostname, requireUserVerification: true }
}

/** What the library makes of a response; null where it finds it wrong, of which its error says why. */
async function orRefused<T>(deps: PasskeyDeps, verifying: Promise<T>): Promise<T | null> {
  try {
    return await verifying
  } catch (error) {
    deps.log.info('passkey.refused', { why: error instanceof Error ? error.message : String(error) })
    return null
  }
}

const shown = ({ id, device, addedAt, lastUsedAt }: StoredPasskey): Passkey => ({ id, device, addedAt, lastUsedAt })

/** The passkeys of an account as its member sees them, the oldest first. */
export async function passkeysOf(deps: Pick<PasskeyDeps, 'passkeys'>, accountId: string): Promise<readonly Passkey[]> {
  return (await deps.passkeys.list(accountId)).map(shown)
}

/** What a browser needs to make a passkey for a member. */
export async function creationOf(deps: PasskeyDeps, member: Member): Promise<PasskeyCreation> {
  const { id, fullName } = member.account
  const [contacts, has] = await Promise.all([deps.security.contacts(id), deps.passkeys.list(id)])
  const name = contacts.find(({ contact }) => contact.kind === 'email') ?? contacts[0]
  return {
    rp: { id: new URL(deps.siteUrl()).hostname, name: brand.name },
    user: {
      id: Buffer.from(id).toString('base64url'),
      name: name?.contact.value ?? fullName,
      displayName: fullName,
    },
    challenge: await newChallenge(deps, forAdding(member)),
    pubKeyCredParams: algorithms.map((alg) => ({ type: 'public-key', alg })),
    timeout: challengeMs,
    excludeCredentials: has.map(({ credentialId, transports }) => ({
      type: 'public-key',
      id: credentialId,
      transports: [...transports],
    })),
    authenticatorSelection: { residentKey: 'required', requireResidentKey: true, userVerification: 'required' },
    attestation: 'none',
  }
}

/** What the library does not need, it asks for all the same. */
const unused = { clientExtensionResults: {} } as const

/** A transport that is no name of ours is as good as none: browsers learn new ones. */
type Transports = NonNullable<RegistrationResponseJSON['response']['transports']>
const known: readonly Transports[number][] = ['ble', 'cable', 'hybrid', 'internal', 'nfc', 'smart-card', 'usb']
const knownTransports = (all: readonly string[]) => known.filter((one) => all.includes(one))

/** What came of keeping a passkey. `full`: the account has as many as it may. */
export type AddOutcome = 'added' | 'refused' | 'full'

/**
 * Keeps a passkey that a browser made for a member, and tells all contacts; durable when this resolves. `refused`: it answers no challenge that this
 * session was given, was made for another site, or is somebody's already.
 */
export async function addPasskey(
  deps: PasskeyDeps,
  member: Member,
  made: MadePasskey,
  device: string,
): Promise<AddOutcome> {
  const accountId = member.account.id
  const transports = knownTransports(made.response.transports)
  const response: RegistrationResponseJSON = {
    ...made,
    ...unused,
    rawId: made.id,
    response: { ...made.response, transports },
  }
  const wanted = await expected(deps, forAdding(member), response.response.clientDataJSON)
  if (wanted === null) return 'refused'
  const verifying = verifyRegistrationResponse({ response, ...wanted, supportedAlgorithmIDs: algorithms })
  const verified = await orRefused(deps, verifying)
  if (verified?.registrationInfo === undefined) return 'refused'
  const { id: credentialId, publicKey, counter } = verified.registrationInfo.credential
  const now = deps.clock.now()
  const passkey: StoredPasskey = {
    id: uuidV7(deps.clock, deps.random),
    accountId,
    credentialId,
    publicKey: Buffer.from(publicKey).toString('base64url'),
    counter,
    transports,
    device,
    addedAt: now,
    lastUsedAt: null,
  }
  const outcome = await deps.passkeys.add(passkey, mostPasskeys, async (transaction, contacts) => {
    for (const { contact: to } of contacts)
      await enqueueMessage(transaction, deps.messages, { kind: 'passkey-changed', to, change: 'added', device })
  })
  if (outcome !== 'added') return outcome === 'full' ? 'full' : 'refused'
  deps.messages.nudge()
  deps.log.info('passkey.added', { accountId })
  return 'added'
}

/** Removes a passkey of a member's own and tells all contacts; durable when this resolves. Changes nothing where there is none. */
export async function removePasskey(deps: PasskeyDeps, accountId: string, id: string): Promise<void> {
  const removed = await deps.passkeys.remove(accountId, id, async (transaction, contacts, { device }) => {
    for (const { contact: to } of contacts)
      await enqueueMessage(transaction, deps.messages, { kind: 'passkey-changed', to, change: 'removed', device })
  })
  if (removed === null) return
  deps.messages.nudge()
  deps.log.info('passkey.removed', { accountId })
}

/** What a browser needs to prove a passkey, to sign in or to confirm. */
export async function requestOf(deps: PasskeyDeps): Promise<PasskeyRequest> {
  return {
    challenge: await newChallenge(deps, forSignIn),
    rpId: new URL(deps.siteUrl()).hostname,
    timeout: challengeMs,
    userVerification: 'required',
  }
}

/** The passkey that a proof is of, its use noted; null for one that proves nothing. */
async function proved(deps: PasskeyDeps, proof: PasskeyProof): Promise<StoredPasskey | null> {
  const passkey = await deps.passkeys.findActive(proof.id)
  if (passkey === null) return null
  const { userHandle } = proof.response
  if (typeof userHandle === 'string' && Buffer.from(userHandle, 'base64url').toString() !== passkey.accountId)
    return null
  const { clientDataJSON, authenticatorData, signature } = proof.response
  const response: AuthenticationResponseJSON = {
    ...unused,
    id: proof.id,
    rawId: proof.id,
    type: proof.type,
    response: { clientDataJSON, authenticatorData, signature },
  }
  const credential = {
    id: passkey.credentialId,
    publicKey: new Uint8Array(Buffer.from(passkey.publicKey, 'base64url')),
    counter: passkey.counter,
  }
  const wanted = await expected(deps, forSignIn, clientDataJSON)
  if (wanted === null) return null
  const verified = await orRefused(deps, verifyAuthenticationResponse({ response, credential, ...wanted }))
  if (verified?.verified !== true) return null
  // Of two copies of a key that counts, the second to say a number is refused.
  const next = { counter: verified.authenticationInfo.newCounter, at: deps.clock.now() }
  return (await deps.passkeys.use(passkey, next)) ? passkey : null
}

/** Signs in by passkey; null where it proves nothing, whatever the reason. */
export async function signInByPasskey(
  deps: PasskeyDeps,
  proof: PasskeyProof,
  browser: Pick<Opening, 'device' | 'deviceKey'>,
): Promise<TokenPair | null> {
  const passkey = await proved(deps, proof)
  if (passkey === null) return null
  const { accountId } = passkey
  const { sessionId, ...tokens } = await openToldSession(deps, { accountId, method: 'passkey', ...browser }, null)
  deps.log.info('sign-in.done', { accountId, sessionId })
  return tokens
}

/** Has a member prove by a passkey of their own who they are, as `confirmMember` does by password. */
export async function confirmByPasskey(deps: PasskeyDeps, member: Member, proof: PasskeyProof): Promise<boolean> {
  const passkey = await proved(deps, proof)
  if (passkey === null || passkey.accountId !== member.account.id) return false
  await deps.sessions.authenticate(member.sessionId, deps.clock.now())
  return true
}
