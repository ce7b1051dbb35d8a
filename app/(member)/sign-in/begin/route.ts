import { referralCodeSchema } from '@/lib/contract/entities/joining'
import { keepState, signInState } from '@/lib/server/data/joining-state'
import { safeNext, stepPath } from '@/lib/sign-in-steps'

/**
 * Takes what an address of the sign-in page carries, where to go on to and a referral code, into the visitor's own cookie, and leads to
 * the page without them: they stand in no address that is kept or measured.
 */
export async function GET(request: Request): Promise<Response> {
  const query = new URL(request.url).searchParams
  const state = signInState(request.headers.get('cookie'))
  const referralCode = referralCodeSchema.safeParse(query.get('ref')).data ?? state.referralCode
  const next = safeNext(query.get('next')) ?? state.next
  return new Response(null, {
    status: 303,
    headers: {
      location: stepPath('access'),
      'set-cookie': keepState({ ...state, referralCode, next }),
      'cache-control': 'no-store',
      'x-robots-tag': 'noindex',
    },
  })
}
