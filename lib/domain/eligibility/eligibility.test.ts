import { describe, expect, it } from 'vitest'
import { fakeAccount, known } from '@/tests/factories/fake-account'
import { fakeCategory } from '@/tests/factories/fake-category'
import type { Applicant } from '../categories/category'
import type { Requirements } from '../products/traits'
import { ringgit } from '../values/money'
import { checkEligibility } from './check-eligibility'
import { nobody, type RuleResult, verdict } from './eligibility'

const open = fakeAccount().requirements
const rule = (id: string, requirements: Partial<Requirements>, said: Partial<Applicant>): RuleResult | undefined => {
  const product = fakeAccount({ requirements: { ...open, ...requirements } })
  return checkEligibility(fakeCategory, product, { ...nobody, ...said }).find((one) => one.id === id)
}

describe('a rule', () => {
  it('is met at its very limit and not one step beyond', () => {
    const limits: Partial<Requirements> = {
      minAge: known(21),
      maxAge: known(60),
      minMonthlyIncome: known(ringgit(2_000)),
    }
    const results = (said: Partial<Applicant>) =>
      ['min-age', 'max-age', 'min-income'].map((id) => rule(id, limits, said)?.result)
    expect(results({ age: 21, monthlyIncome: ringgit(2_000) })).toEqual(['pass', 'pass', 'pass'])
    expect(results({ age: 60, monthlyIncome: ringgit(1_999.99) })).toEqual(['pass', 'pass', 'fail'])
    expect(results({ age: 20 })).toEqual(['fail', 'pass', 'cannot-tell'])
    expect(results({ age: 61 })).toEqual(['pass', 'fail', 'cannot-tell'])
  })

  it('cannot be told when it is not published, whatever the visitor says', () => {
    expect(rule('min-age', { minAge: { state: 'missing' } }, { age: 90 })).toEqual({
      id: 'min-age',
      label: 'Youngest age',
      result: 'cannot-tell',
      terms: 'Not published.',
      explanation: 'Not published.',
      source: null,
      note: null,
    })
  })

  it('is met when it is published as absent or without limit, even by a visitor who says nothing', () => {
    expect(rule('max-age', {}, {})).toMatchObject({
      result: 'pass',
      explanation: 'No limit.',
      source: { kind: 'product', key: 'page' },
    })
    expect(rule('max-age', { maxAge: { state: 'unlimited', source: 'page' } }, {})).toMatchObject({ result: 'pass' })
  })

  it('cannot be told while the visitor has not said what it reads, and asks for just that', () => {
    expect(rule('min-income', { minMonthlyIncome: known(ringgit(3_000)) }, { age: 40 })).toMatchObject({
      result: 'cannot-tell',
      terms: 'You need to earn RM3,000 a month or more.',
      explanation: 'You need to earn RM3,000 a month or more. Tell us your monthly income to check this.',
    })
  })

  it('about people names those it is open to', () => {
    const residencies = known(['citizen', 'permanent-resident'] as const)
    expect(rule('residency', { residencies }, { residency: 'foreigner' })).toMatchObject({
      result: 'fail',
      explanation: 'Open to Malaysian citizens and permanent residents. You do not meet this.',
    })
    expect(rule('residency', { residencies }, { residency: 'citizen' })?.result).toBe('pass')
    const workerKinds = known(['government'] as const)
    expect(rule('worker-kind', { workerKinds }, { workerKind: 'employed' })?.result).toBe('fail')
    expect(rule('worker-kind', { workerKinds }, { workerKind: 'government' })?.result).toBe('pass')
  })

  it('about new customers reads whether the visitor is one', () => {
    const results = [true, false, null].map((newToBank) =>
      checkEligibility(fakeCategory, fakeAccount({ newToBankOnly: true }), { ...nobody, newToBank }).find(
        ({ id }) => id === 'new-to-bank',
      ),
    )
    expect(results.map((one) => one?.result)).toEqual(['pass', 'fail', 'cannot-tell'])
    expect(rule('new-to-bank', {}, { newToBank: false })).toMatchObject({
      result: 'pass',
      explanation: 'No limit.',
    })
  })

  it('of the category follows the common ones', () => {
    const basic = fakeAccount({ basicAccount: true })
    expect(checkEligibility(fakeCategory, basic, { ...nobody, newToBank: false }).at(-1)).toEqual({
      id: 'one-only',
      label: 'Your only account here',
      result: 'fail',
      terms: '',
      explanation: 'You do not meet this.',
      source: { kind: 'product', key: 'page' },
      note: null,
    })
  })
})

describe('the verdict', () => {
  const result = (outcome: RuleResult['result']): RuleResult => ({
    id: outcome,
    label: '',
    result: outcome,
    terms: '',
    explanation: '',
    source: null,
    note: null,
  })

  it('is the worst of its rules and counts them', () => {
    const [pass, fail, unclear] = [result('pass'), result('fail'), result('cannot-tell')]
    expect(verdict([pass, pass])).toMatchObject({ result: 'pass' })
    expect(verdict([pass, unclear, unclear])).toEqual({
      result: 'cannot-tell',
      text: 'Nothing rules you out, but 2 rules could not be checked.',
    })
    expect(verdict([unclear, fail])).toEqual({ result: 'fail', text: 'You do not meet 1 rule.' })
    expect(verdict([fail, fail]).text).toBe('You do not meet 2 rules.')
  })
})
