import type * as z from 'zod'
import { deleteAccountMessageOperation } from '@/lib/contract/calls/closing'
import { userInterestedRedirectsOperation } from '@/lib/contract/calls/interests'
import { passkeysOperation } from '@/lib/contract/calls/passkeys'
import { incomesOperation, notificationSettingsOperation, profileOperation } from '@/lib/contract/calls/profile'
import { recoveryOperation } from '@/lib/contract/calls/recovery'
import { savedAnalysesOperation, savedComparisonsOperation } from '@/lib/contract/calls/saved'
import { securityLogOperation, sessionsOperation } from '@/lib/contract/calls/sign-in'
import type { Incomes } from '@/lib/contract/entities/incomes'
import type { InterestEntry } from '@/lib/contract/entities/interest'
import type { NotificationSettings } from '@/lib/contract/entities/notification-settings'
import type { Passkey } from '@/lib/contract/entities/passkey'
import type { Profile } from '@/lib/contract/entities/profile'
import type { Recovery } from '@/lib/contract/entities/recovery'
import type { SavedAnalysis } from '@/lib/contract/entities/saved-analysis'
import type { SavedComparison } from '@/lib/contract/entities/saved-comparison'
import type { SecurityEvent, sessionSchema } from '@/lib/contract/entities/session'
import { assertNever } from '@/lib/domain/values/assert-never'
import type { Ask } from './ask'
import type { Undo } from './change'
import type { SettingsView } from './places'

export type ShownSession = Readonly<z.output<typeof sessionSchema>>
export type ClosingMessage = z.output<typeof deleteAccountMessageOperation.success.schema>['data']

/** What a page of settings shows of its member. */
export type PartData =
  | {
      readonly view: 'overview'
      readonly profile: Profile
      /** Newest first. */
      readonly analyses: readonly SavedAnalysis[]
      readonly comparisons: readonly SavedComparison[]
    }
  | { readonly view: 'profile' | 'personal' | 'contacts' | 'password'; readonly profile: Profile }
  /** The oldest first. */
  | { readonly view: 'passkeys'; readonly passkeys: readonly Passkey[] }
  | { readonly view: 'recovery'; readonly recovery: Recovery }
  | { readonly view: 'income'; readonly incomes: Incomes }
  | { readonly view: 'notifications'; readonly choices: NotificationSettings }
  | { readonly view: 'interests'; readonly interests: readonly InterestEntry[] }
  | {
      readonly view: 'sessions'
      readonly sessions: readonly ShownSession[]
      /** Newest first. */
      readonly events: readonly SecurityEvent[]
    }
  | { readonly view: 'close'; readonly message: ClosingMessage }
  | { readonly view: 'data' }

/** Reads what a page shows. Rejects with ApiError. */
export async function loadPart(view: SettingsView, ask: Ask): Promise<PartData> {
  switch (view) {
    case 'overview': {
      const [profile, analyses, comparisons] = await Promise.all([
        ask(profileOperation, {}),
        ask(savedAnalysesOperation, {}),
        ask(savedComparisonsOperation, {}),
      ])
      return {
        view,
        profile: profile.data,
        analyses: analyses.data.toReversed(),
        comparisons: comparisons.data.toReversed(),
      }
    }
    case 'profile':
    case 'personal':
    case 'contacts':
    case 'password':
      return { view, profile: (await ask(profileOperation, {})).data }
    case 'passkeys':
      return { view, passkeys: (await ask(passkeysOperation, {})).data }
    case 'recovery':
      return { view, recovery: (await ask(recoveryOperation, {})).data }
    case 'income':
      return { view, incomes: (await ask(incomesOperation, {})).data }
    case 'notifications':
      return { view, choices: (await ask(notificationSettingsOperation, {})).data }
    case 'interests':
      return { view, interests: (await ask(userInterestedRedirectsOperation, {})).data }
    case 'sessions': {
      const [sessions, events] = await Promise.all([ask(sessionsOperation, {}), ask(securityLogOperation, {})])
      return { view, sessions: sessions.data, events: events.data }
    }
    case 'close':
      return { view, message: (await ask(deleteAccountMessageOperation, {})).data }
    case 'data':
      return { view }
    default:
      return assertNever(view)
  }
}

/** The page without what is about to be deleted, while the answer to that is awaited; `id` is null for all of the list. */
export function withoutRemoved(data: PartData, { kind, id }: Undo): PartData {
  const rest = <T extends { readonly id: string }>(all: readonly T[]) =>
    all.filter((one) => id !== null && one.id !== id)
  if (data.view === 'interests') return { ...data, interests: rest(data.interests) }
  if (data.view !== 'overview') return data
  return kind === 'analysis'
    ? { ...data, analyses: rest(data.analyses) }
    : { ...data, comparisons: rest(data.comparisons) }
}
