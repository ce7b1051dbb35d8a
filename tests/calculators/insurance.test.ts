import { describe, expect, it } from 'vitest'
import { averagePayout, reimbursement, shareBill, yearsToCoverShare } from '@/lib/domain/calculators/claims'
import { criticalIllnessGap, lifeGap, medicalGap } from '@/lib/domain/calculators/insurance-gap'
import {
  claimCost,
  motorPremium,
  motorTaxes,
  noClaimDiscount,
  tariffPremium,
} from '@/lib/domain/calculators/motor-premium'
import { ruleOn } from '@/lib/domain/country-rates/dated'
import { type MotorRegion, motorTariffs, type VehicleKind } from '@/lib/domain/country-rates/motor'
import { isoDate } from '@/lib/domain/values/iso-date'
import { ringgit, sen } from '@/lib/domain/values/money'
import { basisPoints } from '@/lib/domain/values/rate'

const day = isoDate('2026-11-21')

describe('5.15 motor premium', () => {
  it.each<[MotorRegion, number, number, number, number, number]>([
    ['east', 1207.8, 543.51, 43.48, 596.99, 1500],
    ['peninsular', 1579.5, 710.78, 56.86, 777.64, 1500],
  ])('%s, 55%% discount: RM%d before, RM%d after, tax RM%d, total RM%d', (region, gross, after, tax, total, cc) => {
    const tariff = ruleOn(motorTariffs[region], day).value
    expect(tariffPremium(tariff, cc, ringgit(50_000))).toBe(ringgit(gross))
    expect(motorPremium(ringgit(gross), noClaimDiscount('private-car', 5, day), motorTaxes(day))).toMatchObject({
      afterDiscount: ringgit(after),
      serviceTax: ringgit(tax),
      stampDuty: ringgit(10),
      total: ringgit(total),
    })
  })

  it.each([
    [0, 1500],
    [1, 1125],
    [2, 1050],
    [3, 925.05],
    [4, 825],
    [5, 675],
    [12, 675],
  ])('%d years without a claim leave RM%d of RM1,500', (years, left) => {
    const discount = noClaimDiscount('private-car', years, day)
    expect(motorPremium(ringgit(1500), discount, motorTaxes(day)).afterDiscount).toBe(ringgit(left))
  })

  it.each<[VehicleKind, number, number]>([
    ['motorcycle', 2, 2000],
    ['motorcycle', 9, 2500],
    ['commercial', 1, 1500],
  ])('a %s has after %d years %d basis points', (vehicle, years, discount) => {
    expect(noClaimDiscount(vehicle, years, day)).toBe(discount)
  })

  it('each band of engine size ends with its last cc, and cover counts by started RM1,000', () => {
    const tariff = ruleOn(motorTariffs.east, day).value
    const premium = (cc: number, cover: number) => tariffPremium(tariff, cc, ringgit(cover)) / 100
    expect([premium(1400, 1000), premium(1401, 1000), premium(4401, 1000)]).toEqual([190.2, 213.1, 348.1])
    expect([premium(1400, 500), premium(1400, 1000.01), premium(1400, 2000)]).toEqual([190.2, 210.5, 210.5])
    expect(() => noClaimDiscount('private-car', -1, day)).toThrow(RangeError)
  })

  it('a claim costs the discount for as many renewals as are looked at', () => {
    // RM1,000 at 55 % pays 486.00 + 10 instead of 1,080.00 + 10, then 25 % (810.00) instead of 55 %.
    expect(claimCost(ringgit(1000), 'private-car', 5, 1, day)).toBe(ringgit(594))
    expect(claimCost(ringgit(1000), 'private-car', 5, 2, day)).toBe(ringgit(918))
    expect(claimCost(ringgit(1000), 'private-car', 5, 0, day)).toBe(0)
  })
})

