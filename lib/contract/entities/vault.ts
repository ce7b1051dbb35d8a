import * as z from 'zod'
import { dataOf } from '../operation'

/** Settings by name that anybody may read: of the app, which asks before anybody has signed in. */
export const publicVaultKeys = [
  'APP_MINIMUM_VERSION',
  'APP_GOOGLE_PLAY_URL',
  'APP_STORE_URL',
  'APP_GALLERY_URL',
] as const

/** And those that a member may read. */
export const memberVaultKeys = [...publicVaultKeys, 'REFERRAL_TERMS_VERSION'] as const

export type VaultKey = (typeof memberVaultKeys)[number]

/** What of these names is set, as text. One that is not set is left out. */
export function vaultSchema<K extends VaultKey>(keys: readonly [K, ...K[]]) {
  return dataOf(z.array(z.object({ key: z.enum(keys), value: z.string().min(1).max(500) })))
}
