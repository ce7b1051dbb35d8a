import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { fakeCategory, personalCategory } from '@/tests/factories/fake-category'
import { testToday } from '@/tests/factories/product'
import { valuesOf } from '@/tests/factories/scenario'
import { defaultValues } from '../fields/field-value'
import { type CompareQuery, knownCompareKeys, parseCompareQuery, printCompareQuery } from './compare-query'

const categories = [{ ...fakeCategory, id: 'savings-account' } as const, fakeCategory]
const read = (query: string) => parseCompareQuery(new URLSearchParams(query), categories, testToday)
const slug = fc.stringMatching(/^[a-z0-9]{1,12}(-[a-z0-9]{1,12}){0,3}$/)

describe('the address of a comparison', () => {
  it('says everything: reading what was printed gives the comparison back without a problem', () => {
    const queries: fc.Arbitrary<CompareQuery> = fc.record({
      ownFigures: fc.constant({}),
      category: fc.constant(fakeCategory),
      slugs: fc.uniqueArray(slug, { maxLength: 3 }),
      own: fc.option(valuesOf(fakeCategory.ownFields)),
      scenario: valuesOf(fakeCategory.scenario),
      differencesOnly: fc.boolean(),
      sealed: fc.constant(null),
    })
    fc.assert(
      fc.property(queries, (query) => {
        const ownFigures = query.own ?? defaultValues(fakeCategory.ownFields, testToday)
        expect(read(printCompareQuery(query, testToday))).toEqual({ query: { ...query, ownFigures }, problems: [] })
      }),
    )
  })

  it('is nothing without a category that exists', () => {
    expect(read('product=a')).toEqual({ query: null, problems: [] })
    expect(read('category=pet-rock&product=a').query).toBeNull()
  })

  it('takes up to four different products, three beside an own one, and says when it drops some', () => {
    const five = 'category=current-account&product=a&product=b&product=a&product=c&product=d&product=e'
    expect(read(five)).toMatchObject({
      query: { slugs: ['a', 'b', 'c', 'd'], own: null },
      problems: [{ field: 'product', message: 'You can compare up to 4. We show the first 4.' }],
    })
    expect(read(`${five}&own=1`).query?.slugs).toEqual(['a', 'b', 'c'])
  })

  it('ignores what cannot be a slug', () => {
    const odd = ['../etc', 'A', 'a--b', '<script>', 'x'.repeat(81), '']
    const query = new URLSearchParams([['category', 'current-account'], ...odd.map((text) => ['product', text])])
    expect(parseCompareQuery(query, categories, testToday).query?.slugs).toEqual([])
  })

  it('reads an own product only when it is asked for, and clamps its values with the reason', () => {
    expect(read('category=current-account&own-fee=12').query?.own).toBeNull()
    expect(read('category=current-account&own=1&own-rate=0.5&own-fee=5000')).toMatchObject({
      query: { own: { rate: 50, fee: 100_000, cheques: true } },
      problems: [
        {
          field: 'own-fee',
          message: 'Your fee must be at most RM1,000: no account costs more in half a year. We used RM1,000.',
        },
      ],
    })
    expect(read('category=current-account&own=1&case=1').query).toMatchObject({
      own: { cheques: false },
      scenario: { salary: false },
    })
  })

  it('keeps what was said of an own product for its form, where no column is asked for', () => {
    expect(read('category=current-account&case=1&own-fee=12').query).toMatchObject({
      own: null,
      ownFigures: { fee: 1_200, cheques: false },
    })
    expect(read('category=current-account&case=1').query?.ownFigures).toMatchObject({ fee: 0, cheques: true })
    expect(read('category=current-account&own-fee=9999').problems).toEqual([])
  })

  it('has keys of its own for the own product', () => {
    const keys = knownCompareKeys(fakeCategory)
    expect(keys).toContain('own-rate')
    expect(keys).not.toContain('rate')
  })
})

describe('the address of a comparison of a personal category', () => {
  const open = 'category=current-account&product=a&product=b&own=1&differences=1'
  const told = { texts: new URLSearchParams('case=1&balance=777&student=1&own-fee=55'), sealed: 'abc' }
  const readWith = (query: string, toldOf?: () => typeof told) =>
    parseCompareQuery(new URLSearchParams(query), [personalCategory], testToday, toldOf)

  it('says nothing personal of the scenario and the own figures and does not read it, and says the rest', () => {
    const { query, problems } = readWith(`${open}&balance=999&student=1&own-fee=44&own-rate=3&case=1`)
    expect(problems).toEqual([])
    expect(query?.scenario).toMatchObject({ balance: 99_900, student: false, salary: false })
    expect(query?.own).toMatchObject({ fee: 0, rate: 300, cheques: false })
    expect(query === null ? null : printCompareQuery(query, testToday)).toBe(
      'category=current-account&product=a&product=b&balance=999&salary=0&own=1&own-rate=3&own-cheques=0&differences=1',
    )
    const keys = knownCompareKeys(personalCategory)
    expect(knownCompareKeys(fakeCategory).filter((key) => !keys.includes(key))).toEqual(['student', 'own-fee'])
  })

  it('carries what was told under a seal, and reads it from there', () => {
    const { query } = readWith(`${open}&balance=999`, () => told)
    expect(query?.scenario).toMatchObject({ balance: 99_900, student: true, salary: true })
    expect(query?.own).toMatchObject({ fee: 5_500 })
    expect(query === null ? null : printCompareQuery(query, testToday)).toBe(
      'category=current-account&product=a&product=b&balance=999&own=1&differences=1&sealed=abc',
    )
  })

  it('of any other category looks at nothing that was told', () => {
    const { query } = parseCompareQuery(new URLSearchParams(open), [fakeCategory], testToday, () => told)
    expect(query).toMatchObject({ scenario: { balance: 500_000 }, sealed: null })
  })
})
