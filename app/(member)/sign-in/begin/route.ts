import { accessAgainPath, safeNext, stepPath } from '@/lib/account/sign-in-steps'
import { keepState, signInState } from '@/lib/server/data/account/joining-state'
import { keepReferralLink } from '@/lib/server/data/account/referral-cookie'
import { leadOn } from '@/lib/server/data/forms/posted-form'

/**
 * Takes what an address of the sign-in page carries, where to go on to and a friend's code, into the visitor's own cookies, and leads to
 * the page without them: they stand in no address that is kept or measured.
 */
export async function GET(request: Request): Promise<Response> {
  const query = new URL(request.url).searchParams
  const cookies = request.headers.get('cookie')
  const state = signInState(cookies)
  // A code alone says nothing of where to; the first page decides about a place of before.
  const isCodeAlone = query.has('ref') && !query.has('next')
  const next = isCodeAlone ? state.next : safeNext(query.get('next'))
  const kept = keepReferralLink(cookies, query.get('ref'))
  const to = isCodeAlone ? stepPath('access') : accessAgainPath
  return leadOn(to, [keepState({ ...state, next }), ...(kept === null ? [] : [kept])])
}
