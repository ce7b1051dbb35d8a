import 'server-only'
import {
  type JoiningDetails,
  type JoiningPurpose,
  type JoiningView,
  joiningDetailsSchema,
} from '@/lib/contract/entities/joining'
import { maskedContact } from '@/lib/domain/validation/contact'
import type { Clock } from '@/lib/server/clock'
import type { JoiningRepository } from '@/lib/server/db/joining-repository'
import type { Log } from '@/lib/server/log'
import { openData, sealData } from '@/lib/server/services/keys/data-seal'
import type { Random } from '@/lib/server/services/keys/random'
import type { SealedRows } from '@/lib/server/services/keys/seal-again'
import type { SealingKey } from '@/lib/server/services/keys/sealing-keys'
import { uuidV7 } from '@/lib/server/services/keys/uuid-v7'
import { channelsOf } from '@/lib/server/services/messages/code'
import type { Joining } from './joining'
import { hashToken, randomToken } from './tokens'

export interface JoiningDeps {
  readonly joinings: JoiningRepository
  /** Keys for what is filled in, the one that seals first; throws when they can be neither read nor made. */
  readonly keys: () => readonly [SealingKey, ...SealingKey[]]
  readonly clock: Clock
  readonly random: Random
  readonly log: Log
}

const hour = 3_600_000

/** How long a joining can go on. A new password is set in one go; an application may wait for a night. */
const lastsMs: Readonly<Record<JoiningPurpose, number>> = { 'sign-in': 24 * hour, 'reset-password': hour }

const nothing: JoiningDetails = { fullName: null, reasons: [] }

/** Part of what the details were sealed with: another text would make all of them unreadable. */
const placeOf = (id: string) => `joining ${id}`

/**
 * Begins a joining and gives its key, which is stored nowhere. Looks at no account, so that its work is the same for every contact.
 * Throws what the database throws.
 */
export async function beginJoining(deps: JoiningDeps, begun: Pick<Joining, 'purpose' | 'contact'>): Promise<string> {
  const key = randomToken(deps.random)
  const now = deps.clock.now()
  await deps.joinings.insert(hashToken(key), {
    ...begun,
    id: uuidV7(deps.clock, deps.random),
    detailsSealed: null,
    verifiedAt: null,
    createdAt: now,
    expiresAt: now + lastsMs[begun.purpose],
  })
  return key
}

/** The joining of a key, null unless it is open: neither ended nor expired. Throws what the database throws. */
export async function findJoining(deps: JoiningDeps, key: string): Promise<Joining | null> {
  const stored = await deps.joinings.findOpen(hashToken(key), deps.clock.now())
  if (stored === null) return null
  const { detailsSealed, ...joining } = stored
  return { ...joining, details: detailsSealed === null ? nothing : detailsOf(deps, joining.id, detailsSealed) }
}

/** `over`: the joining is not open any more. `out-of-order`: it is not verified, or for something else. */
export type VerifiedJoining =
  | { readonly state: 'verified'; readonly joining: Joining }
  | { readonly state: 'over' }
  | { readonly state: 'out-of-order' }

/** The joining of a key, when it has come so far that it can lead to what it was begun for. Throws what the database throws. */
export async function verifiedJoining(
  deps: JoiningDeps,
  key: string,
  purpose: JoiningPurpose,
): Promise<VerifiedJoining> {
  const joining = await findJoining(deps, key)
  if (joining === null) return { state: 'over' }
  const isReady = joining.purpose === purpose && joining.verifiedAt !== null
  return isReady ? { state: 'verified', joining } : { state: 'out-of-order' }
}

/** Details that no key opens are told as none, and logged without their content: they can be filled in again. */
function detailsOf(deps: JoiningDeps, id: string, sealed: string): JoiningDetails {
  const text = openData(deps.keys(), placeOf(id), sealed)
  if (text !== null) return joiningDetailsSchema.parse(JSON.parse(text))
  deps.log.warn('joining.cannot-open', { id })
  return nothing
}

/** Keeps what was filled in, encrypted; false when the joining is not open and verified any more. Throws what the database throws. */
export async function keepDetails(deps: JoiningDeps, id: string, details: JoiningDetails): Promise<boolean> {
  const [key] = deps.keys()
  return deps.joinings.keep(id, sealData(key, placeOf(id), JSON.stringify(details)), deps.clock.now())
}

/** What was filled in, for a change of keys. */
export function sealedJoinings({ joinings, keys }: JoiningDeps): SealedRows {
  const after = async (id: string) =>
    (await joinings.sealedAfter(id)).map((row) => ({ ...row, place: placeOf(row.id) }))
  return { keys, after, replace: joinings.replace }
}

/** A joining as whoever has its key sees it: named field by field, so that no other leaves. */
export function viewOf({ purpose, contact, verifiedAt, details, expiresAt }: Joining): JoiningView {
  return {
    purpose,
    kind: contact.kind,
    contact: maskedContact(contact),
    channels: [...channelsOf[contact.kind]],
    verified: verifiedAt !== null,
    details: { fullName: details.fullName, reasons: [...details.reasons] },
    expiresAt,
  }
}
