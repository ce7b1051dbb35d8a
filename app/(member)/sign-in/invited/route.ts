import { keepReferralLink } from '@/lib/server/data/account/referral-cookie'
import { accountFormHeaders, formNotRead, readPostedForm } from '@/lib/server/data/forms/posted-form'

/**
 * Takes the code that a page was opened with from the page's script, into the visitor's own cookie. It comes in the body, since addresses
 * are written to logs, and the answer says nothing of it: neither whether it is a code nor whose.
 */
export async function POST(request: Request): Promise<Response> {
  const form = await readPostedForm(request)
  if (form === null) return formNotRead()
  const headers = new Headers(accountFormHeaders)
  const kept = keepReferralLink(request.headers.get('cookie'), form.get('code'))
  if (kept !== null) headers.append('set-cookie', kept)
  return new Response(null, { status: 204, headers })
}
