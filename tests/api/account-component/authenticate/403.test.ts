import { expect, test } from 'vitest'
import { authenticateOperation } from '@/lib/contract/account-component/authenticate'
import { tryLimits } from '@/lib/server/db/try-repository'
import { newContact } from '../../support/contacts'
import { newMember } from '../../support/member'
import { password, passwordHash } from '../../support/password'
import { expectProblem, send } from '../../support/provider'

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
