import type * as z from 'zod'
import {
  requestOtpResetEmailOperation,
  requestOtpResetMobileOperation,
  resetEmailOperation,
  resetMobileOperation,
} from '@/lib/contract/calls/security'
import type { Operation } from '@/lib/contract/operation'
import type { Contact, ContactKind } from '@/lib/domain/validation/contact'
import { kysely } from '@/lib/server/db/connection'
import { env } from '@/lib/server/env'
import { runtime } from '@/lib/server/services/runtime'
import { sentUndoKey } from '../../factories/sent-codes'
import { newContact, newMobile } from './contacts'
import { codeSentTo } from './joining'
import { bearer, newMember, type TestMember } from './member'
import { passwordHash } from './password'
import { expectSuccess, send } from './provider'

const dayMs = 86_400_000

/** A member with e-mail address, phone and password, who joined long ago. */
export async function settledMember() {
  const [email, phone] = [newContact(), newMobile()]
  const member = await newMember({}, { contacts: [email, phone], passwordHash })
  const at = Date.now() - 90 * dayMs
  const db = await kysely()
  const { accountId } = member
  await db
    .updateTable('accounts')
    .set({ created_at: at, password_changed_at: at })
    .where('id', '=', accountId)
    .execute()
  await db.updateTable('account_contacts').set({ verified_at: at }).where('account_id', '=', accountId).execute()
  return { ...member, email, phone }
}

interface Change {
  readonly request: Operation<z.ZodObject, (typeof requestOtpResetMobileOperation)['success']['schema']>
  readonly reset: Operation<z.ZodObject, (typeof resetMobileOperation)['success']['schema']>
  readonly field: string
  readonly fresh: () => Contact
}

/** How each kind of contact is changed. */
export const changes: Readonly<Record<ContactKind, Change>> = {
  phone: { request: requestOtpResetMobileOperation, reset: resetMobileOperation, field: 'mobile', fresh: newMobile },
  email: { request: requestOtpResetEmailOperation, reset: resetEmailOperation, field: 'email', fresh: newContact },
}

type Signed = Pick<TestMember, 'accessToken'>

/** Asks for a code to a new contact. */
export function askForNew({ accessToken }: Signed, { kind, value }: Contact): Promise<Response> {
  const { request, field } = changes[kind]
  return send(request, { headers: bearer(accessToken), body: { [field]: value } })
}

/** Asks for a code to a new contact; what its owner types with it. */
export async function codeForNew(member: Signed, contact: Contact) {
  const { request } = changes[contact.kind]
  const { requestId } = (await expectSuccess(await askForNew(member, contact), request)).data
  return { requestId, code: await codeSentTo(contact.value) }
}

/** The key that takes a change of contact back, as its owner reads it in a message. */
export async function undoKeySentTo(to: string): Promise<string> {
  await runtime().outbox.run()
  return sentUndoKey(env().DATA_DIR, to) ?? 'none was sent'
}

/** Sends the change of a contact. */
export function resetBy({ accessToken }: Signed, { kind, value }: Contact, typed: object): Promise<Response> {
  const { reset, field } = changes[kind]
  return send(reset, { headers: bearer(accessToken), body: { [field]: value, ...typed } })
}
