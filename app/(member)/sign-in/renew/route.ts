import { routes } from '@/lib/routes'
import { formPage } from '@/lib/server/data/form-page'
import { renewMember } from '@/lib/server/data/member-cookie'
import { leadOn } from '@/lib/server/data/posted-form'
import { callerOf } from '@/lib/server/data/visitor-call'
import { safeNext } from '@/lib/sign-in-steps'

/** Renews the session of a browser without script, and leads back to the page that needed it. */
export async function GET(request: Request): Promise<Response> {
  const next = safeNext(new URL(request.url).searchParams.get('next')) ?? routes.signIn
  const cookie = await renewMember(request.headers.get('cookie'), callerOf(request.headers))
  if (cookie === null)
    return formPage({
      status: 503,
      title: 'We cannot check your sign-in right now',
      text: 'The fault is on our side, and you are still signed in. Reload this page in a moment.',
      form: '',
    })
  return leadOn(next, [cookie])
}
