import 'server-only'
import * as z from 'zod'
import type { CallHeader } from '@/lib/contract/call-headers'
import type { Contact } from '@/lib/domain/validation/contact'
import type { KnownDeviceRepository } from '@/lib/server/db/known-device-repository'
import { hashToken } from './tokens'

/** The header of a call that names the browser it is made for. */
export const deviceKeyHeader: CallHeader = 'device-key'

/** 256 random bits that a browser is given when somebody signs in from it. */
export const deviceKeySchema = z.string().regex(/^[\w-]{43}$/)

export interface KnownDeviceDeps {
  readonly knownDevices: KnownDeviceRepository
}

/** By what the tries and codes of a contact are counted that anybody may have made. */
export const sharedCounter = ({ kind, value }: Contact) => `${kind} ${value}`

/**
 * By what the tries and codes of a contact are counted: of a browser from which the owner of the contact signed in, apart from those of
 * everybody else. The work depends on the browser alone: whether others have an account with this contact is not looked up.
 */
export async function counterOf(
  { knownDevices }: KnownDeviceDeps,
  contact: Contact,
  deviceKey: string | null,
): Promise<string> {
  const shared = sharedCounter(contact)
  if (deviceKey === null) return shared
  const digest = hashToken(deviceKey)
  const own = await knownDevices.contactsOf(digest)
  const isOwners = own.some(({ kind, value }) => kind === contact.kind && value === contact.value)
  return isOwners ? `${shared} from ${digest}` : shared
}
