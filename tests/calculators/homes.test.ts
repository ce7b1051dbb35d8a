import { describe, expect, it } from 'vitest'
import {
  affordability,
  cardCommitment,
  loanFor,
  mostInstalment,
  ratioWithLoan,
} from '@/lib/domain/calculators/affordability'
import {
  type BuyerKind,
  buyingCosts,
  developerSaleFee,
  legalFee,
  legalScaleOn,
  propertyDuty,
  scaleFee,
} from '@/lib/domain/calculators/buying-costs'
import { partOfPrice } from '@/lib/domain/calculators/home-loan'
import { isoDate } from '@/lib/domain/values/iso-date'
import { ringgit, type Sen, sen } from '@/lib/domain/values/money'
import { basisPoints } from '@/lib/domain/values/rate'

const day = isoDate('2026-11-21')
const scale = legalScaleOn(day)
const purchase = {
  price: ringgit(500_000),
  loan: ringgit(450_000),
  buyer: 'citizen',
  fromDeveloper: false,
  discount: basisPoints(0),
  disbursements: sen(0),
  valuation: sen(0),
  day,
} as const

describe('a margin of a price', () => {
  it.each([
    [44_444_400, 9000, 40_000_000],
    [619_668_290, 10_000, 619_668_200],
    [619_668_290, 9000, 557_701_500],
  ])('is whole ringgit and never above the price: %i sen at %i', (price, margin, loan) => {
    expect(partOfPrice(sen(price), basisPoints(margin))).toBe(loan)
  })
})

describe('5.9 debt-service ratio and what can be borrowed', () => {
  const household = {
    netIncome: ringgit(6000),
    commitments: ringgit(1200),
    living: ringgit(1000),
    cap: basisPoints(7000),
    rate: basisPoints(415),
    stress: basisPoints(100),
    months: 420,
    savings: ringgit(20_000),
    margin: basisPoints(9000),
  }

  it('net RM6,000, RM1,200 committed and a cap of 70% leave RM3,000.00 a month', () => {
    expect(mostInstalment(ringgit(6000), ringgit(1200), basisPoints(7000))).toBe(ringgit(3000))
    expect(mostInstalment(ringgit(1000), ringgit(1200), basisPoints(7000))).toBe(0)
  })

  it('RM3,000 a month over 420 months borrows RM663,986.03184958 at 4.15%, RM583,323.50198552 at 5.15%', () => {
    expect(loanFor(ringgit(3000), basisPoints(415), 420) / 100).toBeCloseTo(663_986.03184958, 6)
    expect(loanFor(ringgit(3000), basisPoints(515), 420) / 100).toBeCloseTo(583_323.50198552, 6)
  })

  it('a loan of RM450,000 at 4.15% brings the ratio to 53.88625501%', () => {
    const loan = { amount: ringgit(450_000), rate: basisPoints(415), months: 420 }
    expect((ratioWithLoan(ringgit(6000), ringgit(1200), loan) ?? 0) * 100).toBeCloseTo(53.88625501, 7)
    expect(ratioWithLoan(sen(0), ringgit(1200), loan)).toBeNull()
  })

  it('the home within reach is held by the margin or by the savings, whichever is less', () => {
    const free = () => sen(0)
    const poor = affordability(household, free)
    expect(poor).toMatchObject({ instalment: ringgit(3000), loan: ringgit(663_986.03), stressedRate: 515 })
    expect([poor.stressedLoan, poor.left]).toEqual([ringgit(583_323.5), ringgit(1_800)])
    // A tenth of it is all that the savings of RM20,000 pay.
    expect(poor.home).toMatchObject({ price: ringgit(200_000), loan: ringgit(180_000), downPayment: ringgit(20_000) })
    expect(affordability({ ...household, savings: ringgit(200_000) }, free).home?.price).toBe(ringgit(783_323))
    expect(() => affordability({ ...household, margin: basisPoints(0) }, free)).toThrow(RangeError)
  })

  it('the new instalment leaves what the household lives on', () => {
    const needy = { ...household, netIncome: ringgit(2500), commitments: sen(0), cap: basisPoints(8000) }
    const within = affordability({ ...needy, living: ringgit(1800) }, () => sen(0))
    expect([within.instalment, within.left]).toEqual([ringgit(700), ringgit(1800)])
    expect(affordability({ ...needy, living: ringgit(2500) }, () => sen(0)).instalment).toBe(0)
  })

  it('savings pay the costs of buying too: not a ringgit more of a price fits', () => {
    const costs = (price: Sen, loan: Sen) => buyingCosts({ ...purchase, price, loan }).total
    for (const savings of [30_000, 60_000, 90_000, 150_000, 400_000].map(ringgit)) {
      const { home, stressedLoan } = affordability({ ...household, savings }, costs)
      if (home === null) throw new Error('No home')
      expect(home.costs).toBe(costs(home.price, home.loan))
      expect(home.downPayment + home.costs).toBeLessThanOrEqual(savings)
      const dearer = sen(home.price + 100)
      const loan = sen(Math.min(stressedLoan, Math.floor((dearer * 9) / 10)))
      expect(dearer - loan + costs(dearer, loan)).toBeGreaterThan(savings)
    }
    expect(affordability({ ...household, savings: ringgit(500) }, costs).home).toBeNull()
  })

  it('a card counts as a part of its limit', () => {
    expect(cardCommitment(ringgit(12_000), basisPoints(500))).toBe(ringgit(600))
  })
})

