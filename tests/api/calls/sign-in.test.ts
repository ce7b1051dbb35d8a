import { expect, test } from 'vitest'
import { mykadOperation } from '@/lib/contract/calls/profile'
import { accountOperation } from '@/lib/contract/calls/session'
import { authenticateOperation, confirmOperation, sessionsOperation } from '@/lib/contract/calls/sign-in'
import { kysely } from '@/lib/server/db/connection'
import { tryLimits } from '@/lib/server/db/try-repository'
import { newContact } from '../support/contacts'
import { describeCall } from '../support/describe-call'
import { bearer, newMember } from '../support/member'
import { password, passwordHash } from '../support/password'
import { expectProblem, expectSuccess, fieldsOf, send } from '../support/provider'

describeCall('account-component/authenticate', 200, () => {
  const firefox = 'Mozilla/5.0 (X11; Linux x86_64; rv:150.0) Gecko/20100101 Firefox/150.0'

  test('the right password opens a session that names its device, however the address is written', async () => {
    const contact = newContact()
    const { accountId } = await newMember({}, { contacts: [contact], passwordHash })
    const body = { username: ` ${contact.value.toUpperCase()} `, password }
    const answer = await send(authenticateOperation, { body, headers: { 'user-agent': firefox } })
    const { data: tokens } = await expectSuccess(answer, authenticateOperation)
    const headers = bearer(tokens.accessToken)
    const account = await expectSuccess(await send(accountOperation, { headers }), accountOperation)
    expect(account.data.id).toBe(accountId)
    const { data: sessions } = await expectSuccess(await send(sessionsOperation, { headers }), sessionsOperation)
    expect(sessions).toMatchObject([
      { device: 'Firefox on Linux', method: 'password', current: true },
      { device: '', method: 'code', current: false },
    ])
  })
})

describeCall('account-component/authenticate', 403, () => {
  const askWith = (username: string, typed: string) =>
    send(authenticateOperation, { body: { username, password: typed } })

  /** Somebody unknown, somebody with another password, one without any, and two who may not sign in. */
  async function refusedSignIns(): Promise<readonly (readonly [string, string])[]> {
    const [known, without, suspended, closed] = [newContact(), newContact(), newContact(), newContact()]
    await newMember({}, { contacts: [known], passwordHash })
    await newMember({}, { contacts: [without], passwordHash: null })
    await newMember({ state: 'suspended' }, { contacts: [suspended], passwordHash })
    await newMember({ state: 'closed' }, { contacts: [closed], passwordHash })
    return [
      [newContact().value, password],
      [known.value, `${password}.`],
      [known.value, password.slice(0, -1)],
      [without.value, password],
      [suspended.value, password],
      [closed.value, password],
    ]
  }

  test('one answer for all reasons, to the byte but for the name of the request', async () => {
    const bodies = new Set<string>()
    for (const [username, typed] of await refusedSignIns()) {
      const answer = await askWith(username, typed)
      const headers = [...answer.headers].filter(([name]) => name !== 'x-request-id')
      const { instance: _own, ...problem } = await expectProblem(answer, 'GBL0023')
      bodies.add(JSON.stringify([headers, problem]))
    }
    expect(bodies.size).toBe(1)
  })

  test('a guesser waits longer and longer, known contact or not, while another contact is free', async () => {
    const known = newContact()
    await newMember({}, { contacts: [known], passwordHash })
    const waits = []
    for (const username of [known.value, newContact().value]) {
      for (let count = 0; count < tryLimits.free; count += 1)
        await expectProblem(await askWith(username, 'no'), 'GBL0023')
      // Even the right password waits: else it could be told from a wrong one.
      const answer = await askWith(username, password)
      waits.push(answer.headers.get('retry-after'))
      await expectProblem(answer, 'GBL0017')
    }
    expect(waits).toEqual(['30', '30'])
    const other = newContact()
    await newMember({}, { contacts: [other], passwordHash })
    expect((await askWith(other.value, password)).status).toBe(200)
  })
})

describeCall('account-component/authenticate', 422, () => {
  test.each([
    ['no contact', { username: 'aminah', password: 'x' }, ['username']],
    ['no password', { username: 'aminah@example.com', password: '' }, ['password']],
    ['more than a person types', { username: 'aminah@example.com', password: '🐯'.repeat(129) }, ['password']],
  ])('%s is refused by its field', async (_what, body, fields) => {
    expect(fieldsOf(await expectProblem(await send(authenticateOperation, { body }), 'GBL0007'))).toEqual(fields)
  })
})

describeCall('account-component/confirm', 204, () => {
  test('a proof by password makes an old session fresh, and no other session of the member', async () => {
    const member = await newMember()
    const other = await newMember()
    const db = await kysely()
    await db
      .updateTable('sessions')
      .set({ authenticated_at: Date.now() - 300_001 })
      .execute()
    const change = (accessToken: string) =>
      send(mykadOperation, { headers: bearer(accessToken), body: { mykad: null } })
    await expectProblem(await change(member.accessToken), 'GBL0028')
    const sent = { headers: bearer(member.accessToken), body: { password } }
    await expectSuccess(await send(confirmOperation, sent), confirmOperation)
    expect((await change(member.accessToken)).status).toBe(200)
    await expectProblem(await change(other.accessToken), 'GBL0028')
  })
})

describeCall('account-component/confirm', 403, () => {
  test('another password is no proof, and whoever holds a session cannot go on guessing', async () => {
    const headers = bearer((await newMember()).accessToken)
    const confirm = (typed: string) => send(confirmOperation, { headers, body: { password: typed } })
    for (let count = 0; count < tryLimits.free; count += 1) await expectProblem(await confirm('wrong'), 'GBL0023')
    await expectProblem(await confirm(password), 'GBL0017')
  })

  test('an account without a password has none to prove', async () => {
    const { accessToken } = await newMember({}, { contacts: [], passwordHash: null })
    const sent = { headers: bearer(accessToken), body: { password } }
    await expectProblem(await send(confirmOperation, sent), 'GBL0023')
  })
})

describeCall('account-component/confirm', 422, () => {
  test('an empty password is refused by its field', async () => {
    const sent = { headers: bearer((await newMember()).accessToken), body: { password: '' } }
    expect(fieldsOf(await expectProblem(await send(confirmOperation, sent), 'GBL0007'))).toEqual(['password'])
  })
})
