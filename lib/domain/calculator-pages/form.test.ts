import { describe, expect, it } from 'vitest'
import { addDays, isoDate } from '../iso-date'
import { ringgit } from '../money'
import { basisPoints } from '../rate'
import { type Calculator, defineCalculator } from './calculator'
import { choice, count, date, money, months, rate, toggle } from './field'
import { printForm, readForm } from './form'
import { calculatorModel } from './model'

const today = isoDate('2026-11-20')

const bounds = <T>(min: T, max: T) => ({
  min: { at: min, because: 'less makes no sense here' },
  max: { at: max, because: 'more makes no sense here' },
})

const calculator: Calculator = defineCalculator({
  id: 'sample',
  title: 'Sample',
  purpose: 'A calculator that is here for its form only.',
  group: 'planning',
  fields: {
    amount: money({ label: 'Amount', default: ringgit(1_000), ...bounds(ringgit(100), ringgit(5_000)) }),
    rate: rate({
      label: 'Rate',
      unit: '% a year',
      default: basisPoints(415),
      ...bounds(basisPoints(0), basisPoints(1_000)),
    }),
    months: months({ label: 'Months', default: 12, ...bounds(1, 60) }),
    people: count({ label: 'People', unit: 'persons', default: 2, ...bounds(1, 9) }),
    day: date({
      label: 'Day',
      default: (day) => day,
      min: { at: (day) => addDays(day, -10), because: 'earlier makes no sense here' },
      max: { at: (day) => addDays(day, 10), because: 'later makes no sense here' },
    }),
    kind: choice({
      label: 'Kind',
      options: [
        { value: 'plain', label: 'Plain' },
        { value: 'tied', label: 'Tied' },
      ],
      default: 'plain',
    }),
    share: rate({
      label: 'Share',
      unit: '%',
      default: basisPoints(3_000),
      ...bounds(basisPoints(0), basisPoints(10_000)),
      when: { field: 'kind', is: ['tied'] },
    }),
    again: toggle({ label: 'Again', default: true }),
  },
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

const read = (query: string) => readForm(calculator, new URLSearchParams(query), today)
const messages = (query: string) => read(query).problems.map(({ field, message }) => `${field}: ${message}`)

describe('a form that was not sent', () => {
  it('has its defaults, whatever else the address holds', () => {
    const { values, problems } = read('amount=50&utm_source=mail')
    expect(problems).toEqual([])
    expect(values).toMatchObject({ amount: 100_000, rate: 415, months: 12, day: today, kind: 'plain', again: true })
  })
})

describe('a form that was sent', () => {
  it('reads amounts, rates, numbers, days and choices as people write them', () => {
    const query = new URLSearchParams({
      case: '1',
      amount: 'RM1,200.50',
      rate: ' 4.2 % ',
      months: '24',
      kind: 'tied',
      share: '50',
    })
    expect(readForm(calculator, query, today).values).toMatchObject({
      amount: 120_050,
      rate: 420,
      months: 24,
      kind: 'tied',
      share: 5_000,
      again: false,
    })
  })

  it('takes the last of several values of one name', () => {
    expect(read('case=1&months=6&months=7').values).toMatchObject({ months: 7 })
  })

  it('names the bound and its reason, and replaces nothing silently', () => {
    expect(messages('case=1&amount=50&months=61&people=0')).toEqual([
      'amount: Amount must be at least RM100: less makes no sense here.',
      'months: Months must be at most 60 months: more makes no sense here.',
      'people: People must be at least 1 person: less makes no sense here.',
    ])
    expect(messages('case=1&day=2026-12-24')).toEqual([
      'day: Day must be on or before 30 Nov 2026: later makes no sense here.',
    ])
  })

  it('says what to enter when a text is no figure, and keeps the text', () => {
    const { texts, values } = read('case=1&amount=a lot&rate=1.234&months=&kind=odd&day=30/11/2026')
    expect(values).toBeNull()
    expect(texts).toMatchObject({ amount: 'a lot', rate: '1.234', months: '', kind: 'odd', day: '30/11/2026' })
    expect(messages('case=1&amount=a lot&months=')).toEqual([
      'amount: Amount must be an amount in ringgit, such as 1200 or 1,200.50.',
      'months: Months is empty. Enter a whole number of months.',
    ])
  })

  it.each(['1e3', 'NaN', 'Infinity', '0x10', '--5', '1,00', '１２', '9'.repeat(30)])(
    'does not take %s for a number',
    (text) => {
      expect(read(`case=1&${new URLSearchParams({ months: text })}`).problems).toHaveLength(1)
    },
  )

  it('leaves a field that does not count at its default, whatever was typed', () => {
    const { values, problems } = read('case=1&kind=plain&share=nonsense')
    expect(problems).toEqual([])
    expect(values).toMatchObject({ share: 3_000 })
  })
})

describe('the words beside a field', () => {
  const fieldOf = (query: string, name: string) =>
    calculatorModel(calculator, new URLSearchParams(query), today).form.fields.find((field) => field.name === name)

  it('count one in the singular and name the unit of a range once', () => {
    expect(fieldOf('case=1&people=1', 'people')?.unit).toBe('person')
    expect(fieldOf('case=1&people=3', 'people')?.unit).toBe('persons')
    expect(fieldOf('case=1&months=1', 'months')?.unit).toBe('month')
    expect(fieldOf('', 'people')?.range).toBe('1 to 9 persons')
    expect(fieldOf('', 'months')?.range).toBe('1 to 60 months')
  })
})

describe('the address of a form', () => {
  it('holds what differs from the defaults and is read back as the same', () => {
    const { values } = read('case=1&amount=2500&kind=tied&share=12.5')
    if (values === null) throw new Error('Not read')
    expect(printForm(calculator, values, today)).toBe('case=1&amount=2500&kind=tied&share=12.50')
    expect(read(printForm(calculator, values, today)).values).toEqual(values)
  })

  it('is the bare page for the defaults', () => {
    expect(calculatorModel(calculator, new URLSearchParams('case=1&again=1'), today).address).toBe(
      '/financial-hub/sample',
    )
  })
})

describe('a calculator', () => {
  it('refuses values of other fields instead of working with them', () => {
    expect(() => calculator.work({ amount: 'much' }, today)).toThrow(TypeError)
  })

  it('that goes beyond what the product handles refuses in words', () => {
    const beyond: Calculator = {
      ...calculator,
      work: () => {
        throw new RangeError('Not an amount in sen')
      },
    }
    expect(calculatorModel(beyond, new URLSearchParams(), today).result).toMatchObject({ kind: 'refusal' })
  })
})
