import { describe, expect, it } from 'vitest'
import { testToday } from '@/tests/factories/product'
import { sampleFields } from '@/tests/factories/sample-fields'
import { type Calculator, defineCalculator } from './calculator'
import { calculatorModel } from './model'

const calculator: Calculator = defineCalculator({
  id: 'sample',
  title: 'Sample',
  purpose: 'A calculator that is here for its form only.',
  group: 'planning',
  fields: sampleFields,
  work: ({ amount, months: term, kind, share, again }) => ({
    kind: 'refusal',
    title: 'Told',
    text: `${amount} ${term} ${kind} ${share} ${again}`,
  }),
  assumptions: ['None.'],
  rounding: 'Nothing is rounded.',
  sources: [],
  listLink: () => null,
  related: [],
})
const modelOf = (query: string, of = calculator) => calculatorModel(of, new URLSearchParams(query), testToday)

describe('the address of a calculator', () => {
  it('is the bare page for the defaults', () => {
    expect(modelOf('case=1&again=1').address).toBe('/financial-hub/sample')
  })

  it('holds what was sent where it differs from them', () => {
    expect(modelOf('case=1&amount=2500').address).toBe('/financial-hub/sample?case=1&amount=2500')
  })
})

describe('a calculator', () => {
  it('works with the values that its form sent, each of its own type', () => {
    expect(modelOf('case=1&amount=2500&kind=tied&share=12.5').result).toMatchObject({
      text: '250000 12 tied 1250 false',
    })
  })

  it('refuses values of other fields instead of working with them', () => {
    expect(() => calculator.work({ amount: 'much' }, testToday)).toThrow(TypeError)
  })

  it('that goes beyond what the product handles refuses in words', () => {
    const beyond: Calculator = {
      ...calculator,
      work: () => {
        throw new RangeError('Not an amount in sen')
      },
    }
    expect(modelOf('', beyond).result).toMatchObject({ kind: 'refusal' })
  })
})
