import { expect, test } from 'vitest'
import { accountOperation, logoutOperation, tokenExtendsOperation } from '@/lib/contract/calls/session'
import { endOtherSessionsOperation, endSessionOperation, sessionsOperation } from '@/lib/contract/calls/sign-in'
import { isoDate } from '@/lib/domain/values/iso-date'
import { runtime } from '@/lib/server/services/runtime'
import { sessionLimits } from '@/lib/server/services/sessions/session'
import { endOtherSessions, openSession } from '@/lib/server/services/sessions/sessions'
import { changePasswordBy } from '../support/changed-password'
import { describeCall } from '../support/describe-call'
import { bearer, giveMykad, goneMember, newMember, sessionsWith, type TestMember } from '../support/member'
import { password } from '../support/password'
import { expectProblem, expectSuccess, fieldsOf, providerWith, requestTo, send } from '../support/provider'
import { settledMember } from '../support/security'

describeCall('account-component/account', 200, () => {
  test('a member sees the own account: the fields of the contract and no other', async () => {
    const { accountId, accessToken } = await newMember()
    await giveMykad(accountId)
    const response = await send(accountOperation, { headers: bearer(accessToken) })
    expect(await expectSuccess(response, accountOperation)).toEqual({
      data: {
        id: accountId,
        fullName: 'Siti Nurhaliza Binti Omar',
        age: 36,
        institutions: [{ id: 'timbang' }],
        referralCodeTermConditionVersion: '1',
      },
    })
  })

  test('what is not known about a member is told as not known', async () => {
    const { accessToken } = await newMember({ birthDate: null, institutionId: null, referralTermsVersion: null })
    const response = await send(accountOperation, { headers: bearer(accessToken) })
    const { data } = await expectSuccess(response, accountOperation)
    expect(data).toMatchObject({ age: null, institutions: [], referralCodeTermConditionVersion: null })
  })

  test.each([
    ['2026-11-19', 17],
    ['2026-11-20', 18],
  ])('on %s in Malaysia the age is %i', async (today, age) => {
    const { accountId, accessToken } = await newMember({ birthDate: isoDate('2008-11-20') })
    await giveMykad(accountId)
    const provider = providerWith({ account: { today: () => isoDate(today) } })
    const response = await provider(requestTo(accountOperation, { headers: bearer(accessToken) }))
    expect((await expectSuccess(response, accountOperation)).data.age).toBe(age)
  })

  test('a birth date that was typed tells no age', async () => {
    const { accessToken } = await newMember({ birthDate: isoDate('1990-05-17') })
    const response = await send(accountOperation, { headers: bearer(accessToken) })
    expect((await expectSuccess(response, accountOperation)).data.age).toBeNull()
  })

  test('two members each see their own account', async () => {
    const members = [await newMember(), await newMember({ fullName: 'Lim Wei' })]
    for (const { accountId, accessToken } of members) {
      const response = await send(accountOperation, { headers: { authorization: `bearer ${accessToken}` } })
      expect((await expectSuccess(response, accountOperation)).data.id).toBe(accountId)
    }
  })
})

describeCall('account-component/token-extends', 200, () => {
  async function extend(refreshToken: string) {
    return expectSuccess(await send(tokenExtendsOperation, { body: { refreshToken } }), tokenExtendsOperation)
  }

  test('a refresh token gives a new pair, and the new access token works', async () => {
    const { accessToken, refreshToken, accountId } = await newMember()
    const renewed = await extend(refreshToken)
    expect(new Set([accessToken, refreshToken, renewed.accessToken, renewed.refreshToken]).size).toBe(4)
    const response = await send(accountOperation, { headers: bearer(renewed.accessToken) })
    expect((await expectSuccess(response, accountOperation)).data.id).toBe(accountId)
    expect(await extend(renewed.refreshToken ?? '')).not.toEqual(renewed)
  })

  test('20 calls at once with one token get one successor', async () => {
    const { refreshToken } = await newMember()
    const answers = await Promise.all(Array.from({ length: 20 }, () => extend(refreshToken)))
    expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1)
  })

  test('an expired access token beside the refresh token does not stand in the way', async () => {
    const { refreshToken } = await newMember()
    const headers = bearer('expired')
    const response = await send(tokenExtendsOperation, { headers, body: { refreshToken } })
    await expectSuccess(response, tokenExtendsOperation)
  })
})

