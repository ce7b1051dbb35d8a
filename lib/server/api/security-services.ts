import 'server-only'
import type { Contact, ContactKind } from '@/lib/domain/validation/contact'
import { type ContactUndoDeps, type UndoOutcome, undoContactChange } from '@/lib/server/services/accounts/contact-undo'
import {
  type ContactOutcome,
  changeContact,
  changePassword,
  confirmByCode,
  type PasswordOutcome,
  type SecurityDeps,
  sendToNewContact,
  sendToOwnContact,
  type Typed,
} from '@/lib/server/services/accounts/security'
import { runtime } from '@/lib/server/services/runtime'
import type { Sending } from '@/lib/server/services/sessions/codes'
import type { Member } from '@/lib/server/services/sessions/session'
import type { Patience } from './member-services'

/** What the changes stand on that could take an account over. Each rejects with a failure for the caller when it cannot be done in time. */
export interface SecurityServices {
  readonly sendToNewContact: (member: Member, contact: Contact) => ReturnType<typeof sendToNewContact>
  /** Resolves when the contact is durable, or refused. */
  readonly changeContact: (member: Member, contact: Contact, typed: Typed) => Promise<ContactOutcome>
  /** Resolves when the contact of before is put back for good, or the key is refused. */
  readonly undoContactChange: (key: string) => Promise<UndoOutcome>
  /** null when the member has no contact of the kind. */
  readonly sendToOwnContact: (member: Member, kind: ContactKind) => Promise<Sending | null>
  readonly confirmByCode: (member: Member, kind: ContactKind, typed: Typed) => Promise<'right' | 'wrong' | 'over'>
  /** Resolves when the password is durable and the other sessions have ended, or refused. */
  readonly changePassword: (
    member: Member,
    passwords: { readonly currentPassword: string | null; readonly newPassword: string },
  ) => Promise<PasswordOutcome>
}

function securityDeps(): SecurityDeps {
  const { signIns, codes, security, members } = runtime()
  return { ...signIns, codes, security, members }
}

function undoDeps(): ContactUndoDeps {
  const { codes, members, security } = runtime()
  return { security, messages: codes.messages, members, clock: codes.clock, log: codes.log }
}

/** Those of this process. Making them opens nothing. */
export function securityServices(patiently: Patience): SecurityServices {
  return {
    sendToNewContact: (member, contact) => patiently(sendToNewContact(securityDeps(), member, contact)),
    changeContact: (member, contact, typed) => patiently(changeContact(securityDeps(), member, contact, typed)),
    undoContactChange: (key) => patiently(undoContactChange(undoDeps(), key)),
    sendToOwnContact: (member, kind) => patiently(sendToOwnContact(securityDeps(), member, kind)),
    confirmByCode: (member, kind, typed) => patiently(confirmByCode(securityDeps(), member, kind, typed)),
    changePassword: (member, passwords) => patiently(changePassword(securityDeps(), member, passwords)),
  }
}
