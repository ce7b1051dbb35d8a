import { describe, expect, test } from 'vitest'
import { saveAnalysisOperation } from '@/lib/contract/calls/saved'
import type { CallLimit, Operation } from '@/lib/contract/operation'
import { operations } from '@/lib/contract/operations'
import { bearer, newMember, signed } from '../support/member'
import { expectProblem, send } from '../support/provider'
import { operationsWith } from '../support/shared-problems'

/** The ids of the operations that break a rule, so that a failure names them. */
function breaking(concerns: (operation: Operation) => boolean, holds: (limit: CallLimit | undefined) => boolean) {
  return operations.filter((operation) => concerns(operation) && !holds(operation.limit)).map(({ id }) => id)
}

const atMost = (perMinute: number) => (limit: CallLimit | undefined) =>
  limit !== undefined && limit.perMinute <= perMinute && limit.uncounted === 'refuse'

/** A password or a one-time code is compared with what somebody typed. */
const comparesSecret = ({ errors }: Operation) => errors.includes('GBL0023') || errors.includes('GBL0025')

describe('how often a call may be made', () => {
  test('is limited for whatever writes; signing out is always possible', () => {
    expect(
      breaking(
        ({ method }) => method !== 'GET',
        (limit) => limit !== undefined,
      ),
    ).toEqual(['account-component/logout'])
  })

  test('is never more than five times a second', () => {
    expect(
      breaking(
        ({ limit }) => limit !== undefined,
        (limit) => (limit?.perMinute ?? 0) <= 300,
      ),
    ).toEqual([])
  })

  test('is twenty times a minute at most where a secret is guessed or strangers have something sent or stored', () => {
    const forStrangers = ({ auth, headers, method }: Operation) =>
      auth !== 'bearer' && headers === 'signed' && method !== 'GET'
    expect(breaking((operation) => comparesSecret(operation) || forStrangers(operation), atMost(20))).toEqual([])
  })

  test('is ten times a minute at most for what could take an account over', () => {
    const ofMembers = (operation: Operation) => operation.auth === 'bearer' && comparesSecret(operation)
    expect(breaking((operation) => operation.fresh === true || ofMembers(operation), atMost(10))).toEqual([])
  })

  test('has a limit an hour where strangers have codes or messages sent', () => {
    const ids = ['account-component/request-otp', 'notification-component/contact-us']
    expect(
      breaking(
        ({ id }) => ids.includes(id),
        (limit) => (limit?.perHour ?? Number.POSITIVE_INFINITY) <= 60,
      ),
    ).toEqual([])
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
