import 'server-only'
import type { Incomes } from '@/lib/contract/entities/incomes'
import { type Profile, type ProfileChange, toldSchema } from '@/lib/contract/entities/profile'
import type { FieldError } from '@/lib/contract/refusal'
import { memberTexts } from '@/lib/domain/member/member-texts'
import { addressProblem } from '@/lib/domain/member/profile-rules'
import { birthDateProblem } from '@/lib/domain/validation/birth-date'
import { type Mykad, maskedMykad, readMykad } from '@/lib/domain/validation/mykad'
import type { IsoDate } from '@/lib/domain/values/iso-date'
import type { MemberProof } from '@/lib/server/db/member-repository'
import {
  changeMember,
  type MemberChange,
  type MemberDeps,
  type MemberOutcome,
  type MemberRecord,
  memberRecord,
  proofOf,
} from './member-details'

/** A member's own profile: named field by field, so that no other leaves. Throws as `memberRecord`. */
export async function profileOf(deps: MemberDeps, accountId: string): Promise<Profile> {
  const { fullName, birthDate, details, hasPassword, hasPasskey } = await memberRecord(deps, accountId)
  const contacts = await deps.members.contacts(accountId)
  return {
    ...details.told,
    addressLines: [...details.told.addressLines],
    fullName,
    birthDate,
    mykad: details.mykad === null ? null : maskedMykad(details.mykad),
    contacts: contacts.map(({ contact, verifiedAt }) => ({ ...contact, verifiedAt })),
    hasPassword,
    hasPasskey,
  }
}

/** Changes what the change names and nothing else. `today` is the day in Malaysia. Throws as `changeMember`. */
export async function changeProfile(
  deps: MemberDeps,
  accountId: string,
  change: ProfileChange,
  today: IsoDate,
): Promise<MemberOutcome> {
  return changeMember(deps, accountId, (record) => changedBy(deps, record, change, today))
}

/** What a member has said of income and commitments. Throws as `memberRecord`. */
export async function incomesOf(deps: MemberDeps, accountId: string): Promise<Incomes> {
  return (await memberRecord(deps, accountId)).details.incomes
}

/** Keeps income and commitments in place of those before. Throws as `changeMember`. */
export async function keepIncomes(deps: MemberDeps, accountId: string, incomes: Incomes): Promise<void> {
  await changeMember(deps, accountId, (record) => ({
    state: 'changed',
    record: { ...record, details: { ...record.details, incomes } },
    proofs: [],
  }))
}

/** Sets the number from what was typed, or removes it with null. `today` is the day in Malaysia. Throws as `changeMember`. */
export async function setMykad(
  deps: MemberDeps,
  accountId: string,
  typed: string | null,
  today: IsoDate,
): Promise<MemberOutcome> {
  const reading = typed === null ? null : readMykad(typed, today)
  if (reading !== null && !reading.ok) {
    return { state: 'refused', fields: [{ field: 'mykad', message: reading.message }] }
  }
  return changeMember(deps, accountId, (record) => ({
    state: 'changed',
    record: reading === null ? withoutMykad(record) : withMykad(record, reading.value),
    proofs: [],
  }))
}

function withoutMykad(record: MemberRecord): MemberRecord {
  return { ...record, details: { ...record.details, mykad: null } }
}

function withMykad(record: MemberRecord, { number, bornOn, orBornOn, sex }: Mykad): MemberRecord {
  const { details, birthDate } = record
  const told = { ...details.told, sex }
  return {
    ...record,
    birthDate: birthDate !== null && birthDate === orBornOn ? birthDate : bornOn,
    details: { ...details, told, mykad: number },
  }
}

function changedBy(deps: MemberDeps, record: MemberRecord, change: ProfileChange, today: IsoDate): MemberChange {
  const { fullName = record.fullName, birthDate = record.birthDate, bloodTypeConsent, ...changed } = change
  const told = toldSchema.parse({ ...record.details.told, ...changed })
  const fields: FieldError[] = []
  const born = birthDate === record.birthDate ? null : birthProblem(record, birthDate, today)
  if (born !== null) fields.push({ field: 'birthDate', message: born })
  const address = addressProblem(told)
  if (address !== null) fields.push(address)
  if (change.bloodType != null && bloodTypeConsent !== true) {
    fields.push({ field: 'bloodTypeConsent', message: 'Tick the box to let us keep your blood type.' })
  }
  if (fields.length > 0) return { state: 'refused', fields }
  const proofs = bloodTypeProofs(deps, record.details.told.bloodType, change.bloodType)
  return { state: 'changed', record: { fullName, birthDate, details: { ...record.details, told } }, proofs }
}

function birthProblem({ details }: MemberRecord, birthDate: IsoDate | null, today: IsoDate): string | null {
  if (details.mykad !== null) return 'Your date of birth follows from your MyKad number.'
  return birthDate === null ? null : birthDateProblem(birthDate, today)
}

/** One for each blood type that is given, and one for its removal. */
function bloodTypeProofs(
  deps: MemberDeps,
  before: Profile['bloodType'],
  after: Profile['bloodType'] | undefined,
): readonly MemberProof[] {
  if (after === undefined || (after === null && before === null)) return []
  return [proofOf(deps, 'blood-type', after !== null, memberTexts.bloodType.version)]
}
