import 'server-only'
import { createHmac } from 'node:crypto'
import * as z from 'zod'
import { incomesSchema } from '@/lib/contract/entities/incomes'
import { type JoiningReason, joiningReasons } from '@/lib/contract/entities/joining'
import { toldSchema } from '@/lib/contract/entities/profile'
import type { FieldError } from '@/lib/contract/refusal'
import { closingReasons } from '@/lib/domain/member/closing'
import type { ConsentKind } from '@/lib/domain/member/member-texts'
import type { MykadNumber } from '@/lib/domain/validation/mykad'
import type { IsoDate } from '@/lib/domain/values/iso-date'
import type { Clock } from '@/lib/server/clock'
import type { MemberProof, MemberRepository, WaysIn } from '@/lib/server/db/member-repository'
import { openData, sealData } from '@/lib/server/services/keys/data-seal'
import type { Random } from '@/lib/server/services/keys/random'
import type { SealedRows } from '@/lib/server/services/keys/seal-again'
import type { SealingKey } from '@/lib/server/services/keys/sealing-keys'
import { uuidV7 } from '@/lib/server/services/keys/uuid-v7'

export interface MemberDeps {
  readonly members: MemberRepository
  /** Keys for what members tell, the one that seals first; throws when they can be neither read nor made. */
  readonly keys: () => readonly [SealingKey, ...SealingKey[]]
  /** Keys by which a MyKad number is looked up, the one in use first. */
  readonly numberKeys: () => readonly [SealingKey, ...SealingKey[]]
  readonly clock: Clock
  readonly random: Random
}

const detailsSchema = z.object({
  told: toldSchema,
  incomes: incomesSchema,
  /** Twelve digits. */
  mykad: z
    .string()
    .refine((number): number is MykadNumber => /^\d{12}$/.test(number))
    .nullable(),
  /** What brought them here, as they said when they joined. */
  reasons: z.array(z.enum(joiningReasons)).default([]),
  /** Why they close the account, as far as they said. */
  leaving: z
    .object({ reason: z.enum(closingReasons).nullable(), text: z.string().nullable() })
    .nullable()
    .default(null),
})

/** All that is kept of a member encrypted, as one: a change replaces the whole of it. */
export type MemberDetails = Readonly<z.output<typeof detailsSchema>>

/** What a member told: the part that is encrypted, and name and birth date, which are asked for by others too. */
export interface MemberRecord extends WaysIn {
  readonly fullName: string
  readonly birthDate: IsoDate | null
  readonly details: MemberDetails
}

const noCommitments = { homeLoan: null, carLoan: null, personalLoan: null, cardMinimum: null, ptptn: null, other: null }

/** Of a member who has told nothing yet. */
const nothingTold: MemberDetails = {
  told: {
    sex: null,
    maritalStatus: null,
    nationality: null,
    country: null,
    state: null,
    postcode: null,
    city: null,
    addressLines: [],
    educationLevel: null,
    bloodType: null,
    occupationGroup: null,
    businessNature: null,
    employer: null,
    language: null,
  },
  incomes: { grossMonthly: null, netMonthly: null, otherMonthly: null, commitments: noCommitments },
  mykad: null,
  reasons: [],
  leaving: null,
}

/** Part of what the details were sealed with: another text would make all of them unreadable. */
const placeOf = (accountId: string) => `member ${accountId}`

/** How often a change is tried when others change the same record at the same moment. */
const tries = 5

/** Two changes of one member met too often, or the account went meanwhile: the caller may try again. */
class MemberBusyError extends Error {
  override readonly name = 'MemberBusyError'
}

/** What a member told is there and opens with none of the keys. Nothing may be written over it: its key can come back. */
export class MemberSealedError extends Error {
  override readonly name = 'MemberSealedError'
}

/** What somebody told while joining, sealed for the account that is made of it; null when they told nothing. */
export function firstDetails(
  { keys }: Pick<MemberDeps, 'keys'>,
  accountId: string,
  reasons: readonly JoiningReason[],
): string | null {
  if (reasons.length === 0) return null
  return sealData(keys()[0], placeOf(accountId), JSON.stringify({ ...nothingTold, reasons }))
}

