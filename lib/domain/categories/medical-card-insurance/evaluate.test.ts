import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { agePrice, announcedCard, makeCard, usualStay } from '@/tests/factories/medical-card'
import { known, missing, none, testToday } from '@/tests/factories/product'
import { isoDate } from '../../values/iso-date'
import { formatRinggit, ringgit, sen } from '../../values/money'
import { basisPoints } from '../../values/rate'
import { isOffered } from '../category'
import { claimFor } from './claim'
import { evaluateMedical } from './evaluate'
import type { MedicalCard } from './figures'
import { priceOf } from './price'
import type { MedicalScenario } from './scenario'

const evaluated = (card: MedicalCard, given: Partial<MedicalScenario> = {}) =>
  evaluateMedical(card, { ...usualStay, ...given }, testToday)
const read = (card: MedicalCard, sort: string, given: Partial<MedicalScenario> = {}) =>
  evaluated(card, given).sortValues[sort]
const labels = (card: MedicalCard, given: Partial<MedicalScenario> = {}) =>
  evaluated(card, given).conditions.map(({ label }) => label)
const left = (card: MedicalCard, given: Partial<MedicalScenario> = {}) =>
  claimFor(card, { ...usualStay, ...given }).left
const limitOf = (limit: number) => ({ annualLimit: known(ringgit(limit)) })
const deductible = (amount: number) => ({
  deductible: known({ amount: ringgit(amount), each: 'year' as const, later: null }),
})
const coInsurance = (part: number, most: number | null) => ({
  coInsurance: known({ part: basisPoints(part), most: most === null ? null : ringgit(most) }),
})

describe('what a bill of RM5,695, RM20,000, RM55,225 and RM150,000 leaves', () => {
  it.each([
    ['a deductible of RM500, RM100,000 a year', { ...deductible(500), ...limitOf(100_000) }, '500 500 500 50,500'],
    ['10% to RM3,000, RM1 million a year', coInsurance(1_000, 3_000), '569.50 2,000 3,000 3,000'],
    [
      '5% to RM1,000, RM500,000 a year',
      { ...coInsurance(500, 1_000), ...limitOf(500_000) },
      '284.75 1,000 1,000 1,000',
    ],
    ['a deductible of RM20,000', deductible(20_000), '5,695 20,000 20,000 20,000'],
    ['nothing of one’s own, RM50,000 a year', limitOf(50_000), '0 0 5,225 100,000'],
  ] satisfies [string, Partial<MedicalCard>, string][])('with %s', (_, terms, expected) => {
    const bills = ['half', 'stay', 'most', 'large'] as const
    const found = bills.map((bill) => formatRinggit(left(makeCard(terms), { bill }) ?? sen(-1)))
    expect(found.join(' ')).toBe(expected.replace(/[\d,.]+/g, 'RM$&'))
  })

  it('takes the deductible first, then a part of the rest: the published example', () => {
    const card = makeCard({ ...deductible(500), ...coInsurance(1_000, 1_000) })
    expect(left(card, { bill: 'own', amount: ringgit(6_000) })).toBe(ringgit(1_050))
  })

  it('has a larger deductible and a larger limit from an age', () => {
    expect(left(announcedCard, { age: 60, bill: 'large' })).toBe(ringgit(50_500))
    expect(left(announcedCard, { age: 61, bill: 'large' })).toBe(ringgit(1_000))
  })

  it('stops at the limit for life where that is the smaller', () => {
    const card = makeCard({ lifetimeLimit: known(ringgit(30_000)) })
    expect(left(card, { bill: 'most' })).toBe(sen(2_522_500))
  })
})

