import './zod-config'
import { accountOperation, logoutOperation } from '@/lib/contract/calls/session'
import { institutionSettingOperation } from '@/lib/contract/calls/settings'
import type { User } from '@/lib/contract/entities/user'
import { initName } from '@/lib/domain/member/init-name'
import { ApiError } from './api-error'
import { readDeviceId } from './device-id'
import { isRefused } from './renewal'
import { logFailure, reportFailure } from './report'
import type { SessionCall } from './session'
import { clearSession } from './session-end'
import type { SessionEvent } from './session-state'
import type { Member } from './session-store'
import { readToken, writeSession } from './storage'

/** Leaving must not wait for a server that does not answer, in milliseconds. */
const signOutLimit = 5000

/**
 * Loads the account of whoever is logged in and keeps its id for the tab. Gives what has happened to the session; a failure
 * is reported.
 */
export async function loadMember(call: SessionCall): Promise<SessionEvent<Member>> {
  try {
    const { data } = await call(accountOperation, {})
    if (readToken() === null) return { kind: 'cleared' }
    writeSession('userId', data.id)
    const derived = { initName: initName(data.fullName), referralDifferentTermConditionVersion: null }
    return { kind: 'loaded', user: { ...data, ...derived, termsCheckRunning: true } }
  } catch (error) {
    reportFailure(error)
    return { kind: 'failed', errorCode: error instanceof ApiError ? error.errorCode : null }
  }
}

/**
 * Whether the referral terms have changed since the member agreed to them. Null when that cannot be told: no institution,
 * or its setting could not be had, which is reported.
 */
export async function checkReferralTerms(call: SessionCall, user: User): Promise<boolean | null> {
  const institution = user.institutions[0]
  if (institution === undefined) return null
  try {
    const { data } = await call(institutionSettingOperation, { params: { institutionId: institution.id } })
    return data.value !== user.referralCodeTermConditionVersion
  } catch (error) {
    reportFailure(error)
    return null
  }
}

/** True when the server, by the failure that it answered, holds no session that could still be ended. */
function nothingToEnd(error: unknown): boolean {
  return error instanceof ApiError && isRefused(error)
}

async function askForEnd(call: SessionCall): Promise<void> {
  const options = { timeout: signOutLimit }
  // The provider can end a session without it, so its failure must not keep anybody in.
  const deviceId = await readDeviceId(call, Date.now(), options).catch((error: unknown) => {
    logFailure(error)
    return undefined
  })
  await call(logoutOperation, { query: deviceId === undefined ? {} : { deviceId } }, options)
}

/**
 * Ends the session. `ended`: the provider knows. `ended-here`: this device has forgotten it, but the provider could not
 * be told. Never rejects.
 */
export async function signOut(call: SessionCall): Promise<'ended' | 'ended-here'> {
  try {
    await askForEnd(call)
    return 'ended'
  } catch (error) {
    logFailure(error)
    return nothingToEnd(error) ? 'ended' : 'ended-here'
  } finally {
    clearSession('left')
  }
}
