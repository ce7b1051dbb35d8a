import { referralCodeSchema } from '@/lib/contract/entities/joining'
import { keepState, signInState } from '@/lib/server/data/joining-state'
import { accessAgainPath, safeNext, stepPath } from '@/lib/sign-in-steps'

/**
 * Takes what an address of the sign-in page carries, where to go on to and a referral code, into the visitor's own cookie, and leads to
 * the page without them: they stand in no address that is kept or measured.
 */
export async function GET(request: Request): Promise<Response> {
  const query = new URL(request.url).searchParams
  const state = signInState(request.headers.get('cookie'))
  const referralCode = referralCodeSchema.safeParse(query.get('ref')).data ?? state.referralCode
  // A code alone says nothing of where to; the first page decides about a place of before.
  const isCodeAlone = query.has('ref') && !query.has('next')
  const next = isCodeAlone ? state.next : safeNext(query.get('next'))
  return new Response(null, {
    status: 303,
    headers: {
      location: isCodeAlone ? stepPath('access') : accessAgainPath,
      'set-cookie': keepState({ ...state, referralCode, next }),
      'cache-control': 'no-store',
      'x-robots-tag': 'noindex',
    },
  })
}
