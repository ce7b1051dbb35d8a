import 'server-only'
import type { Incomes } from '@/lib/contract/entities/incomes'
import type { MemberExport } from '@/lib/contract/entities/member-export'
import type { NotificationChange, NotificationSettings } from '@/lib/contract/entities/notification-settings'
import type { Profile, ProfileChange } from '@/lib/contract/entities/profile'
import { malaysianDay } from '@/lib/domain/values/iso-date'
import { clock, systemClock } from '@/lib/server/clock'
import { log } from '@/lib/server/log'
import {
  type Closing,
  type ClosingDeps,
  type ClosingMessage,
  closeAccount,
  closingMessage,
  type Leaving,
  type Reopening,
  reopenAccount,
} from '@/lib/server/services/accounts/closing'
import {
  type Agreement,
  agree,
  type ConsentOutcome,
  changeNotifications,
  notificationSettings,
} from '@/lib/server/services/accounts/member-consents'
import type { MemberOutcome } from '@/lib/server/services/accounts/member-details'
import { type ExportDeps, exportMember } from '@/lib/server/services/accounts/member-export'
import { changeProfile, incomesOf, keepIncomes, profileOf, setMykad } from '@/lib/server/services/accounts/profiles'
import { runtime } from '@/lib/server/services/runtime'
import type { Account } from '@/lib/server/services/sessions/account'

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
  /** Resolves when the proof is durable, or the version is not the one in force. */
  readonly agree: (account: Account, agreement: Agreement) => ReturnType<typeof agree>
  readonly notifications: (accountId: string) => Promise<NotificationSettings>
  /** Resolves when the choices are durable, or their text has changed. */
  readonly changeNotifications: (accountId: string, change: NotificationChange) => Promise<ConsentOutcome>
  /** Everything that is kept of a member; null when the account went meanwhile. */
  readonly exportMember: (accountId: string) => Promise<MemberExport | null>
  readonly closingMessage: () => ClosingMessage
  /** Resolves with the day from which the account is erased, or null when it was not active. */
  readonly closeAccount: (accountId: string, leaving: Leaving) => Promise<Closing>
  readonly reopenAccount: (joiningKey: string, browser: Parameters<typeof reopenAccount>[2]) => Promise<Reopening>
}

const today = () => malaysianDay(clock().now())

function closingDeps(): ClosingDeps {
  const { sessions, members, joinings, messages, closings } = runtime()
  return { ...sessions, members, joinings, messages, closings }
}

function exportDeps(): ExportDeps {
  const { members, exports, savedAnalyses, savedComparisons } = runtime()
  return { members, exports, analyses: savedAnalyses, comparisons: savedComparisons, log: log() }
}

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
    agree: (account, agreement) => patiently(agree(runtime().memberConsents, account, agreement, today())),
    notifications: (accountId) => patiently(notificationSettings(runtime().memberConsents, accountId)),
    changeNotifications: (accountId, change) =>
      patiently(changeNotifications(runtime().memberConsents, accountId, change)),
    exportMember: (accountId) => patiently(exportMember(exportDeps(), accountId)),
    closingMessage: () => closingMessage(systemClock.now()),
    closeAccount: (accountId, leaving) => patiently(closeAccount(closingDeps(), accountId, leaving)),
    reopenAccount: (joiningKey, browser) => patiently(reopenAccount(closingDeps(), joiningKey, browser)),
  }
}
