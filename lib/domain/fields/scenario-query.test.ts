import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { testToday } from '@/tests/factories/product'
import { sampleFields as fields } from '@/tests/factories/sample-fields'
import { fieldsOutside, valuesOf } from '@/tests/factories/scenario'
import { readParams } from '../values/query-params'
import { toggle, type Values } from './field'
import { defaultValue, defaultValues } from './field-value'
import { conditionHolds, readForm } from './form'
import { appendScenario, readScenario, scenarioTexts } from './scenario-query'

const usual = defaultValues(fields, testToday)
const known = (prefix: string) => new Set(Object.keys(fields).map((name) => `${prefix}${name}`))

interface Asked {
  readonly submitted?: boolean
  readonly prefix?: string
}

/** Reads a query as the address of a list does; `submitted`: it comes from a form. */
function read(query: string | [string, string][], { submitted = false, prefix = '' }: Asked = {}) {
  return readScenario(fields, readParams(new URLSearchParams(query), known(prefix)), () => submitted, testToday, prefix)
}

function print(values: Values, prefix = ''): string {
  const query = new URLSearchParams()
  appendScenario(query, fields, values, testToday, prefix)
  return query.toString()
}

const messages = (query: string) => read(query).problems.map(({ field, message }) => `${field}: ${message}`)

describe('a scenario in an address', () => {
  it('is read back as it was printed, without a problem, for any values of any kind of field', () => {
    fc.assert(
      fc.property(valuesOf(fields), fc.constantFrom('', 'own-'), fc.boolean(), (values, prefix, submitted) => {
        // A form sends its ticked boxes itself; the address of a state names them where they differ from the default.
        const query = submitted
          ? `${print(values, prefix)}&${prefix}again=${values.again === true ? 1 : 0}`
          : print(values, prefix)
        // A field that does not count has its default, whatever was chosen while it did.
        const texts = scenarioTexts(fields, values, testToday)
        const counted = Object.entries(fields).map(([name, field]) => [
          name,
          conditionHolds(field.when, texts) ? values[name] : defaultValue(field, testToday),
        ])
        expect(read(query, { submitted, prefix })).toEqual({ values: Object.fromEntries(counted), problems: [] })
      }),
    )
  })

  it('has one text for each scenario: reading any text and printing it gives a text that stays as it is', () => {
    const keys = fc.oneof(fc.constantFrom(...Object.keys(fields), '__proto__', 'constructor'), fc.string())
    const odd = fc.constantFrom('-1', '1e9', 'NaN', '9'.repeat(39), '٣', '−5', 'RM 1,2', '0x10', '%', '', '2026-02-30')
    const entries = fc.array(fc.tuple(keys, fc.oneof(odd, fc.string())))
    fc.assert(
      fc.property(entries, fc.boolean(), (query, submitted) => {
        const { values } = read(query, { submitted })
        expect(fieldsOutside(fields, values)).toEqual([])
        expect(read(print(values))).toEqual({ values, problems: [] })
      }),
    )
  })

  it('names only what differs from the defaults, in the order of the fields, and no as 0', () => {
    expect(print(usual)).toBe('')
    expect(print({ ...usual, again: false, kind: 'tied', amount: 120_050, share: 1_250 })).toBe(
      'amount=1200.50&kind=tied&share=12.50&again=0',
    )
  })

  it('is added behind what the address holds already', () => {
    const query = new URLSearchParams('category=sample')
    appendScenario(query, fields, { ...usual, months: 7 }, testToday)
    expect(query.toString()).toBe('category=sample&months=7')
  })

  it('is the default for what is not there or left empty', () => {
    expect(read('')).toEqual({ values: usual, problems: [] })
    expect(read('amount=&rate=&months=&people=&day=&kind=&share=')).toEqual({ values: usual, problems: [] })
  })

  it('takes the last of several values of one name', () => {
    expect(read('months=6&months=7&again=1&again=0').values).toEqual({ ...usual, months: 7, again: false })
  })
})

