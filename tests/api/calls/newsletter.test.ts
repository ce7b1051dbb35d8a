import { expect, test } from 'vitest'
import { subscribeOperation, unsubscribeOperation } from '@/lib/contract/calls/newsletter'
import { kysely } from '@/lib/server/db/connection'
import { describeCall } from '../support/describe-call'
import { signed } from '../support/member'
import { expectProblem, expectSuccess, fieldsOf, send } from '../support/provider'

describeCall('notification-component/subscribe', 204, () => {
  const ask = (email: string) => send(subscribeOperation, { body: { email }, headers: signed() })

  async function states(): Promise<Readonly<Record<string, string>>> {
    const rows = await (await kysely()).selectFrom('newsletter_subscribers').selectAll().execute()
    return Object.fromEntries(rows.map((row) => [row.email, row.state]))
  }

  /** What a caller sees, without what names this one answer. */
  async function seen(response: Response) {
    const headers = Object.fromEntries([...response.headers].filter(([name]) => name !== 'x-request-id'))
    return { status: response.status, headers, body: await response.text() }
  }

  test('an address is subscribed, lower-cased, before it is acknowledged', async () => {
    await expectSuccess(await ask(' Siti@Example.com.MY '), subscribeOperation)
    expect(await states()).toEqual({ 'siti@example.com.my': 'subscribed' })
  })

  test('a known address gets the very same answer as a new one, and is kept once', async () => {
    const fresh = await seen(await ask('first@example.com'))
    expect(await seen(await ask('first@example.com'))).toEqual(fresh)
    expect(fresh).toMatchObject({ status: 204, body: '' })
    expect(Object.keys(await states()).filter((email) => email === 'first@example.com')).toHaveLength(1)
  })
})

describeCall('notification-component/subscribe', 422, () => {
  const ask = (body: unknown) => send(subscribeOperation, { body, headers: signed() })

  test.each(['', '   '])('an empty address is told so in the words of the specification: %j', async (email) => {
    const problem = await expectProblem(await ask({ email }), 'GBL0007')
    expect(problem.errors).toEqual([{ field: 'email', message: 'Email cannot be empty.' }])
  })

  test.each(['siti', 'siti@example.org', 'a@b.my\r\nBcc: x@y.com', 'a@b.com,c@d.com', `${'a'.repeat(300)}@b.com`])(
    'an address that cannot subscribe is told so in the words of the specification: %j',
    async (email) => {
      const problem = await expectProblem(await ask({ email }), 'GBL0007')
      const message = 'Invalid email address. Please enter a valid email address.'
      expect(problem.errors).toEqual([{ field: 'email', message }])
    },
  )

  test.each([
    ['no address', {}, ['email']],
    ['a number', { email: 7 }, ['email']],
    ['a field that is not known', { email: 'a@b.com', state: 'subscribed' }, ['state']],
  ])('%s is refused by name', async (_what, body, fields) => {
    const problem = await expectProblem(await ask(body), 'GBL0007')
    expect(problem.errors?.map((error) => error.field)).toEqual(fields)
  })

  test('nothing of a refused request is kept', async () => {
    await ask({ email: 'siti@example.org' })
    expect(await (await kysely()).selectFrom('newsletter_subscribers').selectAll().execute()).toEqual([])
  })
})

describeCall('notification-component/unsubscribe', 204, () => {
  const subscribers = async () => (await kysely()).selectFrom('newsletter_subscribers').selectAll().execute()

  test('the key of a mail ends the subscription without login or signature; asking again answers the same', async () => {
    await send(subscribeOperation, { body: { email: 'siti@example.com' }, headers: signed() })
    const key = (await subscribers())[0]?.unsubscribe_key
    await expectSuccess(await send(unsubscribeOperation, { body: { key } }), unsubscribeOperation)
    expect((await subscribers()).map((row) => row.state)).toEqual(['unsubscribed'])
    await expectSuccess(await send(unsubscribeOperation, { body: { key } }), unsubscribeOperation)
    await send(subscribeOperation, { body: { email: 'siti@example.com' }, headers: signed() })
    expect((await subscribers()).map((row) => row.state)).toEqual(['subscribed'])
  })
})

describeCall('notification-component/unsubscribe', 404, () => {
  test('a key that was never given out ends nothing, and is told so', async () => {
    await expectProblem(await send(unsubscribeOperation, { body: { key: 'A'.repeat(43) } }), 'GBL0016')
  })
})

describeCall('notification-component/unsubscribe', 422, () => {
  test.each([
    ['no key', {}, ['key']],
    ['a key that lost its end', { key: 'A'.repeat(42) }, ['key']],
    ['a key with other characters', { key: `${'A'.repeat(42)}'` }, ['key']],
    ['an address in place of a key', { email: 'siti@example.com' }, ['key', 'email']],
  ])('%s is refused by name', async (_what, body, fields) => {
    const problem = await expectProblem(await send(unsubscribeOperation, { body }), 'GBL0007')
    expect(fieldsOf(problem)).toEqual(fields)
  })
})
