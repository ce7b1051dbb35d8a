import { describe, expect, it } from 'vitest'
import { evaluatorOf } from '@/tests/factories/evaluation'
import { makeFixedDeposit, tiedOf } from '@/tests/factories/fixed-deposit'
import { known } from '@/tests/factories/product'
import { ringgit } from '../../values/money'
import { fixedDeposit } from './definition'
import type { FixedDeposit } from './figures'

const evaluate = evaluatorOf(fixedDeposit, { amount: ringgit(10_000), months: 12 })

describe('what a row says of a deposit', () => {
  const factsOf = (product: FixedDeposit) =>
    evaluate(product).facts.map(({ label, value, note }) => [label, value, note])

  it('names the rate with what it comes to, what leaving early does, the least, and where it is opened', () => {
    expect(factsOf(makeFixedDeposit({ channel: 'online' }))).toEqual([
      ['Rate', '3.85% p.a.', 'same effective rate'],
      ['If you leave early', 'No interest', null],
      ['Minimum', 'RM1,000', null],
      ['Opens', 'Online only', null],
    ])
    expect(evaluate(makeFixedDeposit({ channel: 'online' })).conditions.map(({ label }) => label)).not.toContain(
      'Online only',
    )
  })

  it('says what is left of a rate after what must be bought', () => {
    const tied = makeFixedDeposit({ tied: known(tiedOf('insurance', 2000, 0, 10_000)) })
    expect(factsOf(tied)[0]?.[2]).toBe('−13.46% p.a. effective after the tied purchase')
  })
})
