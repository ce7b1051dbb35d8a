import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { known, missing, none, testToday } from '@/tests/factories/product'
import { makeProperty, perilRow, propertyRate, usualHome } from '@/tests/factories/property'
import { isoDate } from '../../values/iso-date'
import { ringgit, sen } from '../../values/money'
import { basisPoints } from '../../values/rate'
import { claimFor } from './claim'
import { evaluateProperty } from './evaluate'
import type { Property } from './figures'
import { priceOf } from './price'
import type { PropertyScenario } from './scenario'

const evaluated = (plan: Property, given: Partial<PropertyScenario> = {}) =>
  evaluateProperty(plan, { ...usualHome, ...given }, testToday)
const read = (plan: Property, sort: string, given: Partial<PropertyScenario> = {}) =>
  evaluated(plan, given).sortValues[sort]
const labels = (plan: Property, given: Partial<PropertyScenario> = {}) =>
  evaluated(plan, given).conditions.map(({ label }) => label)

function priced(plan: Property, given: Partial<PropertyScenario> = {}): string {
  const found = priceOf(plan, { ...usualHome, ...given }, testToday)
  return found.kind === 'priced' ? `priced at ${found.total}` : `${found.kind}: ${found.reason}`
}

/** What is paid of a fire in a house that costs `rebuild` and is insured for `insured` in basis points of it. */
function paidOfFire(plan: Property, rebuild: number, insured: number, loss: number) {
  return read(plan, 'pays', {
    peril: 'fire',
    rebuild: ringgit(rebuild),
    insured: basisPoints(insured),
    'building-loss': ringgit(loss),
    'contents-loss': ringgit(0),
  })
}

describe('a year in which the loss happens', () => {
  it('is read as the price with what is left, as the price and as what is paid', () => {
    // 360 + 28.80 of tax + 10 of duty; 30,000 less 2,500 is paid of 40,000.
    expect(read(makeProperty(), 'price')).toMatchObject({ state: 'known', value: 39_880 })
    expect(read(makeProperty(), 'pays')).toMatchObject({ value: 2_750_000 })
    expect(read(makeProperty(), 'case')).toMatchObject({ value: 39_880 + 1_250_000 })
  })

  it('leads with the price and says what is left beside it', () => {
    expect(evaluated(makeProperty()).headline).toMatchObject({
      value: 'RM399',
      unit: 'a year',
      line: 'RM12,500 of RM40,000 left to you',
      basis: 'for an attached house of RM300,000, contents of RM50,000, a flood of RM40,000',
    })
  })

  it('is shown as a sum with the average clause, whose lines use only what lines above them show', () => {
    const steps = evaluated(makeProperty(), { insured: basisPoints(5_000) }).steps.filter(
      ({ sort }) => sort === undefined,
    )
    expect(steps.map(({ label, formula, result }) => [label, formula, result])).toEqual([
      ['Building', 'RM150,000 × 0.12%', 'RM180.00'],
      ['Service tax', 'RM180.00 × 8%', 'RM14.40'],
      ['Stamp duty', 'for each policy', 'RM10.00'],
      ['Price with tax and duty', 'RM180.00 + RM14.40 + RM10.00', 'RM204.40'],
      ['Part of the cost that is covered', 'RM150,000 ÷ RM300,000', '50%'],
      ['Damage to the building', '(RM30,000 − RM2,500) × RM150,000 ÷ RM300,000', 'RM13,750.00'],
      ['Damage to your things', 'RM10,000, not covered', 'RM0.00'],
      ['Paid in your case', 'RM13,750.00 + RM0.00', 'RM13,750.00'],
      ['What your case costs', 'RM30,000.00 + RM10,000.00', 'RM40,000.00'],
      ['Left to you', 'RM40,000.00 − RM13,750.00', 'RM26,250.00'],
      ['Price and what is left to you', 'RM204.40 + RM26,250.00', 'RM26,454.40'],
    ])
  })

  it('shows how much is paid first where that is a part of the sums', () => {
    const perils = known([perilRow('flood', 1_000, { excessPart: basisPoints(100) })])
    const steps = evaluated(makeProperty({ perils })).steps.filter(({ sort }) => sort === 'pays')
    expect(steps.slice(0, 2).map(({ label, formula, result }) => [label, formula, result])).toEqual([
      ['You pay first', 'the larger of RM300,000 × 1% and RM1,000', 'RM3,000.00'],
      ['Damage to the building', 'RM30,000 less RM3,000 that you pay first', 'RM27,000.00'],
    ])
  })

  it('has no rank by the case where the events are not published, and keeps its price', () => {
    const plan = makeProperty({ perils: missing })
    expect([read(plan, 'case')?.state, read(plan, 'price')?.state]).toEqual(['missing', 'known'])
  })
})

