import { settingsFormNames } from '@/lib/account/settings/places'
import { oneOf } from '@/lib/account/sign-in-steps'
import { memberOf } from '@/lib/server/data/account/member-cookie'
import { takeSettings } from '@/lib/server/data/account/settings-form'
import { accountFormHeaders, formNotRead, leadOn, readPostedForm } from '@/lib/server/data/forms/posted-form'
import { noSuchForm } from '@/lib/server/data/forms/sealed-answer'
import { callerOf } from '@/lib/server/data/site/visitor-call'

interface SendContext {
  readonly params: Promise<{ readonly form: string }>
}

/** Takes a form of the settings from a browser without script, and leads on: 303, or the file that was asked for. */
export async function POST(request: Request, { params }: SendContext): Promise<Response> {
  const name = oneOf(settingsFormNames, (await params).form)
  if (name === null) return noSuchForm('There is no form at this address.')
  const form = await readPostedForm(request)
  if (form === null) return formNotRead()
  const cookies = request.headers.get('cookie')
  const answer = await takeSettings({
    name,
    form,
    cookies,
    caller: callerOf(request.headers),
    member: memberOf(cookies),
  })
  if (answer.kind === 'file') {
    const file = { 'content-type': 'application/json', 'content-disposition': 'attachment; filename="my-data.json"' }
    return new Response(answer.text, { headers: { ...accountFormHeaders, ...file } })
  }
  return leadOn(answer.to, answer.cookies)
}
