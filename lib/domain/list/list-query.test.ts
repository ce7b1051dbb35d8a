import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { fakeCategory } from '@/tests/factories/fake-category'
import { testToday } from '@/tests/factories/product'
import { fieldsOutside, valuesOf } from '@/tests/factories/scenario'
import {
  defaultState,
  knownQueryKeys,
  listHref,
  mostWeight,
  parseListQuery,
  printListQuery,
  weightedSorts,
  weightsSort,
  withSituation,
} from './list-query'
import type { ListState } from './list-state'

const read = (query: string) => parseListQuery(fakeCategory, new URLSearchParams(query), testToday)

/** Any state that the category can be in. */
const states: fc.Arbitrary<ListState> = fc.record({
  scenario: valuesOf(fakeCategory.scenario),
  situation: fc.constantFrom(null, ...fakeCategory.situations.map(({ id }) => id)),
  selection: fc
    .tuple(
      ...fakeCategory.facets.map(({ id, options }) =>
        fc.subarray(options.map(({ value }) => value)).map((values) => [id, values] as const),
      ),
    )
    .map((chosen) => Object.fromEntries(chosen.filter(([, values]) => values.length > 0))),
  sort: fc.constantFrom(weightsSort, ...fakeCategory.sorts.map(({ id }) => id)),
  weights: fc.record(
    Object.fromEntries(weightedSorts(fakeCategory).map(({ id }) => [id, fc.integer({ min: 0, max: mostWeight })])),
  ),
  now: fc.constantFrom(null, 'some-account', 'a'.repeat(80)),
  page: fc.integer({ min: 1, max: 10_000 }),
  sealed: fc.constant(null),
})

describe('the address of a list', () => {
  it('says everything about a state: reading what was printed gives the state back without a problem', () => {
    fc.assert(
      fc.property(states, (state) => {
        expect(
          parseListQuery(fakeCategory, new URLSearchParams(printListQuery(fakeCategory, state, testToday)), testToday),
        ).toEqual({
          state,
          problems: [],
        })
      }),
    )
  })

  it('is one for each state: printing what was read from any order of parameters gives the canonical text', () => {
    fc.assert(
      fc.property(states, fc.integer({ min: 0, max: 1e6 }), (state, seed) => {
        const printed = printListQuery(fakeCategory, state, testToday)
        const entries = [...new URLSearchParams(printed)]
        const shuffled = entries
          .map((entry, at) => ({ entry, key: (seed * (at + 7)) % 13 }))
          .sort((a, b) => a.key - b.key)
        const again = new URLSearchParams(shuffled.map(({ entry }) => entry))
        expect(printListQuery(fakeCategory, parseListQuery(fakeCategory, again, testToday).state, testToday)).toBe(
          printed,
        )
      }),
    )
  })

  it('never throws and always gives a state within its bounds, whatever is in it', () => {
    const keys = fc.oneof(fc.constantFrom(...knownQueryKeys(fakeCategory), '__proto__', 'constructor'), fc.string())
    const odd = fc.constantFrom('-1', '1e9', 'NaN', '9'.repeat(39), '٣', '−5', 'RM 1,2', '0x10', '%', '')
    fc.assert(
      fc.property(fc.array(fc.tuple(keys, fc.oneof(odd, fc.string()))), (entries) => {
        const { state } = parseListQuery(fakeCategory, new URLSearchParams(entries), testToday)
        expect(fieldsOutside(fakeCategory.scenario, state.scenario)).toEqual([])
        expect(Object.values(state.weights).every((weight) => weight >= 0 && weight <= mostWeight)).toBe(true)
        expect(state.page).toBeGreaterThanOrEqual(1)
        expect(read(printListQuery(fakeCategory, state, testToday)).state).toEqual(state)
      }),
    )
  })

  it('is bare for the default state', () => {
    expect(read('')).toEqual({ state: defaultState(fakeCategory, testToday), problems: [] })
    expect(listHref(fakeCategory, defaultState(fakeCategory, testToday), '/list', testToday)).toBe('/list')
  })

  it('ignores keys that it does not know, however many come first', () => {
    const junk = Array.from({ length: 500 }, (_, at) => `utm_${at}=x`).join('&')
    expect(read(`${junk}&transfers=7`).state.scenario).toMatchObject({ transfers: 7 })
  })

  it('reads no more than 64 of the parameters it knows', () => {
    const repeated = 'has=cheque-book&'.repeat(64)
    expect(read(`${repeated}transfers=7`).state.scenario).toMatchObject({ transfers: 2 })
    expect(read(repeated).state.selection).toEqual({ has: ['cheque-book'] })
  })

  it('ignores values longer than 40 characters', () => {
    expect(read(`transfers=${'0'.repeat(39)}7`).state.scenario).toMatchObject({ transfers: 7 })
    expect(read(`transfers=${'0'.repeat(40)}7`).state.scenario).toMatchObject({ transfers: 2 })
  })
})