describe('a dearer room', () => {
  const wanted = { room: ringgit(350), nights: 4 }

  it('costs the difference for each night, which no card pays', () => {
    const { parts, left: rest } = claimFor(makeCard(), { ...usualStay, ...wanted })
    expect(parts.map(({ pays, loss }) => [loss, pays])).toEqual([
      [ringgit(20_000), ringgit(20_000)],
      [ringgit(600), sen(0)],
    ])
    expect(rest).toBe(ringgit(600))
    expect(labels(makeCard(), wanted)[0]).toBe('Not covered: the dearer room +3')
  })

  it('costs a part of the bill besides, before the deductible, where the card says so', () => {
    const card = makeCard({ roomUpgrade: known(basisPoints(2_000)), ...deductible(500) })
    // 20% of 20,000, then 500 of the rest, then 4 nights of 150.
    expect(left(card, wanted)).toBe(ringgit(4_000 + 500 + 600))
    expect(left(card)).toBe(ringgit(500))
    expect(left(card, { ...wanted, nights: 0 })).toBe(ringgit(500))
  })

  it('leaves the case unknown where what it costs is not published', () => {
    expect(left(makeCard({ roomUpgrade: missing }), wanted)).toBeNull()
    expect(left(makeCard({ roomUpgrade: missing }))).toBe(0)
    expect(left(makeCard({ room: missing }))).toBeNull()
  })
})

describe('a year with a stay', () => {
  const card = makeCard({ ...coInsurance(1_000, 3_000), stampDuty: known(ringgit(10)) })

  it('is read as price and what is left, as the price, as what is paid, over the years and for a large bill', () => {
    const { sortValues } = evaluated(card)
    expect(sortValues).toMatchObject({
      case: { value: 201_000 + 200_000 },
      price: { value: 201_000 },
      pays: { value: 1_800_000 },
      // Ten years from 31 to 40, and the duty once.
      years: { value: 2_001_000 },
      large: { value: 300_000 },
    })
    expect(read(card, 'years', { age: 35 })).toMatchObject({ value: 100 * (6 * 2_000 + 4 * 3_000 + 10) })
    expect(read(card, 'price', { sex: 'male' })).toMatchObject({ value: 191_000 })
  })

  it('leads with the price and says what is left', () => {
    expect(evaluated(card).headline).toMatchObject({
      value: 'RM2,010',
      unit: 'in the first year',
      line: 'RM2,000 left to you, RM18,000 paid',
      basis: 'for a bill of RM20,000 (woman aged 31, a room of RM100 a day for 4 nights)',
    })
  })

  it('is explained by steps on the product’s page, from the price to what is left', () => {
    const main = evaluated(makeCard({ ...deductible(500), ...coInsurance(1_000, 1_000) })).steps.filter(
      ({ sort }) => sort === undefined,
    )
    expect(main.map(({ label, formula, result }) => `${label}: ${formula} = ${result}`)).toEqual([
      'Price a year: table: women, ages 19 to 40 = RM2,000.00',
      'Hospital bill: as you chose = RM20,000.00',
      'Deductible: RM500 each year = RM500.00',
      'Co-insurance: the smaller of RM19,500.00 × 10% and the cap of RM1,000 = RM1,000.00',
      'Paid of the bill: RM20,000.00 − RM500.00 − RM1,000.00 = RM18,500.00',
      'Paid in your case: RM18,500.00 = RM18,500.00',
      'What your case costs: RM20,000.00 = RM20,000.00',
      'Left to you: RM20,000.00 − RM18,500.00 = RM1,500.00',
      'Price and what is left to you: RM2,000.00 + RM1,500.00 = RM3,500.00',
    ])
  })

  it('keeps a card in sight that pays nothing of the bill, and says so', () => {
    const high = makeCard(deductible(20_000))
    expect(read(high, 'case')).toMatchObject({ state: 'known', value: 2_200_000 })
    expect(labels(high)).toContain('Pays nothing of this bill')
    expect(labels(high, { bill: 'most' })).not.toContain('Pays nothing of this bill')
  })

  it('says what is above the limit', () => {
    expect(labels(makeCard(limitOf(50_000)), { bill: 'most' })).toContain('RM5,225 is above the limit')
  })

  it('is not ranked by the case where a term is not published, and keeps its price', () => {
    const unknown = makeCard({ coInsurance: missing })
    expect([read(unknown, 'case')?.state, read(unknown, 'price')?.state]).toEqual(['missing', 'known'])
    expect(evaluated(unknown).headline.line).toBe('what is left to you is not published')
  })
})