describe('the average clause', () => {
  it.each([
    // Published: RM80,000 insured of RM100,000 pays RM4,000 of RM5,000.
    [100_000, 8_000, 5_000, 4_000],
    // Insured for half, a loss of RM40,000 pays RM20,000.
    [300_000, 5_000, 40_000, 20_000],
    [450_000, 10_000, 60_000, 60_000],
    [300_000, 15_000, 60_000, 60_000],
  ])('of a cost of RM%d insured for %d basis points, a loss of RM%d pays RM%d', (rebuild, insured, loss, pays) => {
    expect(paidOfFire(makeProperty(), rebuild, insured, loss)).toMatchObject({ value: ringgit(pays) })
  })

  it('pays RM40,000 of RM60,000 where RM300,000 of RM450,000 is insured', () => {
    const given = { ...usualHome, peril: 'fire', rebuild: ringgit(450_000), 'building-loss': ringgit(60_000) } as const
    const { parts } = claimFor(makeProperty(), given, { building: ringgit(300_000), contents: null })
    expect(parts[0]?.pays).toBe(ringgit(40_000))
  })

  it('starts below the part that the plan names, and nowhere where there is none', () => {
    const from = (averageFrom: Property['averageFrom'], insured: number) =>
      paidOfFire(makeProperty({ averageFrom }), 300_000, insured, 40_000)
    expect(from(known(basisPoints(8_500)), 8_500)).toMatchObject({ value: ringgit(40_000) })
    expect(from(known(basisPoints(8_500)), 8_400)).toMatchObject({ value: ringgit(33_600) })
    expect(from(none, 5_000)).toMatchObject({ value: ringgit(40_000) })
    expect(from(missing, 5_000)?.state).toBe('missing')
    expect(from(missing, 10_000)).toMatchObject({ value: ringgit(40_000) })
  })

  it('never lets a plan pay more than the sum', () => {
    expect(paidOfFire(makeProperty({ averageFrom: none }), 300_000, 5_000, 200_000)).toMatchObject({
      value: ringgit(150_000),
    })
  })

  it('is on the row, with the sum that is lacking; too high a sum is named too', () => {
    const lacking = 'Covered RM150,000 below the cost: losses are paid in part'
    expect(labels(makeProperty(), { insured: basisPoints(5_000) })).toContain(lacking)
    expect(labels(makeProperty(), { insured: basisPoints(12_000) })).toContain(
      'Covered above the cost: it pays no more',
    )
    expect(labels(makeProperty()).join()).not.toMatch(/below the cost|above the cost/)
  })
})

describe('the event', () => {
  it('that is not covered pays nothing, is named first, and sinks the plan without hiding it', () => {
    const plan = makeProperty({ perils: known([perilRow('fire')]) })
    expect(read(plan, 'pays')).toMatchObject({ state: 'known', value: 0 })
    expect(read(plan, 'case')).toMatchObject({ state: 'known', value: 39_880 + 4_000_000 })
    expect(labels(plan)[0]).toMatch(/^Not covered: flood(, subsidence and landslip)? \+/)
  })

  it('that can be added is added at its price, and said', () => {
    const flood = perilRow('flood', 2_500, { cover: 'optional', rate: basisPoints(6) })
    const plan = makeProperty({ perils: known([perilRow('fire'), flood]) })
    // 360 + 180: 540 + 43.20 + 10.
    expect(priced(plan)).toBe('priced at 59320')
    expect(priced(plan, { peril: 'fire' })).toBe('priced at 39880')
    expect(read(plan, 'pays')).toMatchObject({ value: 2_750_000 })
    expect(labels(plan)).toContain('A flood is RM180 extra, in the price')
    expect(labels(plan, { peril: 'fire' })[0]).toMatch(/^Not covered: flood unless added/)
  })

  it('that can be added at a price which is not published is not covered', () => {
    const plan = makeProperty({ perils: known([perilRow('flood', 0, { cover: 'optional' })]) })
    expect(read(plan, 'pays')).toMatchObject({ value: 0 })
  })

  it('takes the larger excess, of the building first and then of the contents', () => {
    const perils = known([perilRow('flood', 1_000, { excessPart: basisPoints(100) })])
    const rates = known([propertyRate('building', 'attached', 12), propertyRate('contents', 'attached', 60)])
    const plan = makeProperty({ perils, rates })
    // 1% of 350,000 is 3,500: all of a building loss of 2,000, and 1,500 of the contents.
    const { parts } = claimFor(
      plan,
      { ...usualHome, 'building-loss': ringgit(2_000) },
      { building: ringgit(300_000), contents: ringgit(50_000) },
    )
    expect(parts.map(({ pays }) => pays)).toEqual([ringgit(0), ringgit(8_500)])
  })
})

