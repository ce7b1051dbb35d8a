import { expect, test } from 'vitest'
import { closeBy, reachableMember, reopenBy } from '../../support/closing'
import { verifiedKey } from '../../support/joining'
import { expectProblem } from '../../support/provider'

test('a key opens an account once: of five at the same time one is answered with a session', async () => {
  const member = await reachableMember()
  await closeBy(member)
  const key = await verifiedKey(member.contact)
  const answers = await Promise.all(Array.from({ length: 5 }, () => reopenBy(key)))
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
  await expectProblem(await reopenBy(key), 'GBL0024')
  await expectProblem(await reopenBy('A'.repeat(43)), 'GBL0024')
})
