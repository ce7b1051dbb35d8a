import type { Operation } from '@/lib/contract/operation'
import { challengeHeader, type Verdict } from '@/lib/server/services/calls/challenge'
import type { Member } from '@/lib/server/services/sessions/session'
import type { Identity } from '@/lib/server/services/sessions/sessions'
import { ApiFailure, tooOften } from './failure'
import type { CallServices } from './services'

const bearerPattern = /^Bearer ([\w.~+/-]+=*)$/i

/**
 * The member that a token names.
 * @throws ApiFailure GBL0011 for a token that is not live, GBL0015 for an account that is gone, GBL0020 for one that is
 * not active.
 */
function memberOf(identity: Identity): Member {
  switch (identity.state) {
    case 'member':
      return identity.member
    case 'refused':
      throw new ApiFailure('GBL0011')
    case 'gone':
      throw new ApiFailure('GBL0015')
    case 'inactive':
      throw new ApiFailure('GBL0020')
  }
}

/** Who asks, as far as the operation wants to know. */
async function whoAsks(auth: Operation['auth'], authorization: string | null, calls: CallServices) {
  if (auth === 'public' || (auth === 'optional' && authorization === null)) return null
  const [, token] = bearerPattern.exec(authorization ?? '') ?? []
  if (token === undefined) throw new ApiFailure('GBL0011')
  const identity = await calls.identify(token)
  // Who may ask without an account may also ask when the account is gone.
  if (auth === 'optional' && (identity.state === 'gone' || identity.state === 'inactive')) return null
  return memberOf(identity)
}

/**
 * Decides whether a request may reach its operation, before its body is read; gives the member who asks, null when the
 * operation does not want to know or nobody is signed in.
 * @throws ApiFailure 429, 503 where a call has to be counted and cannot be, 403 for the signature, for a
 * missing proof of a person and for a proof that is not fresh, 503 where that of a person cannot be checked, and what {@link memberOf} throws.
 */
export async function admit(operation: Operation, request: Request, calls: CallServices): Promise<Member | null> {
  const { headers } = request
  if (operation.limit !== undefined) {
    refuseIfTooOften(await calls.secondsToWait(operation.id, headers.get('x-forwarded-for'), operation.limit))
  }
  if (operation.headers === 'signed') {
    const signed = { timestamp: headers.get('timestamp'), hash: headers.get('hash') }
    if (!calls.isSigned(signed)) throw new ApiFailure('GBL0010')
  }
  if (operation.challenged) refuseUnlessHuman(await calls.isHuman(headers.get(challengeHeader)))
  const member = await whoAsks(operation.auth, headers.get('authorization'), calls)
  if (operation.limit !== undefined && member !== null) {
    refuseIfTooOften(await calls.memberToWait(operation.id, member.account.id, operation.limit))
  }
  if (operation.fresh && (member === null || !calls.isFresh(member))) throw new ApiFailure('GBL0028')
  return member
}

/** What cannot be checked is not let through: a flood comes when the verifier is down too. */
function refuseUnlessHuman(verdict: Verdict): void {
  switch (verdict) {
    case 'human':
      return
    case 'refused':
      throw new ApiFailure('GBL0034')
    case 'unknown':
      throw new ApiFailure('GBL0035')
  }
}

function refuseIfTooOften(seconds: number | null): void {
  if (seconds !== null) throw tooOften(seconds)
}
