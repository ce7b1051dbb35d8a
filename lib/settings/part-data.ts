import type * as z from 'zod'
import { deleteAccountMessageOperation } from '@/lib/contract/account-component/delete-account-message'
import { incomesOperation } from '@/lib/contract/account-component/incomes'
import { notificationSettingsOperation } from '@/lib/contract/account-component/notification-settings'
import { profileOperation } from '@/lib/contract/account-component/profile'
import { savedAnalysesOperation } from '@/lib/contract/account-component/saved-analyses'
import { sessionsOperation } from '@/lib/contract/account-component/sessions'
import type { Incomes } from '@/lib/contract/entities/incomes'
import type { NotificationSettings } from '@/lib/contract/entities/notification-settings'
import type { Profile } from '@/lib/contract/entities/profile'
import type { sessionSchema } from '@/lib/contract/entities/session'
import { assertNever } from '@/lib/domain/assert-never'
import type { Ask } from './ask'
import type { SettingsView } from './places'

export type ShownSession = Readonly<z.output<typeof sessionSchema>>
export type ClosingMessage = z.output<typeof deleteAccountMessageOperation.success.schema>['data']

/** What a page of settings shows of its member. */
export type PartData =
  | { readonly view: 'overview'; readonly profile: Profile; readonly analyses: number }
  | { readonly view: 'profile' | 'personal' | 'contacts' | 'password' | 'confirm'; readonly profile: Profile }
  | { readonly view: 'income'; readonly incomes: Incomes }
  | { readonly view: 'notifications'; readonly choices: NotificationSettings }
  | { readonly view: 'sessions'; readonly sessions: readonly ShownSession[] }
  | { readonly view: 'close'; readonly message: ClosingMessage }
  | { readonly view: 'data' }

/** Reads what a page shows. Rejects with ApiError. */
export async function loadPart(view: SettingsView, ask: Ask): Promise<PartData> {
  switch (view) {
    case 'overview': {
      const [profile, analyses] = await Promise.all([ask(profileOperation, {}), ask(savedAnalysesOperation, {})])
      return { view, profile: profile.data, analyses: analyses.data.length }
    }
    case 'profile':
    case 'personal':
    case 'contacts':
    case 'password':
    case 'confirm':
      return { view, profile: (await ask(profileOperation, {})).data }
    case 'income':
      return { view, incomes: (await ask(incomesOperation, {})).data }
    case 'notifications':
      return { view, choices: (await ask(notificationSettingsOperation, {})).data }
    case 'sessions':
      return { view, sessions: (await ask(sessionsOperation, {})).data }
    case 'close':
      return { view, message: (await ask(deleteAccountMessageOperation, {})).data }
    case 'data':
      return { view }
    default:
      return assertNever(view)
  }
}
