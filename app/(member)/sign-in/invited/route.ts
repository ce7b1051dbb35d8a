import { routes } from '@/lib/routing/routes'
import { keepReferralLink } from '@/lib/server/data/account/referral-cookie'
import { accountFormHeaders, formNotRead, leadOn, readPostedForm } from '@/lib/server/data/forms/posted-form'

/**
 * Takes the code that a page was opened with into the visitor's own cookie: from the page's script, or from the form of an invitation, which
 * `go` leads on to joining. The code comes in the body, since addresses are written to logs, and the answer says nothing of it: neither whether
 * it is a code nor whose.
 */
export async function POST(request: Request): Promise<Response> {
  const form = await readPostedForm(request)
  if (form === null) return formNotRead()
  const kept = keepReferralLink(request.headers.get('cookie'), form.get('code'))
  if (form.has('go')) return leadOn(routes.signIn, kept === null ? [] : [kept])
  const headers = new Headers(accountFormHeaders)
  if (kept !== null) headers.append('set-cookie', kept)
  return new Response(null, { status: 204, headers })
}
