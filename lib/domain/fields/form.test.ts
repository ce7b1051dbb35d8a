import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { testToday as today } from '@/tests/factories/product'
import { sampleFields as fields } from '@/tests/factories/sample-fields'
import { valuesOf } from '@/tests/factories/scenario'
import { conditionHolds, printForm, readForm } from './form'

const read = (query: string) => readForm(fields, new URLSearchParams(query), today)
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
    expect(readForm(fields, query, today).values).toMatchObject({
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

describe('the address of a form', () => {
  it('holds every field that counts and is read back as the same', () => {
    const { values } = read('case=1&amount=2500&kind=tied&share=12.5')
    if (values === null) throw new Error('Not read')
    expect(printForm(fields, values, today)).toBe(
      'case=1&amount=2500&rate=4.15&months=12&people=2&day=2026-11-20&kind=tied&share=12.50',
    )
    expect(read(printForm(fields, values, today)).values).toEqual(values)
  })

  it('is read back as the same for any values of any kind of field, those that do not count at their defaults', () => {
    const usual = read('').values
    fc.assert(
      fc.property(valuesOf(fields), (given) => {
        const { texts, values, problems, leftOut } = read(printForm(fields, given, today))
        expect(leftOut).toEqual([])
        const counting = Object.entries(fields).map(([name, { when }]) => {
          return [name, conditionHolds(when, texts) ? given[name] : usual?.[name]]
        })
        expect({ values, problems }).toEqual({ values: Object.fromEntries(counting), problems: [] })
      }),
    )
  })

  it('holds the defaults too, and a box only where it is ticked', () => {
    const { values } = read('')
    if (values === null) throw new Error('Not read')
    const numbers = 'amount=1000&rate=4.15&months=12&people=2&day=2026-11-20&kind=plain'
    expect(printForm(fields, values, today)).toBe(`case=1&${numbers}&again=1`)
    expect(printForm(fields, { ...values, again: false }, today)).toBe(`case=1&${numbers}`)
  })
})