describe('a price table that was changed', () => {
  const rose = (on: string) =>
    makeCard({ repricings: known([{ on: isoDate(on), change: basisPoints(1_200), what: 'whole table' }]) })

  it('is named for 24 months, then only that it can change', () => {
    // Today is 20 November 2026.
    expect(labels(rose('2024-11-20'))).toContain('Price table rose 12% on 20 Nov 2024')
    expect(labels(rose('2024-11-19'))).toContain('Price can change with notice')
  })
})

describe('the price', () => {
  function reason(card: MedicalCard, given: Partial<MedicalScenario> = {}): string {
    const found = priceOf(card, { ...usualStay, ...given })
    return found.kind === 'priced' ? `priced at ${found.total}` : `${found.kind}: ${found.reason}`
  }

  it.each([
    ['by age', makeCard(), { age: 41 }, 'priced at 300000'],
    ['of somebody too young', makeCard(), { age: 18 }, 'refused: Joins from age 19'],
    ['of somebody too old', makeCard(), { age: 61 }, 'refused: Joins up to age 60'],
    [
      'past the table',
      makeCard({ agePrices: known([agePrice(19, 40, 2_000)]) }),
      { age: 41 },
      'refused: No price for age 41',
    ],
    ['of a rider', makeCard({ kind: known('rider') }), {}, 'unknown: Sold with a life plan: no total price'],
    ['that is not published', makeCard({ agePrices: missing }), {}, 'unknown: Premium table not published'],
    ['without the duty', makeCard({ stampDuty: missing }), {}, 'unknown: Stamp duty not published'],
    ['of the base plan', announcedCard, {}, 'announced: Announced, not on sale yet'],
  ] satisfies [string, MedicalCard, Partial<MedicalScenario>, string][])('%s', (_, card, given, text) => {
    expect(reason(card, given)).toBe(text)
  })

  it('is not given for more years than the table has', () => {
    expect(read(makeCard(), 'years', { years: 40 })).toEqual({
      state: 'missing',
      words: 'Prices published for 30 years',
    })
  })
})

it('shows the base plan without a rank and without a way to buy it, with what it would leave', () => {
  const found = evaluated(announcedCard)
  expect(isOffered(found)).toBe(false)
  expect(found.headline).toMatchObject({
    value: 'Announced, not on sale yet',
    line: 'RM500 left to you, RM19,500 paid',
  })
  expect(found.facts.find(({ id }) => id === 'case')?.value).toBe('Not published')
  expect(labels(announcedCard)[0]).toContain('a room of your own')
  expect(found.steps.find(({ label }) => label === 'Left to you')?.result).toBe('RM500.00')
})

it('shares a bill into what is paid and what is left, and more cover never leaves more', () => {
  const amount = fc.integer({ min: 0, max: 20_000_000 }).map(sen)
  const part = fc.integer({ min: 0, max: 10_000 }).map(basisPoints)
  fc.assert(
    fc.property(amount, amount, amount, amount, part, amount, (bill, first, a, b, share, most) => {
      const [low, high] = a < b ? [a, b] : [b, a]
      const claim = (limit: typeof low) =>
        claimFor(
          makeCard({
            annualLimit: known(limit),
            deductible: first === 0 ? none : known({ amount: first, each: 'year', later: null }),
            coInsurance: known({ part: share, most }),
          }),
          { ...usualStay, bill: 'own', amount: bill },
        )
      const { loss, pays, left: rest } = claim(low)
      expect((pays ?? -1) + (rest ?? -1)).toBe(loss)
      expect(pays).toBeLessThanOrEqual(Math.min(bill, low))
      expect(claim(high).left).toBeLessThanOrEqual(rest ?? -1)
    }),
  )
})