describeCall('account-component/token-extends', 401, () => {
  const newPassword = 'tujuh ekor kucing makan rambutan'

  type Tokens = Pick<TestMember, 'accessToken'>

  type Elsewhere = Awaited<ReturnType<typeof settledMember>>

  test('what is not a live refresh token is refused', async () => {
    const { accessToken, refreshToken } = await newMember()
    for (const token of [accessToken, refreshToken.slice(1), `${refreshToken} `, 'null', "' or 1=1 --"]) {
      const response = await send(tokenExtendsOperation, { body: { refreshToken: token } })
      expect(response.headers.get('www-authenticate')).toBe('Bearer error="invalid_token"')
      // A stranger who guesses tokens learns nothing, and neither does who holds the access token alone.
      expect(await expectProblem(response, 'GBL0012')).not.toHaveProperty('sessionEnd')
    }
  })

  test('31 seconds after its use a token is refused and takes its successor with it', async () => {
    const { refreshToken } = await newMember()
    let now = Date.now()
    const provider = providerWith(sessionsWith({ clock: { now: () => now } }))
    const extend = (token: string) => provider(requestTo(tokenExtendsOperation, { body: { refreshToken: token } }))
    const successor = await expectSuccess(await extend(refreshToken), tokenExtendsOperation)
    now += sessionLimits.graceMs + 1000
    for (const token of [refreshToken, successor.refreshToken ?? ''])
      expect(await expectProblem(await extend(token), 'GBL0012')).toMatchObject({ sessionEnd: 'used-twice' })
  })

  test.each([
    ['signed-out', (_: Elsewhere, { accessToken }: Tokens) => send(logoutOperation, { headers: bearer(accessToken) })],
    [
      'ended-by-member',
      ({ accountId, sessionId }: Elsewhere) =>
        endOtherSessions(runtime().sessions, { account: { id: accountId }, sessionId }),
    ],
    ['password-changed', (member: Elsewhere) => changePasswordBy(member, { currentPassword: password, newPassword })],
  ] as const)('whoever holds the refresh token of a session that ended is told why: %s', async (sessionEnd, end) => {
    const elsewhere = await settledMember()
    const tokens = await openSession(runtime().sessions, { accountId: elsewhere.accountId, method: 'code', device: '' })
    await end(elsewhere, tokens)
    const response = await send(tokenExtendsOperation, { body: { refreshToken: tokens.refreshToken } })
    expect(await expectProblem(response, 'GBL0012')).toMatchObject({ sessionEnd })
  })

  test.each([
    ['unused', sessionLimits.idleMs],
    ['over', sessionLimits.absoluteMs],
  ] as const)('a session that ended by its time says so: %s', async (sessionEnd, ms) => {
    const { refreshToken } = await newMember()
    const provider = providerWith(sessionsWith({ clock: { now: () => Date.now() + ms } }))
    const response = await provider(requestTo(tokenExtendsOperation, { body: { refreshToken } }))
    expect(await expectProblem(response, 'GBL0012')).toMatchObject({ sessionEnd })
  })
})

describeCall('account-component/token-extends', 403, () => {
  test('the session of a suspended account is not renewed', async () => {
    const { refreshToken } = await newMember({ state: 'suspended' })
    await expectProblem(await send(tokenExtendsOperation, { body: { refreshToken } }), 'GBL0020')
  })
})

describeCall('account-component/token-extends', 404, () => {
  test('the session of an account that its member closed is not renewed', async () => {
    const { refreshToken } = await goneMember()
    await expectProblem(await send(tokenExtendsOperation, { body: { refreshToken } }), 'GBL0015')
  })
})

describeCall('account-component/token-extends', 422, () => {
  test.each([
    ['no token', {}, ['refreshToken']],
    ['an empty token', { refreshToken: '' }, ['refreshToken']],
    ['a token without end', { refreshToken: 'a'.repeat(201) }, ['refreshToken']],
    ['a list for a token', { refreshToken: ['a'] }, ['refreshToken']],
    ['null for a token', { refreshToken: null }, ['refreshToken']],
    ['an unknown field', { refreshToken: 'a', accountId: '1' }, ['accountId']],
  ])('%s is refused by name', async (_what, body, fields) => {
    expect(fieldsOf(await expectProblem(await send(tokenExtendsOperation, { body }), 'GBL0007'))).toEqual(fields)
  })
})

