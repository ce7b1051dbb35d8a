import { keepState, signInState } from '@/lib/server/data/joining-state'
import { leadOn } from '@/lib/server/data/posted-form'
import { keepReferralLink } from '@/lib/server/data/referral-cookie'
import { safeNext, stepPath } from '@/lib/sign-in-steps'

/**
 * Takes what an address of the sign-in page carries, where to go on to and a friend's code, into the visitor's own cookies, and leads to
 * the page without them: they stand in no address that is kept or measured.
 */
export async function GET(request: Request): Promise<Response> {
  const query = new URL(request.url).searchParams
  const cookies = request.headers.get('cookie')
  const state = signInState(cookies)
  const next = safeNext(query.get('next')) ?? state.next
  const kept = keepReferralLink(cookies, query.get('ref'))
  return leadOn(stepPath('access'), [keepState({ ...state, next }), ...(kept === null ? [] : [kept])])
}
