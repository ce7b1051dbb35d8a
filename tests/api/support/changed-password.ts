import { changePasswordOperation } from '@/lib/contract/calls/security'
import { authenticateOperation } from '@/lib/contract/calls/sign-in'
import type { Contact } from '@/lib/domain/validation/contact'
import { bearer, type TestMember } from './member'
import { send } from './provider'

/** Sends a change of the password. */
export function changePasswordBy({ accessToken }: Pick<TestMember, 'accessToken'>, body: object): Promise<Response> {
  return send(changePasswordOperation, { headers: bearer(accessToken), body })
}

/** Whether a password signs in by a contact. */
export async function opens({ value }: Contact, password: string): Promise<boolean> {
  return (await send(authenticateOperation, { body: { username: value, password } })).status === 200
}
