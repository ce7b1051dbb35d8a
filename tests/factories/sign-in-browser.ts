import { POST } from '@/app/(member)/sign-in/send/[step]/route'
import type { SignInForm, SignInStep } from '@/lib/account/sign-in-steps'
import { signInPage } from '@/lib/server/data/account/sign-in-page'

/** What a browser holds of the site. */
export const jar = new Map<string, string>()

export const cookies = () => [...jar].map(([name, value]) => `${name}=${value}`).join('; ')

export function take(headers: Headers): void {
  for (const header of headers.getSetCookie()) {
    const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(header) ?? []
    if (value === '') jar.delete(name)
    else jar.set(name, value)
  }
}

export async function post(form: SignInForm, fields: Readonly<Record<string, string>>, accept = 'text/html') {
  const request = new Request(`http://site.test/sign-in/send/${form}`, {
    method: 'POST',
    body: new URLSearchParams(fields),
    headers: { cookie: cookies(), accept },
  })
  const answer = await POST(request, { params: Promise.resolve({ step: form }) })
  take(answer.headers)
  return answer
}

export async function leads(form: SignInForm, fields: Readonly<Record<string, string>>): Promise<string | null> {
  return (await post(form, fields)).headers.get('location')
}

export const see = (step: SignInStep, query = '') =>
  signInPage(step, new Headers({ cookie: cookies() }), new URLSearchParams(query))
