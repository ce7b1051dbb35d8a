import { expect, test } from './fixtures'
import { canaries } from './support/canaries'

const { email, brokenEmail, income, repayments, phone, nric, birthDate, surveyText, token } = canaries
const everything = { ...canaries }
const query = new URLSearchParams(everything).toString()
const api = '/api'

/** Every way in which something about a person can come to the server, told well and told badly. What it answers is for other tests. */
const told: readonly { readonly path: string; readonly form?: Record<string, string>; readonly data?: unknown }[] = [
  { path: '/subscribe', form: { email } },
  { path: '/subscribe', form: { ...everything, email: brokenEmail } },
  { path: '/financial-analysis/work', form: { income, repayments } },
  { path: '/financial-analysis/work', form: { income: phone, repayments: nric } },
  { path: '/financial-hub/affordability/answer', form: { income, repayments } },
  { path: '/financial-hub/affordability/answer', form: everything },
  { path: '/answer/term-life-insurance', form: { ...everything, age: birthDate } },
  { path: `/unsubscribe/${token}`, form: everything },
  { path: `${api}/notification-component/v1/public/subscription/subscribe`, data: { email } },
  { path: `${api}/notification-component/v1/public/subscription/subscribe`, data: { email: brokenEmail, phone } },
  { path: `${api}/notification-component/v1/public/subscription/unsubscribe`, data: { key: token } },
  { path: `${api}/account-component/token-extends`, data: { refreshToken: token } },
  { path: `${api}/account-component/analyses`, data: { findings: [{ id: income, state: nric, value: surveyText }] } },
  { path: `${api}/analytic-component/v1/public/survey/submit`, data: { token, surveyDetails: [surveyText] } },
  { path: `${api}/no-such-call/${token}`, data: everything },
]
const asked = ['/', '/credit-card', '/search', `/unsubscribe/${token}`, '/no-such-page', `${api}/no-such-call`]

/** What no-canary-in-logs.ts then looks for, after the last journey. */
test('every door is told who somebody is, and answers', { tag: '@remote' }, async ({ request, baseURL }) => {
  const headers = {
    origin: baseURL ?? '',
    authorization: `Bearer ${token}`,
    cookie: `accessToken=${token}`,
    from: email,
  }
  for (const { path, ...body } of told) {
    const answer = await request.post(path, { ...body, headers, maxRedirects: 0 })
    expect(answer.status(), path).not.toBe(500)
    const once = await request.post(`${path}?${query}`, { data: 'not JSON', headers, maxRedirects: 0 })
    expect(once.status(), path).not.toBe(500)
  }
  for (const path of asked) {
    const answer = await request.get(`${path}?${query}`, { headers, maxRedirects: 0 })
    expect(answer.status(), path).not.toBe(500)
  }
})