describe('a scenario in the address', () => {
  it('is money in ringgit, with or without separators and sen', () => {
    for (const text of ['1200.50', '1,200.50', 'RM1200.50', 'rm 1 200.5']) {
      expect(read(`balance=${encodeURIComponent(text)}`)).toMatchObject({
        state: { scenario: { balance: 120_050 } },
        problems: [],
      })
    }
  })

  it('is a rate in percent and a choice by its name', () => {
    expect(read('tax=12.5+%25&statements=paper')).toMatchObject({
      state: { scenario: { tax: 1_250, statements: 'paper' } },
      problems: [],
    })
    const { state } = read('tax=12.5&statements=paper')
    expect(printListQuery(fakeCategory, state, testToday)).toBe('statements=paper&tax=12.50')
  })

  it('moves to the nearest bound when outside, and says the bound and its reason', () => {
    expect(read('balance=5')).toMatchObject({
      state: { scenario: { balance: 10_000 } },
      problems: [
        {
          field: 'balance',
          message: 'Balance must be at least RM100: accounts here take RM100 to RM1 million. We used RM100.',
        },
      ],
    })
    expect(read('term=61')).toMatchObject({
      state: { scenario: { term: 60 } },
      problems: [{ field: 'term', message: expect.stringContaining('at most 60 months: figures hold for five years') }],
    })
    expect(read('tax=30.01')).toMatchObject({
      state: { scenario: { tax: 3_000 } },
      problems: [{ field: 'tax', message: expect.stringContaining('at most 30%: nobody is taxed above 30%') }],
    })
    expect(read('balance=-300').state.scenario).toMatchObject({ balance: 10_000 })
    expect(read(`balance=${'9'.repeat(30)}`).state.scenario).toMatchObject({ balance: 100_000_000 })
  })

  it('falls back to the default with a problem when it cannot be read', () => {
    const unreadable = [
      'balance=lots',
      'balance=1.234',
      'transfers=2.5',
      'term=a+year',
      'salary=perhaps',
      'statements=fax',
      'tax=some',
    ]
    for (const query of unreadable) {
      const { state, problems } = read(query)
      expect(state).toEqual(defaultState(fakeCategory, testToday))
      expect(problems).toHaveLength(1)
    }
  })

  it('is the default without a problem when a form sends it empty', () => {
    expect(read('balance=&transfers=&statements=&tax=&sort=&page=')).toEqual({
      state: defaultState(fakeCategory, testToday),
      problems: [],
    })
  })

  it('means no for a box that a submitted form leaves out, and the default in any other address', () => {
    expect(read('case=1').state.scenario).toMatchObject({ salary: false, student: false })
    expect(read('case=1&salary=1').state.scenario).toMatchObject({ salary: true })
    expect(read('transfers=3').state.scenario).toMatchObject({ salary: true, student: false })
    expect(printListQuery(fakeCategory, read('case=1').state, testToday)).toBe('salary=0')
  })

  it('takes the last of several values', () => {
    expect(read('salary=0&salary=1&transfers=4&transfers=9').state.scenario).toMatchObject({
      salary: true,
      transfers: 9,
    })
  })
})

describe('choices in the address', () => {
  it('drop values that do not exist and come in the order of the category', () => {
    expect(read('has=basic&has=pool&has=cheque-book&has=basic&kind=&without=x').state.selection).toEqual({
      has: ['cheque-book', 'basic'],
    })
  })

  it('fall back when the situation, the sort or the page does not exist', () => {
    expect(read('situation=rich&sort=paid&page=-3').state).toEqual(defaultState(fakeCategory, testToday))
    expect(read('page=999999999').state.page).toBe(10_000)
    expect(read('page=0').state.page).toBe(1)
  })

  it('keep weights from 0 to 5 and name what was used instead', () => {
    expect(read('sort=weights&w-kept=0&w-takes=9')).toMatchObject({
      state: { sort: 'weights', weights: { kept: 0, takes: 5 } },
      problems: [{ field: 'w-takes', message: expect.stringContaining('from 0 to 5. We used 5.') }],
    })
    expect(read('w-opening=4').state.weights).toEqual({ kept: 3, takes: 1 })
    expect(read('w-kept=much').problems).toHaveLength(1)
    expect(read('w-kept=05').problems).toHaveLength(0)
  })

  it('use the order of a situation unless the visitor picked one', () => {
    expect(read('situation=no-fees').state.sort).toBe('takes')
    expect(read('situation=no-fees&sort=kept').state.sort).toBe('kept')
    expect(read('situation=islamic').state.sort).toBe('kept')
  })

  it('follow a situation newly picked in a form, whose order box still holds the former default', () => {
    expect(read('was=&situation=no-fees&sort=kept').state.sort).toBe('takes')
    expect(read('was=no-fees&sort=takes').state.sort).toBe('kept')
    expect(read('was=&situation=no-fees&sort=opening').state.sort).toBe('opening')
    expect(read('was=no-fees&situation=no-fees&sort=kept').state.sort).toBe('kept')
  })

  it('keep the order that a visitor picked when a situation is set or taken away', () => {
    const plain = defaultState(fakeCategory, testToday)
    expect(withSituation(fakeCategory, plain, 'no-fees')).toMatchObject({ situation: 'no-fees', sort: 'takes' })
    expect(withSituation(fakeCategory, { ...plain, sort: 'opening', page: 4 }, 'no-fees')).toMatchObject({
      sort: 'opening',
      page: 1,
    })
  })

  it('have no two meanings for one key', () => {
    const keys = [
      ...Object.keys(fakeCategory.scenario),
      ...fakeCategory.facets.map(({ id }) => id),
      ...weightedSorts(fakeCategory).map(({ id }) => `w-${id}`),
      'case',
      'was',
      'situation',
      'sort',
      'page',
    ]
    expect(knownQueryKeys(fakeCategory).sort()).toEqual([...keys].sort())
  })
})
