import { describe, expect, it } from 'vitest'
import { known, missing, none, testToday, unlimited } from '@/tests/factories/product'
import { makeTravel, usualTrip } from '@/tests/factories/travel'
import { ringgit } from '../../values/money'
import { travel } from './definition'
import type { Travel } from './figures'

const rowsOf = (plan: Travel) => travel.detail(plan, testToday).flatMap(({ rows }) => rows)
const rowOf = (plan: Travel, id: string) => rowsOf(plan).find((row) => row.id === id)

function matches(facet: string, option: string, plan: Travel): boolean {
  const found = travel.facets.find(({ id }) => id === facet)?.options.find(({ value }) => value === option)
  if (found === undefined) throw new Error(`There is no ${facet} ${option}`)
  return found.matches(plan, testToday)
}

describe('the category', () => {
  it('asks of a visitor’s person an age alone', () => {
    const personal = Object.entries(travel.scenario).filter(([, field]) => field.personal)
    expect(personal.map(([name]) => name)).toEqual(['age'])
  })

  it('orders by the price with what is left first, then by the price alone, then by what is paid', () => {
    expect(travel.sorts.map(({ id }) => id)).toEqual(['case', 'price', 'pays', 'medical'])
  })

  it('has situations of real facets, options and orders, each with a caution', () => {
    for (const { selection, sort, caution } of travel.situations) {
      for (const [facet, values] of Object.entries(selection)) {
        for (const value of values) expect(() => matches(facet, value, makeTravel())).not.toThrow()
      }
      expect(travel.sorts.map(({ id }) => id)).toContain(sort)
      expect(caution).not.toBeNull()
    }
  })

  it('how we are paid changes nothing that is worked out', () => {
    const evaluate = (plan: Travel) => JSON.stringify(travel.evaluate(plan, usualTrip, testToday).sortValues)
    expect(evaluate(makeTravel({ paid: 'approval' }))).toBe(evaluate(makeTravel({ paid: 'none' })))
  })
})

describe('filters', () => {
  it.each([
    ['medical-limit', '300k', { medical: known(ringgit(300_000)) }, { medical: known(ringgit(299_999.99)) }],
    ['medical-limit', '1m', { medical: known(ringgit(1_000_000)) }, { medical: missing }],
    ['must-have', 'schengen', { schengenLetter: known(true) }, { schengenLetter: missing }],
    ['must-have', 'known', { known: known('covered') }, { known: known('acute') }],
    ['must-have', 'pandemic', { pandemic: known('medical') }, { pandemic: known('out') }],
    ['must-have', 'evacuation', { evacuation: unlimited }, { evacuation: known(ringgit(1_000_000)) }],
    [
      'must-have',
      'short-delay',
      { delay: known({ afterHours: 2, pays: ringgit(50), eachHours: 2, most: ringgit(500) }) },
      { delay: missing },
    ],
    ['must-have', 'sports', { sports: known(['skiing']) }, { sports: none }],
    ['must-have', 'umrah', { umrah: known(true) }, { umrah: known(false) }],
    ['must-have', 'year', {}, { yearPrices: none }],
  ] satisfies [string, string, Partial<Travel>, Partial<Travel>][])('%s %s', (facet, option, having, lacking) => {
    expect([matches(facet, option, makeTravel(having)), matches(facet, option, makeTravel(lacking))]).toEqual([
      true,
      false,
    ])
  })
})

describe('the page of a plan', () => {
  it('says what is not covered before what is, and both before what it costs', () => {
    expect(travel.detail(makeTravel(), testToday).map(({ title, leads }) => [title, leads])).toEqual([
      ['What is not covered', true],
      ['What is covered', false],
      ['What it costs', false],
      ['Joining, keeping and leaving', false],
    ])
  })

  it('has the whole table for one traveller, an area on each line, and the tax and duty with their sources', () => {
    expect(rowOf(makeTravel(), 'prices-asia')?.value).toBe(
      '1 to 5 days RM45, 6 to 10 days RM66, 11 to 18 days RM99, 19 to 31 days RM123, each further week RM20',
    )
    expect(rowOf(makeTravel(), 'service-tax')).toMatchObject({
      value: '8% on top',
      note: expect.stringContaining('checked'),
    })
    expect(rowOf(makeTravel(), 'stamp-duty')).toMatchObject({
      value: 'RM10, none up to RM150 a year',
      note: expect.stringContaining('checked'),
    })
  })

  it('names the countries of each area and those left out', () => {
    expect(rowOf(makeTravel(), 'areas')).toMatchObject({
      value: 'All but 2 countries',
      note: 'Asia: Japan, Thailand. All other countries: Worldwide 1. Not covered: Malaysia, North Korea.',
    })
  })

  it('says up to which price of a euro the limit is enough for a Schengen visa, only where there is a letter', () => {
    const note = (changes: Partial<Travel>) => rowOf(makeTravel(changes), 'schengenLetter')?.note
    expect(note({ medical: known(ringgit(300_000)) })).toContain('while a euro costs RM10 or less')
    expect(note({ medical: known(ringgit(50_000)) })).toContain('while a euro costs RM1.66 or less')
    expect(note({ schengenLetter: known(false) })).toBeNull()
    expect(note({ medical: missing })).toBeNull()
  })

  it('shows of takaful where the contribution goes, and of insurance nothing of it', () => {
    expect(rowOf(makeTravel({ shariah: 'wakalah' }), 'surplusPart')).toBeDefined()
    expect(rowOf(makeTravel(), 'surplusPart')).toBeUndefined()
  })
})

it('what the visitor has is a column like any other, without tax and with what was not asked called so', () => {
  const amounts = { price: ringgit(0), medical: ringgit(100_000), cancel: ringgit(0), delay: ringgit(200) }
  const own = travel.ownProduct(amounts, testToday)
  expect(travel.evaluate(own, usualTrip, testToday).sortValues).toMatchObject({
    price: { value: 0 },
    pays: { value: 3_020_000 },
    case: { value: 310_000 },
  })
  const rows = travel.detail(own, testToday).flatMap((group) => group.rows)
  expect(rows.find(({ id }) => id === 'baggage')?.value).toBe('Not asked')
})
