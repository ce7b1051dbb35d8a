import 'server-only'
import { brand } from '@/lib/brand'
import type { IsoDate } from '@/lib/domain/iso-date'

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
}
