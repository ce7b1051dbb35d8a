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

  it('holds every field that counts, defaults too, so that a shared answer never changes with them', () => {
    expect(modelOf('case=1&amount=2500').address).toBe(
      '/financial-hub/sample?case=1&amount=2500&rate=4.15&months=12&people=2&day=2026-11-20&kind=plain',
    )
    expect(modelOf('case=1&amount=2500&rate=3.875&kind=tied').address).toContain('&rate=3.875&')
  })

  it('that leaves fields out gets an answer that says which, and what was used', () => {
    const { assumed, address } = modelOf('case=1&amount=2500&kind=tied')
    expect(assumed).toEqual([
      { label: 'Rate', value: '4.15%' },
      { label: 'Months', value: '12 months' },
      { label: 'People', value: '2 persons' },
      { label: 'Day', value: '20 Nov 2026' },
      { label: 'Share', value: '30%' },
    ])
    expect(calculatorModel(calculator, new URLSearchParams(address.split('?')[1]), testToday).assumed).toEqual([])
    expect(modelOf('').assumed).toEqual([])
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