describe('5.10 stamp duty on the transfer', () => {
  it.each([
    [100_000, 1000, 8000],
    [300_000, 5000, 24_000],
    [500_000, 9000, 40_000],
    [500_050, 9003, 40_004],
    [750_000, 16_500, 60_000],
    [1_000_000, 24_000, 80_000],
    [1_200_000, 32_000, 96_000],
    [1_500_000, 44_000, 120_000],
  ])('on RM%d a citizen or permanent resident pays RM%d, a foreign buyer RM%d', (price, citizen, foreign) => {
    const transfer = (buyer: BuyerKind) => propertyDuty(ringgit(price), sen(0), buyer, day).transfer
    expect(transfer('citizen')).toBe(ringgit(citizen))
    expect(transfer('permanent-resident')).toBe(ringgit(citizen))
    expect(transfer('foreign')).toBe(ringgit(foreign))
  })

  it.each([
    [300_000, 1500],
    [450_000, 2250],
    [450_001, 2255],
    [630_000, 3150],
  ])('on a loan of RM%d the agreement bears RM%d', (loan, duty) => {
    expect(propertyDuty(ringgit(700_000), ringgit(loan), 'citizen', day).loan).toBe(ringgit(duty))
  })

  it('a first home to RM500,000 bears neither duty until 31 Dec 2027', () => {
    const at = (price: number, on: string) => propertyDuty(ringgit(price), ringgit(400_000), 'first-home', isoDate(on))
    expect(at(500_000, '2027-12-31')).toEqual({ transfer: 0, loan: 0, relieved: true })
    expect(at(500_000, '2028-01-01')).toEqual({ transfer: ringgit(9000), loan: ringgit(2000), relieved: false })
    expect(at(500_000.01, '2026-11-21').relieved).toBe(false)
  })

  it('a foreign buyer paid 4% until 2025, and a day before the oldest rule is refused', () => {
    expect(propertyDuty(ringgit(500_000), sen(0), 'foreign', isoDate('2025-12-31')).transfer).toBe(ringgit(20_000))
    expect(() => propertyDuty(ringgit(500_000), sen(0), 'foreign', isoDate('2023-12-31'))).toThrow(RangeError)
  })
})

describe('5.11 legal fees', () => {
  it.each([
    [30_000, 500, 500, 540],
    [300_000, 3750, 2812.5, 4050],
    [450_000, 5625, 4218.75, 6075],
    [500_000, 6250, 4687.5, 6750],
    [750_000, 8750, 6562.5, 9450],
    [1_200_000, 13_250, 9937.5, 14_310],
    [8_000_000, 81_250, 60_937.5, 87_750],
  ])('on RM%d the scale is RM%d, RM%d after 25%%, RM%d with tax', (value, fee, discounted, taxed) => {
    const full = legalFee(ringgit(value), scale)
    expect(full).toBe(ringgit(fee))
    expect(legalFee(ringgit(value), scale, basisPoints(2500))).toBe(ringgit(discounted))
    expect(full * 1.08).toBeCloseTo(ringgit(taxed), 6)
  })

  it.each([
    [40_000, 500],
    [240_000, 2250],
    [500_000, 4375],
    [750_000, 5687.5],
    [2_000_000, 12_750],
  ])('a developer’s home at RM%d costs RM%d', (price, fee) => {
    expect(developerSaleFee(ringgit(price), scale)).toBe(ringgit(fee))
  })

  it('half a sen goes up, whatever the discount: RM7,511,531.25 less 1.072% is RM7,431,007.635', () => {
    const price = sen(75_102_812_500)
    expect(scaleFee(price, scale)).toBe(ringgit(7_511_531.25))
    expect(legalFee(price, scale, basisPoints(107.2))).toBe(ringgit(7_431_007.64))
  })

  it('a discount above 25% is refused', () => {
    expect(() => legalFee(ringgit(500_000), scale, basisPoints(2501))).toThrow(RangeError)
  })

  it('price RM500,000 with a loan of RM450,000 costs RM23,125.00, with tax on the fees RM24,075.00', () => {
    const costs = buyingCosts(purchase)
    expect(costs).toMatchObject({
      duties: { transfer: ringgit(9000), loan: ringgit(2250) },
      saleFee: ringgit(6250),
      loanFee: ringgit(5625),
      feeTax: ringgit(950),
      total: ringgit(24_075),
    })
    expect(costs.total - costs.feeTax).toBe(ringgit(23_125))
    expect(costs.dayOneCash).toBe(ringgit(74_075))
  })

  it('a cash purchase has no loan costs, and a loan above the price is refused', () => {
    expect(buyingCosts({ ...purchase, loan: sen(0) })).toMatchObject({ duties: { loan: 0 }, loanFee: 0 })
    expect(() => buyingCosts({ ...purchase, loan: ringgit(500_001) })).toThrow(RangeError)
  })

  it('a developer’s sale takes its part of the scale and no discount', () => {
    const costs = buyingCosts({ ...purchase, fromDeveloper: true, discount: basisPoints(2500) })
    expect([costs.saleFee, costs.loanFee]).toEqual([ringgit(4375), ringgit(5625)])
  })
})
