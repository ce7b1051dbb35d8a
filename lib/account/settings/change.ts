import type { RemovableKind } from '@/lib/contract/calls/saved'
import type { ContactKind } from '@/lib/domain/validation/contact'
import type { IsoDate } from '@/lib/domain/values/iso-date'
import type { Ask } from './ask'

/** A form that comes next, with what is known of it already. */
export interface NextForm {
  readonly form: 'email-code' | 'phone-code'
  readonly typed: Readonly<Record<string, string>>
}

/** What was deleted and can be brought back: one, or (null) all that went together last. */
export interface Undo {
  readonly kind: RemovableKind
  readonly id: string | null
}

/** A code that was sent to a contact of the member's own, to prove who they are. */
export interface AskedProof {
  readonly kind: ContactKind
  readonly requestId: string
}

/** What a form came to. `gone`: it was too late to bring back what was deleted. `unkept`: what was to be changed is not kept any more. `sent`: a code is on its way to a new contact; `code-sent`: to the member's own. `file`: there is something to download. `closed`: nobody is signed in any more. */
export type Done =
  | { readonly kind: 'saved' | 'ended' | 'proved' | 'removed' | 'restored' | 'gone' | 'unkept' }
  | { readonly kind: 'sent'; readonly next: NextForm }
  | { readonly kind: 'code-sent'; readonly asked: AskedProof }
  /** Codes that are shown this once. */
  | { readonly kind: 'codes'; readonly codes: readonly string[] }
  | { readonly kind: 'file'; readonly text: string }
  | { readonly kind: 'closed'; readonly erasesOn: IsoDate }

/** Sends what a form says. Rejects with ApiError. */
export type Change = (ask: Ask) => Promise<Done>

export const saved: Done = { kind: 'saved' }
