import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { catPrice, makePet, usualPet } from '@/tests/factories/pet'
import { known, missing, none, testToday, unlimited } from '@/tests/factories/product'
import { ringgit, sen } from '../../values/money'
import { basisPoints } from '../../values/rate'
import { claimFor } from './claim'
import { evaluatePet } from './evaluate'
import type { Pet } from './figures'
import { priceOf } from './price'
import type { PetScenario } from './scenario'

const evaluated = (plan: Pet, given: Partial<PetScenario> = {}) =>
  evaluatePet(plan, { ...usualPet, ...given }, testToday)
const read = (plan: Pet, sort: string, given: Partial<PetScenario> = {}) => evaluated(plan, given).sortValues[sort]
const labels = (plan: Pet, given: Partial<PetScenario> = {}) =>
  evaluated(plan, given).conditions.map(({ label }) => label)
const oneBill = (amount: number) => ({ bills: ringgit(amount), largest: ringgit(amount) })

function reason(plan: Pet, given: Partial<PetScenario> = {}): string {
  const found = priceOf(plan, { ...usualPet, ...given }, testToday)
  return found.kind === 'priced' ? `priced at ${found.price.total}` : `${found.kind}: ${found.reason}`
}

describe('what comes back of one bill of RM500, RM1,500, RM5,000 and RM12,000', () => {
  it.each([
    [3_000, 9_000, 0, [450, 1_350, 2_700, 2_700]],
    [6_000, 8_000, 100, [320, 1_120, 3_920, 4_720]],
    [10_000, 5_000, 0, [250, 750, 2_500, 5_000]],
    [10_000, 9_000, 150, [315, 1_215, 4_365, 8_865]],
  ])('with a limit of RM%d, %d basis points back and RM%d to pay first', (limit, part, excess, back) => {
    const plan = makePet({
      annualLimit: known(ringgit(limit)),
      paidBack: known(basisPoints(part)),
      excess: excess === 0 ? none : known(ringgit(excess)),
    })
    const paid = [500, 1_500, 5_000, 12_000].map((amount) => claimFor(plan, { ...usualPet, ...oneBill(amount) }).pays)
    expect(paid).toEqual(back.map((amount) => ringgit(amount)))
  })
})

describe('several bills in a year', () => {
  it('share the limit of the year, the largest first', () => {
    // (5,000 − 100) × 80%, then the RM1,000 that is left: (1,000 − 100) × 80%.
    const { parts } = claimFor(makePet(), { ...usualPet, bills: ringgit(8_000), largest: ringgit(5_000) })
    expect(parts.map(({ pays }) => pays)).toEqual([ringgit(3_920), ringgit(720)])
  })

  it('each stop at the limit for one bill where there is one', () => {
    const plan = makePet({ eachIncident: known(ringgit(2_000)) })
    expect(claimFor(plan, { ...usualPet, ...oneBill(5_000) }).pays).toBe(ringgit(1_520))
  })

  it('share the limit of what they were treated for, where that is below the limit of the year', () => {
    const plan = makePet({ covers: known([{ what: 'illness', most: ringgit(5_500) }]) })
    // (5,000 − 100) × 80%, then the RM500 that is left for illness: (500 − 100) × 80%.
    const { parts } = claimFor(plan, { ...usualPet, bills: ringgit(8_000), largest: ringgit(5_000) })
    expect(parts.map(({ pays }) => pays)).toEqual([ringgit(3_920), ringgit(320)])
  })
})