/** Sealed details with why their member leaves. @throws MemberSealedError */
export function sealedWithLeaving(
  deps: MemberDeps,
  accountId: string,
  sealed: string | null,
  leaving: NonNullable<MemberDetails['leaving']>,
): string {
  const details: MemberDetails = { ...detailsOf(deps, accountId, sealed), leaving }
  return sealData(deps.keys()[0], placeOf(accountId), JSON.stringify(details))
}

function digestOf(key: SealingKey, mykad: string): string {
  return createHmac('sha256', key.bytes).update(mykad).digest('base64url')
}

/** By each key: a number that was kept before the newest key came is found too. */
function digestsOf(deps: MemberDeps, mykad: string | null): readonly string[] {
  return mykad === null ? [] : deps.numberKeys().map((key) => digestOf(key, mykad))
}

function detailsOf(deps: MemberDeps, accountId: string, sealed: string | null): MemberDetails {
  if (sealed === null) return nothingTold
  const text = openData(deps.keys(), placeOf(accountId), sealed)
  if (text === null) throw new MemberSealedError(`The details of account ${accountId} open with none of the keys`)
  return detailsSchema.parse(JSON.parse(text))
}

async function storedOf(deps: MemberDeps, accountId: string) {
  const stored = await deps.members.find(accountId)
  if (stored === null) throw new MemberBusyError(`Account ${accountId} went while it was read`)
  return stored
}

/** What a member told. Throws what the database throws, and when it opens with none of the keys. */
export async function memberRecord(deps: MemberDeps, accountId: string): Promise<MemberRecord> {
  const { fullName, birthDate, detailsSealed, hasPassword, hasPasskey } = await storedOf(deps, accountId)
  return { fullName, birthDate, hasPassword, hasPasskey, details: detailsOf(deps, accountId, detailsSealed) }
}

/** What is to become of a record: another one with the consents that change with it, or nothing, and why. */
export type MemberChange =
  | {
      readonly state: 'changed'
      readonly record: Omit<MemberRecord, keyof WaysIn>
      readonly proofs: readonly MemberProof[]
    }
  | { readonly state: 'refused'; readonly fields: readonly FieldError[] }

/** `mykad-taken`: another account has the number. `refused`: by the change itself, field by field. */
export type MemberOutcome =
  | { readonly state: 'kept' }
  | { readonly state: 'mykad-taken' }
  | { readonly state: 'refused'; readonly fields: readonly FieldError[] }

/**
 * Changes what a member told, all or nothing, also where two changes come at once: each is worked out from what it replaces. Durable when
 * it resolves. Throws as {@link memberRecord}.
 */
export async function changeMember(
  deps: MemberDeps,
  accountId: string,
  change: (record: MemberRecord) => MemberChange,
): Promise<MemberOutcome> {
  const [key] = deps.keys()
  for (let left = tries; left > 0; left -= 1) {
    const { detailsSealed: before, ...stored } = await storedOf(deps, accountId)
    const changed = change({ ...stored, details: detailsOf(deps, accountId, before) })
    if (changed.state === 'refused') return changed
    const { fullName, birthDate, details } = changed.record
    const digests = digestsOf(deps, details.mykad)
    const detailsSealed = sealData(key, placeOf(accountId), JSON.stringify(details))
    const next = { fullName, birthDate, detailsSealed, mykadDigest: digests[0] ?? null }
    const state = await deps.members.replace(accountId, before, next, {
      proofs: changed.proofs,
      digests,
      now: deps.clock.now(),
    })
    if (state !== 'changed') return { state }
  }
  throw new MemberBusyError(`Account ${accountId} was changed by others ${tries} times`)
}

/** A proof of consent, made now, for a member who chose it in the settings. */
export function proofOf(
  { clock, random }: Pick<MemberDeps, 'clock' | 'random'>,
  kind: ConsentKind,
  given: boolean,
  textVersion: string,
): MemberProof {
  return { id: uuidV7(clock, random), kind, given, textVersion, channel: 'settings', createdAt: clock.now() }
}

/** What members told, for a change of keys; the digest of a MyKad number changes with it. */
export function sealedMembers(deps: MemberDeps): SealedRows {
  return {
    keys: deps.keys,
    after: async (id) => (await deps.members.after(id)).map((row) => ({ ...row, place: placeOf(row.id) })),
    replace: (row, sealed, text) => {
      const { mykad } = detailsSchema.parse(JSON.parse(text))
      return deps.members.replaceSeal(row, { sealed, mykadDigest: digestsOf(deps, mykad)[0] ?? null })
    },
  }
}