describeCall('account-component/logout', 204, () => {
  test('after logout both tokens fail at once, and so do the ones they were renewed to', async () => {
    const { accessToken, refreshToken } = await newMember()
    const renewed = await expectSuccess(
      await send(tokenExtendsOperation, { body: { refreshToken } }),
      tokenExtendsOperation,
    )
    const query = 'deviceId=Mobile;Chrome;4711;Android'
    await expectSuccess(await send(logoutOperation, { headers: bearer(accessToken), query }), logoutOperation)
    for (const token of [accessToken, renewed.accessToken]) {
      await expectProblem(await send(accountOperation, { headers: bearer(token) }), 'GBL0011')
    }
    for (const token of [refreshToken, renewed.refreshToken]) {
      await expectProblem(await send(tokenExtendsOperation, { body: { refreshToken: token } }), 'GBL0012')
    }
  })

  test('the browser is told to forget what it was answered, and nothing that a visitor typed, at logout and at no other call', async () => {
    const { accessToken } = await newMember()
    const account = await send(accountOperation, { headers: bearer(accessToken) })
    expect(account.headers.get('clear-site-data')).toBeNull()
    const response = await send(logoutOperation, { headers: bearer(accessToken) })
    expect(response.headers.get('clear-site-data')).toBe('"cache"')
    await expectSuccess(response, logoutOperation)
  })

  test('one session ends, the other session of the same person goes on', async () => {
    const here = await newMember()
    const there = await newMember()
    await expectSuccess(await send(logoutOperation, { headers: bearer(here.accessToken) }), logoutOperation)
    await expectSuccess(await send(accountOperation, { headers: bearer(there.accessToken) }), accountOperation)
  })
})

describeCall('account-component/logout', 422, () => {
  test.each([
    ['a device id with line breaks', `deviceId=${encodeURIComponent('a\nb')}`, ['deviceId']],
    ['a device id without end', `deviceId=${'a'.repeat(201)}`, ['deviceId']],
    ['two device ids', 'deviceId=a&deviceId=b', ['deviceId']],
    ['an unknown name', 'all=true', ['all']],
  ])('%s is refused by name, and the session goes on', async (_what, query, fields) => {
    const { accessToken } = await newMember()
    const response = await send(logoutOperation, { headers: bearer(accessToken), query })
    expect(fieldsOf(await expectProblem(response, 'GBL0007'))).toEqual(fields)
    await expectSuccess(await send(accountOperation, { headers: bearer(accessToken) }), accountOperation)
  })
})

describeCall('account-component/sessions', 200, () => {
  test('a member sees the own sessions that last, and nobody else’s', async () => {
    const { accountId, accessToken, sessionId } = await newMember()
    await newMember()
    const over = await openSession(runtime().sessions, { accountId, method: 'password', device: 'Safari on iOS' })
    await send(logoutOperation, { headers: bearer(over.accessToken) })
    const answer = await send(sessionsOperation, { headers: bearer(accessToken) })
    const { data } = await expectSuccess(answer, sessionsOperation)
    expect(data).toEqual([expect.objectContaining({ id: sessionId, current: true, method: 'code', device: '' })])
  })
})

describeCall('account-component/end-session', 204, () => {
  const end = (accessToken: string, id: string) =>
    send(endSessionOperation, { headers: bearer(accessToken), query: `id=${id}` })

  test('a session that is ended from another one is refused at once', async () => {
    const { accountId, accessToken } = await newMember()
    const other = await openSession(runtime().sessions, { accountId, method: 'password', device: '' })
    await expectSuccess(await end(accessToken, other.sessionId), endSessionOperation)
    await expectProblem(await send(accountOperation, { headers: bearer(other.accessToken) }), 'GBL0011')
    expect((await send(accountOperation, { headers: bearer(accessToken) })).status).toBe(200)
  })

  test('the session of another member stays, and the answer does not tell', async () => {
    const [one, other] = [await newMember(), await newMember()]
    await expectSuccess(await end(one.accessToken, other.sessionId), endSessionOperation)
    expect((await send(accountOperation, { headers: bearer(other.accessToken) })).status).toBe(200)
  })
})

describeCall('account-component/end-session', 422, () => {
  test.each(['', 'id=', 'id=1', 'id=a&id=b'])('“%s” names no session and is refused', async (query) => {
    const headers = bearer((await newMember()).accessToken)
    const response = await send(endSessionOperation, { headers, query })
    expect(fieldsOf(await expectProblem(response, 'GBL0007'))).toEqual(['id'])
  })
})

describeCall('account-component/end-other-sessions', 204, () => {
  test('all sessions of the member end but the one that asks, and no other member’s', async () => {
    const { accountId, accessToken } = await newMember()
    const bystander = await newMember()
    const open = () => openSession(runtime().sessions, { accountId, method: 'code', device: '' })
    const others = [await open(), await open()]
    await expectSuccess(
      await send(endOtherSessionsOperation, { headers: bearer(accessToken) }),
      endOtherSessionsOperation,
    )
    const statuses = []
    for (const { accessToken: token } of [...others, { accessToken }, bystander]) {
      statuses.push((await send(accountOperation, { headers: bearer(token) })).status)
    }
    expect(statuses).toEqual([401, 401, 200, 200])
  })
})