describe('the price', () => {
  const at = (points: number, least?: number) =>
    makeProperty({ rates: known([propertyRate('building', 'attached', points, least)]) })
  const contents = makeProperty({ rates: known([propertyRate('contents', 'flat', 60, 75)]) })
  const packages = makeProperty({
    rates: none,
    strata: known('unit'),
    packages: known([
      { building: ringgit(200_000), contents: ringgit(40_000), price: ringgit(150) },
      { building: ringgit(300_000), contents: ringgit(60_000), price: ringgit(150.01) },
    ]),
  })
  const large = { rebuild: ringgit(450_000) }
  const flat = { home: 'flat', tenure: 'tenant' } as const
  it.each([
    ['at 0.09%', at(9), large, 'priced at 44740'],
    ['at 0.12%', at(12), large, 'priced at 59320'],
    ['at 0.16%', at(16), large, 'priced at 78760'],
    ['at 0.20%', at(20), large, 'priced at 98200'],
    ['at the least', at(2, 100), {}, 'priced at 10800'],
    [
      'of a package of RM150.00, free of duty',
      packages,
      { rebuild: ringgit(200_000), contents: ringgit(40_000) },
      'priced at 16200',
    ],
    ['of a package of RM150.01, with duty', packages, {}, 'priced at 17201'],
    ['of sums above the packages', packages, large, 'refused: Sums up to RM300,000 and RM60,000'],
    ['of the contents of a tenant', contents, flat, 'priced at 33400'],
    [
      'of a tenant where the building alone is insured',
      makeProperty(),
      { tenure: 'tenant' },
      'refused: For owners only',
    ],
    ['of a flat that is not taken', makeProperty(), { home: 'flat' }, 'refused: Not for flats'],
    ['of a house that is not taken', contents, {}, 'refused: Not for this kind of home'],
    [
      'that is not published',
      makeProperty({ rates: missing, packages: missing }),
      {},
      'unknown: Premium table not published',
    ],
  ] satisfies [string, Property, Partial<PropertyScenario>, string][])('%s', (_, plan, given, text) => {
    expect(priced(plan, given)).toBe(text)
  })

  it('is stale, not missing, when it was not checked for long', () => {
    expect(evaluateProperty(makeProperty(), usualHome, isoDate('2028-01-01')).sortValues.price?.state).toBe('stale')
  })
})

it('never pays more than is lost or insured, and a higher sum never leaves more', () => {
  const amount = fc.integer({ min: 0, max: 100_000_000 }).map(sen)
  const part = fc.integer({ min: 1_000, max: 20_000 }).map(basisPoints)
  fc.assert(
    fc.property(amount, part, part, (loss, a, b) => {
      const [low, high] = a < b ? [a, b] : [b, a]
      const given = { ...usualHome, 'building-loss': loss }
      const left = [low, high].map((insured) => {
        const price = priceOf(makeProperty(), { ...given, insured }, testToday)
        if (price.kind !== 'priced') throw new Error('There is no price')
        const claim = claimFor(makeProperty(), { ...given, insured }, price.insured)
        expect(claim.pays).toBeLessThanOrEqual(Math.min(claim.loss, price.insured.building ?? 0))
        return claim.left ?? -1
      })
      expect(left[1]).toBeLessThanOrEqual(left[0] ?? -1)
    }),
  )
})