describe('5.15 claims', () => {
  const plan = { deductible: sen(0), coInsurance: basisPoints(0), most: null, limit: null }

  it.each([
    [20_000, { ...plan, deductible: ringgit(500) }, 500, 19_500],
    [20_000, { ...plan, coInsurance: basisPoints(500), most: ringgit(500) }, 500, 19_500],
    [20_000, { ...plan, coInsurance: basisPoints(500) }, 1000, 19_000],
    [6_000, { ...plan, deductible: ringgit(500), coInsurance: basisPoints(1000), most: ringgit(1000) }, 1050, 4950],
    [20_000, { ...plan, limit: ringgit(15_000) }, 5000, 15_000],
    [150_000, { ...plan, deductible: ringgit(500), limit: ringgit(100_000) }, 50_500, 99_500],
    [300, { ...plan, deductible: ringgit(500), coInsurance: basisPoints(1000) }, 300, 0],
  ])('of a bill of RM%d under %j the patient pays RM%d, the insurer RM%d', (bill, terms, patient, insurer) => {
    const shared = shareBill(ringgit(bill), terms)
    expect([shared.patient, shared.insurer]).toEqual([ringgit(patient), ringgit(insurer)])
    expect(shared.deductible + shared.coInsurance + shared.aboveLimit).toBe(shared.patient)
  })

  it('RM1,000 of share is worth taking for five years of RM200 saved', () => {
    expect(yearsToCoverShare(ringgit(1000), ringgit(200))).toBe(5)
    expect(yearsToCoverShare(ringgit(1000), sen(0))).toBeNull()
  })

  it('a loss of RM5,000 insured at RM80,000 of RM100,000 pays RM4,000; never more than the loss or the cover', () => {
    const pays = (loss: number, insured: number, cost: number) =>
      averagePayout(ringgit(loss), ringgit(insured), ringgit(cost)) / 100
    expect(pays(5000, 80_000, 100_000)).toBe(4000)
    expect(pays(5000, 120_000, 100_000)).toBe(5000)
    expect(pays(90_000, 50_000, 0)).toBe(50_000)
  })

  it('a vet’s bill of RM1,000 at 90% pays RM900', () => {
    expect(reimbursement(ringgit(1000), basisPoints(9000))).toBe(ringgit(900))
  })
})

describe('the gap between need and cover', () => {
  it('life: RM48,000 a year for three years at 0% plus debts and expenses, less cover and savings', () => {
    const need = {
      yearlyNeed: ringgit(48_000),
      years: 3,
      realReturn: basisPoints(0),
      debts: ringgit(100_000),
      education: ringgit(50_000),
      finalExpenses: ringgit(10_000),
      cover: ringgit(200_000),
      savings: ringgit(20_000),
    }
    expect(lifeGap(need)).toEqual({
      incomeNeed: ringgit(144_000),
      need: ringgit(304_000),
      have: ringgit(220_000),
      gap: ringgit(84_000),
    })
    // 48,000 × (1 + 1 ÷ 1.1 + 1 ÷ 1.21)
    expect(lifeGap({ ...need, realReturn: basisPoints(1000) }).incomeNeed).toBe(ringgit(131_305.79))
    expect(lifeGap({ ...need, cover: ringgit(900_000) }).gap).toBe(0)
  })

  it('critical illness: months of living and treatment', () => {
    const illness = { monthlySpending: ringgit(4000), recoveryMonths: 36, treatment: ringgit(50_000) }
    const found = criticalIllnessGap({ ...illness, cover: ringgit(100_000), savings: ringgit(20_000) })
    expect(found).toEqual({ need: ringgit(194_000), have: ringgit(120_000), gap: ringgit(74_000) })
  })

  it('medical: today’s bill at 10% inflation over two years against the limit', () => {
    const bill = { billToday: ringgit(100_000), inflation: basisPoints(1000), years: 2 }
    expect(medicalGap({ ...bill, annualLimit: ringgit(100_000) }).gap).toBe(ringgit(21_000))
  })
})
