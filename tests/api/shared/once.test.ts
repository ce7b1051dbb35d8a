import { randomUUID } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { finishRegisterOperation } from '@/lib/contract/calls/sign-in'
import { kysely } from '@/lib/server/db/connection'
import { newContact } from '../support/contacts'
import { verifiedKey } from '../support/joining'
import { callerOf } from '../support/member'
import { expectProblem, providerWith, requestTo, send } from '../support/provider'
import { applicationOf, finish } from '../support/registration'
import { addressOf, sampleOf } from '../support/samples'
import { operationsWith } from '../support/shared-problems'

describe('a call that has one effect', () => {
  test.each(operationsWith('GBL0030'))(
    '%s is refused without a key, or with one that is no UUID',
    async (_id, operation) => {
      const { 'idempotency-key': _left, ...headers } = await callerOf(operation)
      const { body = {} } = sampleOf(operation)
      await expectProblem(await send(addressOf(operation), { headers, body }), 'GBL0030')
      for (const key of ['1', 'x'.repeat(36)]) {
        const sent = { headers: { ...headers, 'idempotency-key': key }, body }
        await expectProblem(await send(addressOf(operation), sent), 'GBL0030')
      }
    },
  )

  test.each(operationsWith('GBL0027'))('%s is refused while the same is under way', async (_id, operation) => {
    const { body = {} } = sampleOf(operation)
    const sent = { headers: await callerOf(operation), body }
    const provider = providerWith({ calls: { once: async () => ({ state: 'busy' }) } })
    await expectProblem(await provider(requestTo(addressOf(operation), sent)), 'GBL0027')
  })
})

test('fifty at once under one key make one account, and all who are answered get the same session', async () => {
  const body = applicationOf(await verifiedKey(newContact()))
  const key = randomUUID()
  const db = await kysely()
  const count = async () => (await db.selectFrom('accounts').select('id').execute()).length
  const before = await count()
  const answers = await Promise.all(
    Array.from({ length: 50 }, (_none, at) =>
      send(finishRegisterOperation, {
        body,
        // From as many addresses, so that no limit of one is met.
        headers: { 'idempotency-key': key, 'x-forwarded-for': `203.0.113.${at}` },
      }),
    ),
  )
  expect(await count()).toBe(before + 1)
  const statuses = new Set(answers.map(({ status }) => status))
  expect([...statuses].sort()).toEqual([200, 409])
  const bodies = await Promise.all(answers.filter(({ status }) => status === 200).map((answer) => answer.text()))
  bodies.push(await (await finish(body, key)).text())
  expect(new Set(bodies).size).toBe(1)
})

test('a key that was used with another body is refused, and a call that failed gives its key back', async () => {
  const [body, key] = [applicationOf(await verifiedKey(newContact())), randomUUID()]
  await expectProblem(await finish({ ...body, password: 'short' }, key), 'GBL0007')
  expect((await finish(body, key)).status).toBe(200)
  await expectProblem(await finish({ ...body, marketing: true }, key), 'GBL0027')
})

test('neither the key, nor the tokens, nor anything of the body lies open in what is kept', async () => {
  const [body, key] = [applicationOf(await verifiedKey(newContact())), randomUUID()]
  const answer = await (await finish(body, key)).text()
  const db = await kysely()
  const kept = JSON.stringify(await db.selectFrom('idempotency_keys').selectAll().execute())
  for (const word of [key, body.key, body.password, ...(answer.match(/[\w-]{43}/g) ?? [])]) {
    expect(kept).not.toContain(word)
  }
  expect(answer.match(/[\w-]{43}/g)).toHaveLength(2)
})
