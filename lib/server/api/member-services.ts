import 'server-only'
import type { Incomes } from '@/lib/contract/entities/incomes'
import type { Profile, ProfileChange } from '@/lib/contract/entities/profile'
import { malaysianDay } from '@/lib/domain/iso-date'
import { clock } from '@/lib/server/clock'
import type { MemberOutcome } from '@/lib/server/services/member-details'
import { changeProfile, incomesOf, keepIncomes, profileOf, setMykad } from '@/lib/server/services/profiles'
import { runtime } from '@/lib/server/services/runtime'

/** What account settings stand on. Each rejects with a failure for the caller when the database cannot do it in time. */
export interface MemberServices {
  readonly profile: (accountId: string) => Promise<Profile>
  /** Resolves when what the change names is durable, or refused. */
  readonly changeProfile: (accountId: string, change: ProfileChange) => Promise<MemberOutcome>
  /** Resolves when the number is durable, removed with null, or refused. */
  readonly setMykad: (accountId: string, typed: string | null) => Promise<MemberOutcome>
  readonly incomes: (accountId: string) => Promise<Incomes>
  /** Resolves when they are durable, encrypted. */
  readonly keepIncomes: (accountId: string, incomes: Incomes) => Promise<void>
}

const today = () => malaysianDay(clock().now())

/** Waits for work with the patience that callers have. */
export type Patience = <T>(work: Promise<T>) => Promise<T>

/** Those of this process. Making them opens nothing. */
export function memberServices(patiently: Patience): MemberServices {
  return {
    profile: (accountId) => patiently(profileOf(runtime().members, accountId)),
    changeProfile: (accountId, change) => patiently(changeProfile(runtime().members, accountId, change, today())),
    setMykad: (accountId, typed) => patiently(setMykad(runtime().members, accountId, typed, today())),
    incomes: (accountId) => patiently(incomesOf(runtime().members, accountId)),
    keepIncomes: (accountId, incomes) => patiently(keepIncomes(runtime().members, accountId, incomes)),
  }
}