describe('a year with a bill', () => {
  it('is read as price and what is left, as the price, and as what comes back', () => {
    // 400 + 32 of tax + 10 of duty; a pet’s policy bears duty whatever it costs.
    expect(read(makePet(), 'price')).toMatchObject({ value: 44_200 })
    expect(read(makePet(), 'case')).toMatchObject({ value: 44_200 + 38_000 })
    expect(read(makePet(), 'pays')).toMatchObject({ value: 112_000 })
    expect(read(makePet(), 'large')).toMatchObject({ value: 472_000 })
    expect(read(makePet({ prices: known([catPrice(0, 8, 95)]) }), 'price')).toMatchObject({ value: 11_260 })
  })

  it('leads with the price and says what comes back', () => {
    expect(evaluated(makePet()).headline).toMatchObject({
      value: 'RM442',
      unit: 'a year',
      line: 'RM1,120 of RM1,500 comes back',
      basis: 'for a cat aged 3, RM1,500 of vet’s bills for an illness',
    })
  })

  it('leaves the whole bill where the cause is not covered, which the row says first', () => {
    const plan = makePet({ covers: known([{ what: 'accident', most: null }]) })
    expect(read(plan, 'pays')).toMatchObject({ value: 0 })
    expect(labels(plan)[0]).toBe('Not covered: this bill +3')
    expect(evaluated(plan).conditions[0]?.says).toBe('Not covered: this bill and 3 more')
    expect(read(plan, 'pays', { cause: 'accident' })).toMatchObject({ value: 112_000 })
  })

  it('says when it costs more with cover than without, and not before', () => {
    const text = 'With this bill you pay more than without'
    // Back: (600 − 100) × 80% = 400, below the price of 442; (700 − 100) × 80% = 480.
    expect(labels(makePet(), oneBill(600))).toContain(text)
    expect(labels(makePet(), oneBill(700))).not.toContain(text)
  })

  it('is not ranked by the case where a term is not published, and keeps its price', () => {
    const plan = makePet({ excess: missing })
    expect([read(plan, 'case')?.state, read(plan, 'price')?.state]).toEqual(['missing', 'known'])
    expect(evaluated(plan).headline.line).toBe('what comes back is not published')
  })

  it('counts a renewal for all its life above any age', () => {
    expect(read(makePet({ renewalYears: unlimited }), 'renewal')).toMatchObject({ value: 30, words: 'All its life' })
    expect(read(makePet(), 'renewal')).toMatchObject({ value: 12, words: null })
  })
})

describe('the price', () => {
  const dogs = [
    catPrice(0, 9, 500, { animal: 'dog', size: 'small' }),
    catPrice(0, 9, 700, { animal: 'dog', size: 'large' }),
  ]
  it.each([
    ['by age', makePet(), { age: 6 }, 'priced at 52840'],
    ['of a small dog', makePet({ prices: known(dogs) }), { animal: 'dog' }, 'priced at 55000'],
    ['of a large dog', makePet({ prices: known(dogs) }), { animal: 'dog', large: true }, 'priced at 76600'],
    [
      'of a pedigree',
      makePet({ prices: known([catPrice(0, 9, 300, { breed: 'mixed' }), catPrice(0, 9, 400, { breed: 'pedigree' })]) }),
      { pedigree: true },
      'priced at 44200',
    ],
    ['of another animal', makePet(), { animal: 'dog' }, 'refused: Not for dogs'],
    ['of a pet that is too old', makePet(), { age: 9 }, 'refused: Joins up to age 8'],
    ['of a pet without a row', makePet({ entryYears: unlimited }), { age: 9 }, 'refused: No price for this pet'],
    ['that is not published', makePet({ prices: missing }), {}, 'unknown: Premium table not published'],
  ] satisfies [string, Pet, Partial<PetScenario>, string][])('%s', (_, plan, given, text) => {
    expect(reason(plan, given)).toBe(text)
  })
})

it('never pays more than the bills or the limit, and a higher limit never leaves more', () => {
  const amount = fc.integer({ min: 0, max: 10_000_000 }).map(sen)
  fc.assert(
    fc.property(amount, amount, amount, amount, (bills, largest, a, b) => {
      const [low, high] = a < b ? [a, b] : [b, a]
      const claim = (limit: typeof low) =>
        claimFor(makePet({ annualLimit: known(limit) }), { ...usualPet, bills, largest })
      expect(claim(low).pays).toBeLessThanOrEqual(Math.min(bills, low))
      expect(claim(high).left).toBeLessThanOrEqual(claim(low).left ?? -1)
    }),
  )
})