describe('a value that cannot be used', () => {
  it('moves to the nearest bound, with the bound, its reason and what was used', () => {
    expect(messages('amount=50&rate=10.01&months=61&people=0')).toEqual([
      'amount: Amount must be at least RM100: less makes no sense here. We used RM100.',
      'rate: Rate must be at most 10%: more makes no sense here. We used 10%.',
      'months: Months must be at most 60 months: more makes no sense here. We used 60 months.',
      'people: People must be at least 1 person: less makes no sense here. We used 1 person.',
    ])
    expect(read('amount=50&rate=10.01&months=61&people=0').values).toEqual({
      ...usual,
      amount: 10_000,
      rate: 1_000,
      months: 60,
      people: 1,
    })
    expect(messages('day=2026-12-24')).toEqual([
      'day: Day must be on or before 30 Nov 2026: later makes no sense here. We used 30 Nov 2026.',
    ])
    expect(read('day=2026-12-24').values.day).toBe('2026-11-30')
    expect(read('day=1999-01-01').values.day).toBe('2026-11-10')
  })

  it('is replaced by the default where it cannot be read, and that is told', () => {
    const query = 'amount=a lot&rate=1.2345&months=2.5&people=many&day=30/11/2026&kind=odd&again=perhaps'
    expect(read(query).values).toEqual(usual)
    expect(messages(query)).toEqual([
      'amount: Amount must be an amount in ringgit, such as 1200 or 1,200.50. We used RM1,000.',
      'rate: Rate must be a rate in percent with at most three decimals, such as 4.15. We used 4.15%.',
      'months: Months must be a whole number of months. We used 12 months.',
      'people: People must be a whole number. We used 2 persons.',
      'day: Day must be a date, such as 2026-11-20. We used 20 Nov 2026.',
      'kind: Kind: choose one of Plain, Tied. We used Plain.',
      'again: Again must be 1 for yes or 0 for no. We used yes.',
    ])
  })

  it('leaves the others as they were sent', () => {
    const { values, problems } = read('amount=50&months=24')
    expect(values).toEqual({ ...usual, amount: 10_000, months: 24 })
    expect(problems.map(({ field }) => field)).toEqual(['amount'])
  })
})

describe('a box in an address', () => {
  it.each(['true', 'false', 'yes', 'no', 'on', '2', '-1', '01', '1.0'])('does not read %s for yes or no', (text) => {
    for (const submitted of [false, true]) {
      const { values, problems } = read(`again=${text}`, { submitted })
      expect(values.again).toBe(true)
      expect(problems).toEqual([{ field: 'again', message: 'Again must be 1 for yes or 0 for no. We used yes.' }])
    }
  })

  it('is no where a form leaves it out, and its default in any other address', () => {
    expect(read('', { submitted: true })).toEqual({ values: { ...usual, again: false }, problems: [] })
    expect(read('again=1', { submitted: true }).values.again).toBe(true)
    expect(read('months=3').values.again).toBe(true)
    expect(read('again=0').values.again).toBe(false)
  })

  it('that is not ticked by default is named as 1 where it is', () => {
    const box = { student: toggle({ label: 'Student', default: false }) }
    const query = new URLSearchParams()
    appendScenario(query, box, { student: true }, testToday)
    expect(query.toString()).toBe('student=1')
  })
})

describe('a personal field', () => {
  it('is printed in no address, whatever it says', () => {
    const mixed = { ...fields, months: { ...fields.months, personal: true } }
    const query = new URLSearchParams()
    appendScenario(query, mixed, { ...usual, months: 7, again: false }, testToday)
    expect(query.toString()).toBe('again=0')
  })
})

describe('a scenario under a prefix', () => {
  it('is read from its own keys, and its problems name them', () => {
    const query = new URLSearchParams('months=3&own-months=99')
    const values = readParams(query, new Set(['months', 'own-months']))
    expect(readScenario(fields, values, () => false, testToday, 'own-')).toEqual({
      values: { ...usual, months: 60 },
      problems: [
        {
          field: 'own-months',
          message: 'Months must be at most 60 months: more makes no sense here. We used 60 months.',
        },
      ],
    })
    expect(readScenario(fields, values, () => false, testToday).values).toEqual({ ...usual, months: 3 })
  })

  it('is printed under it', () => {
    expect(print({ ...usual, months: 7, again: false }, 'own-')).toBe('own-months=7&own-again=0')
  })
})

describe('the texts of a scenario', () => {
  it('are what its form would send: the form reads the same values from them', () => {
    fc.assert(
      fc.property(valuesOf(fields), (values) => {
        const texts = Object.entries(scenarioTexts(fields, values, testToday))
        const sent = new URLSearchParams([['case', '1'], ...texts, ['kind', 'tied']])
        expect(readForm(fields, sent, testToday).values).toEqual({ ...values, kind: 'tied' })
      }),
    )
  })
})
