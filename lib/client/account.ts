import './zod-config'
import { accountOperation } from '@/lib/contract/account-component/account'
import { logoutOperation } from '@/lib/contract/account-component/logout'
import { institutionSettingOperation } from '@/lib/contract/common-component/institution-setting'
import type { User } from '@/lib/contract/entities/user'
import { ApiError } from './api-error'
import { readDeviceId } from './device-id'
import { initName } from './init-name'
import { logFailure, reportFailure } from './report'
import type { SessionCall } from './session'
import { endsSession, type SessionState, type Transition, transition } from './session-state'
import { clearSession, readToken, writeSession } from './storage'

/** The account with what the client derives from it. */
export interface Member extends User {
  readonly initName: string
}

export type MemberState = SessionState<Member>

/** Leaving must not wait for a server that does not answer, in milliseconds. */
const signOutLimit = 5000

/** A session that was cleared is looked at once more, not for ever: storage may refuse to let go. */
const mostChecks = 2

const checkToken = (state: MemberState) =>
  transition<Member>(state, { kind: 'checked', tokenStored: readToken() !== null })

async function load(state: MemberState, call: SessionCall): Promise<Transition<Member>> {
  try {
    const { data } = await call(accountOperation, {})
    if (readToken() === null) return transition(state, { kind: 'cleared' })
    writeSession('userId', data.id)
    return transition(state, { kind: 'loaded', user: { ...data, initName: initName(data.fullName) } })
  } catch (error) {
    reportFailure(error)
    return transition(state, { kind: 'failed', errorCode: error instanceof ApiError ? error.errorCode : null })
  }
}

/**
 * Finds out who is logged in: nobody without a token, else whoever the account belongs to. Never rejects: a load that
 * fails is reported and gives `out`. The tokens stay then, so that the next page can try again, unless the provider says
 * that the account is gone or closed.
 */
export async function checkSession(call: SessionCall): Promise<MemberState> {
  let step = checkToken({ kind: 'unknown' })
  for (let checks = 1; step.next === 'load' && checks <= mostChecks; checks += 1) {
    step = await load(step.state, call)
    if (step.next !== 'clear-and-check') break
    clearSession()
    step = checkToken(step.state)
  }
  return step.next === 'nothing' ? step.state : { kind: 'out' }
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
  return error instanceof ApiError && (error.status === 401 || endsSession(error.errorCode))
}

async function askForEnd(call: SessionCall): Promise<void> {
  const options = { timeout: signOutLimit }
  // The provider can end a session without it, so its failure must not keep anybody in.
  const deviceId = await readDeviceId(call, Date.now(), options).catch(() => undefined)
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
    clearSession()
  }
}
