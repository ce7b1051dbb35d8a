import { expect, test } from 'vitest'
import { saveAnalysisOperation } from '@/lib/contract/account-component/save-analysis'
import { operations } from '@/lib/contract/operations'
import { bearer, newMember, signed } from '../support/member'
import { expectProblem, send } from '../support/provider'
import { operationsWith } from '../support/shared-problems'

test('what writes or costs, and anybody may call, has a limit', () => {
  const limits = operations.flatMap(({ id, limit }) => (limit === undefined ? [] : [[id, limit.perMinute]]))
  expect(Object.fromEntries(limits)).toEqual({
    'account-component/account-check': 10,
    'account-component/authenticate': 20,
    'account-component/change-password': 10,
    'account-component/confirm': 10,
    'account-component/confirm-otp': 10,
    'account-component/delete-process': 5,
    'account-component/delete-process-cancel': 10,
    'account-component/end-other-sessions': 20,
    'account-component/end-session': 60,
    'account-component/exist-mobile': 10,
    'account-component/export': 5,
    'account-component/finish-register': 10,
    'account-component/forget-analysis': 20,
    'account-component/forget-comparison': 20,
    'account-component/keep-joining': 60,
    'account-component/my-ip': 60,
    'account-component/mykad': 5,
    'account-component/password-validate': 60,
    'account-component/pre-register': 20,
    'account-component/rename-analysis': 20,
    'account-component/request-otp': 10,
    'account-component/request-otp-confirm': 10,
    'account-component/request-otp-reset-email': 10,
    'account-component/request-otp-reset-mobile': 10,
    'account-component/reset-email': 10,
    'account-component/reset-mobile': 10,
    'account-component/reset-password-mobile': 10,
    'account-component/restore-removed': 60,
    'account-component/save-analysis': 20,
    'account-component/save-comparison': 20,
    'account-component/tnc-agreement': 20,
    'account-component/token-extends': 300,
    'account-component/update-incomes': 30,
    'account-component/update-notification-settings': 30,
    'account-component/update-profile': 30,
    'account-component/user-detail': 120,
    'account-component/validate-nric': 20,
    'account-component/verify-email': 20,
    'account-component/verify-otp': 20,
    'analytic-component/forget-interests': 60,
    'analytic-component/member-survey': 10,
    'analytic-component/survey-submit': 10,
    'analytic-component/user-interested-redirect-submit': 60,
    'bank-component/user-interest-record': 60,
    'bank-component/user-interest-record-redirect': 60,
    'bank-component/user-interested': 60,
    'bank-component/user-interested-redirect': 60,
    'common-component/consent': 20,
    'common-component/device-id': 60,
    'common-component/support-feedback': 10,
    'common-component/support-search': 120,
    'notification-component/contact-us': 5,
    'notification-component/subscribe': 10,
    'notification-component/unsubscribe': 300,
    'promotion-component/campaign-reminder': 10,
    'promotion-component/end-campaign-reminder': 300,
  })
})

test.each(operationsWith('GBL0017'))(
  '%s: each address has a minute’s worth of calls, and is told when to come back',
  async (_id, operation) => {
    const callFrom = (forwarded: string) => send(operation, { headers: { ...signed(), 'x-forwarded-for': forwarded } })
    const limitPerMinute = operation.limit?.perMinute ?? 0
    expect(limitPerMinute).toBeGreaterThan(0)
    for (let call = 0; call < limitPerMinute; call += 1) expect((await callFrom('203.0.113.7')).status).not.toBe(429)
    const refused = await callFrom('203.0.113.7')
    expect(refused.headers.get('retry-after')).toMatch(/^([1-9]|[1-5]\d|60)$/)
    await expectProblem(refused, 'GBL0017')
    // What stands before the proxy's own entry is the caller's word.
    await expectProblem(await callFrom('198.51.100.1, 203.0.113.7'), 'GBL0017')
    expect((await callFrom('198.51.100.1')).status).not.toBe(429)
  },
)

test('a member has a minute’s worth of calls, from however many addresses, and another member as many', async () => {
  const callAs = async (accessToken: string, at: number) => {
    const headers = { ...bearer(accessToken), 'x-forwarded-for': `192.0.2.${at}` }
    return send(saveAnalysisOperation, { headers, body: { findings: [] } })
  }
  const [one, other] = [await newMember(), await newMember()]
  for (let at = 0; at < 20; at += 1) expect((await callAs(one.accessToken, at)).status).not.toBe(429)
  await expectProblem(await callAs(one.accessToken, 20), 'GBL0017')
  expect((await callAs(other.accessToken, 21)).status).not.toBe(429)
})
