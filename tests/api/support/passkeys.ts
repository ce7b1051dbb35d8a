import { addPasskeyOperation, passkeyCreationOperation, passkeyRequestOperation } from '@/lib/contract/calls/passkeys'
import { env } from '@/lib/server/env'
import { createAuthenticator } from '../../factories/authenticator'
import { bearer, type TestMember } from './member'
import { expectSuccess, send } from './provider'

type Signed = Pick<TestMember, 'accessToken'>

/** A browser on our own site, whose visitor is asked for finger, face or lock. */
export const here = () => ({ origin: env().SITE_URL })

export async function creationFor({ accessToken }: Signed) {
  const answer = await send(passkeyCreationOperation, { headers: bearer(accessToken) })
  return (await expectSuccess(answer, passkeyCreationOperation)).data
}

export async function requestForAnybody() {
  return (await expectSuccess(await send(passkeyRequestOperation), passkeyRequestOperation)).data
}

export function add({ accessToken }: Signed, body: object, more: Readonly<Record<string, string>> = {}) {
  return send(addPasskeyOperation, { headers: { ...bearer(accessToken), ...more }, body })
}

/** A device that holds a passkey of a member. */
export async function deviceOf(member: Signed) {
  const device = createAuthenticator()
  const made = device.make(await creationFor(member), here())
  const { data } = await expectSuccess(await add(member, made), addPasskeyOperation)
  const passkeyId = data.at(-1)?.id ?? ''
  return { ...device, made, passkeyId }
}
