import { incomesOperation, profileOperation, updateProfileOperation } from '@/lib/contract/calls/profile'
import { bearer } from './member'
import { expectSuccess, send } from './provider'

/** The profile as a member sees it. */
export async function profileSeenBy(accessToken: string) {
  return (await expectSuccess(await send(profileOperation, { headers: bearer(accessToken) }), profileOperation)).data
}

/** Income and commitments as a member sees them. */
export async function incomesSeenBy(accessToken: string) {
  return (await expectSuccess(await send(incomesOperation, { headers: bearer(accessToken) }), incomesOperation)).data
}

/** Sends a change of the profile. */
export async function changeProfileBy(accessToken: string, body: unknown): Promise<Response> {
  return send(updateProfileOperation, { headers: bearer(accessToken), body })
}
