import { expect, test } from 'vitest'
import { callerOf } from '../support/member'
import { expectProblem, providerWith, requestTo } from '../support/provider'
import { addressOf, sampleOf } from '../support/samples'
import { operationsWith } from '../support/shared-problems'

test.each(operationsWith('GBL0034'))(
  '%s does nothing for who is not proved to be a person, nor where that cannot be checked',
  async (_id, operation) => {
    const { body } = sampleOf(operation)
    const sent = { headers: { ...(await callerOf(operation)), 'challenge-token': 'the token' }, body }
    const asked: (string | null)[] = []
    const askWhere = (verdict: 'human' | 'refused' | 'unknown') =>
      providerWith({
        calls: {
          isHuman: async (token) => {
            asked.push(token)
            return verdict
          },
        },
      })(requestTo(addressOf(operation), sent))
    await expectProblem(await askWhere('refused'), 'GBL0034')
    await expectProblem(await askWhere('unknown'), 'GBL0035')
    expect((await askWhere('human')).status).toBe(operation.success.status)
    expect(asked).toEqual(['the token', 'the token', 'the token'])
  },
)
