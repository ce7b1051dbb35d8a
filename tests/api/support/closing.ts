import { randomUUID } from 'node:crypto'
import { deleteProcessCancelOperation, deleteProcessOperation } from '@/lib/contract/calls/closing'
import { newContact } from './contacts'
import { bearer, newMember, type TestMember } from './member'
import { send } from './provider'

/** A member without a password who can be reached at a contact of their own. */
export async function reachableMember() {
  const contact = newContact()
  const member = await newMember({}, { contacts: [contact], passwordHash: null })
  return { ...member, contact }
}

/** Asks for the end of the account. */
export function closeBy({ accessToken }: Pick<TestMember, 'accessToken'>, body: unknown = {}): Promise<Response> {
  const headers = { ...bearer(accessToken), 'idempotency-key': randomUUID() }
  return send(deleteProcessOperation, { headers, body })
}

/** Asks for the account of a joining to be opened again. */
export function reopenBy(key: string): Promise<Response> {
  return send(deleteProcessCancelOperation, { body: { key } })
}
