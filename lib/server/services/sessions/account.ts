import 'server-only'
import { brand } from '@/lib/brand'
import type { Contact } from '@/lib/domain/validation/contact'
import type { IsoDate } from '@/lib/domain/values/iso-date'

export const accountStates = ['active', 'suspended', 'closed'] as const
export type AccountState = (typeof accountStates)[number]

/** The institution that accounts of this site belong to. */
export const ownInstitutionId = brand.slug

/**
 * A member's account. `birthDate` is null where it is not known; `referralTermsVersion` is the version of the referral
 * terms that the member agreed to, null for none.
 */
export interface Account {
  readonly id: string
  readonly fullName: string
  readonly birthDate: IsoDate | null
  readonly state: AccountState
  readonly institutionId: string | null
  readonly referralTermsVersion: string | null
  /** Whether a MyKad number was given, from which the birth date then follows. */
  readonly hasMykad: boolean
}

/** An account that is about to be made: a MyKad number comes later. */
export type NewAccountDetails = Omit<Account, 'hasMykad'>

/** How the owner of an account signs in. */
export interface SignIn {
  /** Verified, at most one of a kind, and of no other account. */
  readonly contacts: readonly Contact[]
  /** Argon2id with its parameters; null for an account without a password. */
  readonly passwordHash: string | null
}

/** An account with the secret that a sign-in is held to. */
export interface AccountWithPassword {
  readonly account: Account
  readonly passwordHash: string | null
}
