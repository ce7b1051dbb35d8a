import { afterAll, beforeAll, expect, it } from 'vitest'
import { POST } from '@/app/(member)/sign-in/send/[step]/route'
import { preRegisterOperation } from '@/lib/contract/calls/joining'
import { signInState } from '@/lib/server/data/account/joining-state'
import { signInPage } from '@/lib/server/data/account/sign-in-page'
import { challengeField } from '@/lib/server/data/forms/challenge-page'
import { contactByForm } from '@/lib/server/data/forms/contact'
import { newContact } from '@/tests/api/support/contacts'
import { signed } from '@/tests/api/support/member'
import { expectProblem, send } from '@/tests/api/support/provider'
import { answerOf, challengeVerifier } from '@/tests/factories/challenge-verifier'

const token = 'T'.repeat(500)
let verifier: Awaited<ReturnType<typeof challengeVerifier>>

// Read on first use, which is the first request.
beforeAll(async () => {
  verifier = await challengeVerifier()
  const siteKey = 'site-key-of-the-challenge'
  const on = { RECAPTCHA_ENABLED: 'true', RECAPTCHA_SITE_KEY: siteKey, RECAPTCHA_SECRET: 's'.repeat(40) }
  Object.assign(process.env, { ...on, RECAPTCHA_VERIFY_URL: verifier.url, SITE_URL: 'https://www.timbang.example' })
})
afterAll(() => verifier.close())

function post(fields: Readonly<Record<string, string>>): Promise<Response> {
  const url = 'https://www.timbang.example/sign-in/send/access'
  const request = new Request(url, { method: 'POST', body: new URLSearchParams(fields) })
  return POST(request, { params: Promise.resolve({ step: 'access' }) })
}

it('whoever asks for a code without a proof gets the page that asks for one, with what they typed', async () => {
  const answer = await post({ contact: '"><b>aminah@example.com' })
  expect(answer.status).toBe(200)
  const html = await answer.text()
  expect(html).toContain('<script src="https://www.google.com/recaptcha/api.js" async defer></script>')
  expect(html).toContain('data-sitekey="site-key-of-the-challenge"')
  expect(html).toContain('<form method="post" action="/sign-in/send/access">')
  expect(html).toContain('value="&quot;&gt;&lt;b&gt;aminah@example.com"')
  expect(html).toMatch(/<noscript>.*<a href="\/sign-in\/password">/s)
  const policy = answer.headers.get('content-security-policy') ?? ''
  expect(policy).toContain("default-src 'none'; script-src https://www.google.com/recaptcha/ https://www.gstatic.com/")
  expect(policy).not.toMatch(/script-src[^;]*unsafe/)
  expect(answer.headers.get('set-cookie')).toBeNull()
  expect(verifier.asked).toHaveLength(0)
})

it('a code can be asked for with a proof that the verifier takes, and the proof goes no further', async () => {
  verifier.say(answerOf({ success: true, hostname: 'www.timbang.example' }))
  const contact = newContact().value
  const answer = await post({ contact, [challengeField]: token })
  expect([answer.status, answer.headers.get('location')]).toEqual([303, '/sign-in/code'])
  expect(verifier.asked.at(-1)?.get('response')).toBe(token)
  const cookie = answer.headers.get('set-cookie')?.replace(/;.*/, '') ?? ''
  expect(JSON.stringify(signInState(cookie))).not.toContain(token)
})

it('a proof that the verifier refuses is asked for again, and is not in the page', async () => {
  verifier.say(answerOf({ success: false, 'error-codes': ['timeout-or-duplicate'] }))
  const html = await (await post({ contact: newContact().value, [challengeField]: token })).text()
  expect(html).toContain('<h1>That proof did not work</h1>')
  expect(html).not.toContain(token)
})

it('while the verifier is down no code is sent, and the form says so and keeps what was typed', async () => {
  verifier.say({ status: 500, body: '' })
  const contact = newContact().value
  const answer = await post({ contact, [challengeField]: token })
  const [path = '', query = ''] = (answer.headers.get('location') ?? '').split(/[?#]/)
  expect([answer.status, path]).toEqual([303, '/sign-in'])
  const cookie = answer.headers.getSetCookie().map((header) => header.replace(/;.*/, ''))
  const outcome = await signInPage('access', new Headers({ cookie: cookie.join('; ') }), new URLSearchParams(query))
  if (outcome.kind !== 'page') throw new Error(outcome.kind)
  expect(outcome.page.refused?.typed).toEqual({ contact })
  expect(outcome.page.refused?.errors[0]?.message).toMatch(/^We cannot check right now that a person is asking/)
})

it('a call that goes round the pages is refused alike', async () => {
  const body = { username: newContact().value, purpose: 'sign-in' }
  await expectProblem(await send(preRegisterOperation, { headers: signed(), body }), 'GBL0034')
})

it('a message to us waits for the proof as well, with every word of it', async () => {
  const message = { topic: 'other', name: 'Nur-Ain binti Yusof', email: newContact().value, message: 'Where is <it>?' }
  const sent = (fields: Readonly<Record<string, string>>) =>
    contactByForm(
      new Request('https://www.timbang.example/contact-us/send', { method: 'POST', body: new URLSearchParams(fields) }),
    )
  const html = await (await sent(message)).text()
  expect(html).toContain('<form method="post" action="/contact-us/send">')
  expect(html).toContain('value="Where is &lt;it&gt;?"')
  verifier.say(answerOf({ success: true, hostname: 'www.timbang.example' }))
  const proved = await sent({ ...message, [challengeField]: token })
  expect(proved.headers.get('location')).toMatch(/^\/contact-us\/sent\?reference=/)
})
