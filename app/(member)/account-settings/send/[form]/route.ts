import { memberOf } from '@/lib/server/data/member-cookie'
import { accountFormHeaders, formNotRead, leadOn, readPostedForm } from '@/lib/server/data/posted-form'
import { noSuchForm } from '@/lib/server/data/sealed-answer'
import { takeSettings } from '@/lib/server/data/settings-form'
import { callerOf } from '@/lib/server/data/visitor-call'
import { settingsFormNames } from '@/lib/settings/places'
import { oneOf } from '@/lib/sign-in-steps'

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
