import { safeNext } from '@/lib/account/sign-in-steps'
import { routes } from '@/lib/routing/routes'
import { renewMember } from '@/lib/server/data/account/member-cookie'
import { formPage } from '@/lib/server/data/forms/form-page'
import { leadOn } from '@/lib/server/data/forms/posted-form'
import { callerOf } from '@/lib/server/data/site/visitor-call'

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
