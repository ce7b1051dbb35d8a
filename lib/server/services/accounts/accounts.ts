import 'server-only'
import type { User } from '@/lib/contract/entities/user'
import { newReferralCode } from '@/lib/domain/member/referral-code'
import type { IsoDate } from '@/lib/domain/values/iso-date'
import type { Clock } from '@/lib/server/clock'
import type { AccountRepository } from '@/lib/server/db/account-repository'
import type { Random } from '@/lib/server/services/keys/random'
import { uuidV7 } from '@/lib/server/services/keys/uuid-v7'
import type { Account, NewAccountDetails, SignIn } from '@/lib/server/services/sessions/account'

export interface AccountDeps {
  readonly accounts: AccountRepository
  readonly clock: Clock
  readonly random: Random
}

/** Stores a new account under an id of its own. It is durable when this resolves. */
export async function createAccount(
  deps: AccountDeps,
  input: Omit<NewAccountDetails, 'id'>,
  { contacts, passwordHash }: SignIn = { contacts: [], passwordHash: null },
): Promise<NewAccountDetails> {
  const account: NewAccountDetails = { ...input, id: uuidV7(deps.clock, deps.random) }
  await deps.accounts.insert({
    account,
    contacts: contacts.map((contact) => ({ id: uuidV7(deps.clock, deps.random), contact })),
    passwordHash,
    referralCode: newReferralCode((length) => deps.random.bytes(length)),
    detailsSealed: null,
    createdAt: deps.clock.now(),
  })
  return account
}

/** Whole years from a birth date to a day; someone born on 29 February grows older on 1 March where there is no 29th. */
export function completedYears(birth: IsoDate, today: IsoDate): number {
  const years = Number(today.slice(0, 4)) - Number(birth.slice(0, 4))
  return today.slice(5) < birth.slice(5) ? years - 1 : years
}

/** A member's age by the MyKad number on a day in Malaysia; null without one, as anybody can type a birth date. */
export function ageByMykad({ birthDate, hasMykad }: Account, today: IsoDate): number | null {
  return birthDate === null || !hasMykad ? null : completedYears(birthDate, today)
}

/** What a member sees of the own account on a day in Malaysia: named field by field, so that no other leaves. */
export function userOf(account: Account, today: IsoDate): User {
  return {
    id: account.id,
    fullName: account.fullName,
    age: ageByMykad(account, today),
    institutions: account.institutionId === null ? [] : [{ id: account.institutionId }],
    referralCodeTermConditionVersion: account.referralTermsVersion,
  }
}
