import 'server-only'
import type { JoiningDetails, JoiningPurpose } from '@/lib/contract/entities/joining'
import type { Contact } from '@/lib/domain/validation/contact'

/**
 * A way to an account that somebody has begun: to sign in or join, or to set a new password. Whether the contact has an account is
 * looked up only after its owner has typed the code that was sent there. Moments are epoch milliseconds.
 */
export interface Joining {
  readonly id: string
  readonly purpose: JoiningPurpose
  readonly contact: Contact
  readonly details: JoiningDetails
  /** null until the right code was typed. */
  readonly verifiedAt: number | null
  readonly createdAt: number
  readonly expiresAt: number
}
