import { describe, expect, it } from 'vitest'
import { monthsOfReserve, needlessInterest, savingsRate } from '@/lib/domain/calculators/analysis'
import { emergencyFund } from '@/lib/domain/calculators/emergency-fund'
import { providentContribution, retirementOutlook } from '@/lib/domain/calculators/retirement'
import { monthlyOutput, monthlySaving, solarPayback } from '@/lib/domain/calculators/solar'
import { latest } from '@/lib/domain/country-rates/dated'
import { providentFundRates, seniorFundRates } from '@/lib/domain/country-rates/provident-fund'
import { ringgit, sen } from '@/lib/domain/values/money'
import { basisPoints } from '@/lib/domain/values/rate'
import { ratio, ratioValue } from '@/lib/domain/values/ratio'
import { Ratio } from './ratio'

describe('emergency fund', () => {
  const fund = {
    essentials: ringgit(3000),
    months: 6,
    saved: ringgit(6000),
    monthlySaving: ringgit(500),
    rate: basisPoints(0),
  }

  it('six months of RM3,000 with RM6,000 saved lack RM12,000: 24 months at RM500', () => {
    expect(emergencyFund(fund)).toEqual({
      target: ringgit(18_000),
      gap: ringgit(12_000),
      monthsCovered: 2,
      monthsToReach: 24,
    })
  })

  it('is reached sooner with a return, at once when it is there, never without saving', () => {
    expect(emergencyFund({ ...fund, rate: basisPoints(400) }).monthsToReach).toBe(23)
    expect(emergencyFund({ ...fund, saved: ringgit(20_000) })).toMatchObject({ gap: 0, monthsToReach: 0 })
    expect(emergencyFund({ ...fund, monthlySaving: sen(0) }).monthsToReach).toBeNull()
    expect(emergencyFund({ ...fund, essentials: sen(0) }).monthsCovered).toBeNull()
  })
})

describe('retirement', () => {
  const plan = {
    age: 30,
    retireAt: 60,
    liveTo: 80,
    saved: ringgit(50_000),
    monthlyContribution: ringgit(1000),
    fund: null,
    contributionRise: basisPoints(0),
    yearlyReturn: basisPoints(0),
    inflation: basisPoints(0),
    monthlySpending: ringgit(2000),
  }

  it('without return or inflation is plain adding: RM410,000 against RM480,000', () => {
    const outlook = retirementOutlook(plan)
    expect(outlook).toMatchObject({
      savedAtRetirement: ringgit(410_000),
      neededAtRetirement: ringgit(480_000),
      gap: ringgit(70_000),
      extraMonthly: ringgit(194.45),
      runsOutAt: 77,
    })
    expect(outlook?.path[30]).toEqual({ age: 60, savings: ringgit(410_000) })
    expect(outlook?.path.at(-1)?.savings).toBe(0)
  })

  it('the extra saving closes the gap: with it nothing runs out before the end', () => {
    const rates = { yearlyReturn: basisPoints(520), inflation: basisPoints(250), contributionRise: basisPoints(300) }
    const poor = { ...plan, ...rates, monthlyContribution: ringgit(200), saved: sen(0) }
    const outlook = retirementOutlook(poor)
    const enough = retirementOutlook({
      ...poor,
      monthlyContribution: sen(poor.monthlyContribution + (outlook?.extraMonthly ?? 0)),
    })
    expect(outlook?.gap).toBeGreaterThan(0)
    expect(outlook?.runsOutAt).toBeLessThan(80)
    expect(enough).toMatchObject({ gap: 0, runsOutAt: null, extraMonthly: 0 })
    expect(enough?.path.at(-1)?.age).toBe(80)
  })

  it('has no answer beyond RM1 billion', () => {
    expect(retirementOutlook({ ...plan, saved: ringgit(900_000_000), yearlyReturn: basisPoints(500) })).toBeNull()
    expect(retirementOutlook({ ...plan, monthlySpending: ringgit(900_000_000) })).toBeNull()
  })

  it('someone who retires today cannot save more, and ages must be in order', () => {
    expect(retirementOutlook({ ...plan, age: 60 })).toMatchObject({ extraMonthly: null, savedAtRetirement: plan.saved })
    expect(() => retirementOutlook({ ...plan, age: 61 })).toThrow(RangeError)
    expect(() => retirementOutlook({ ...plan, liveTo: 60 })).toThrow(RangeError)
  })

  const fund = { rates: latest(providentFundRates).value, seniorRates: latest(seniorFundRates).value }

  it('the provident fund takes 11% and 13% to RM5,000, 12% above, 4% from 60 and nothing from 75', () => {
    const on = (wage: number, age: number) => providentContribution(ringgit(wage), age, fund)
    expect(on(5000, 59)).toEqual({ employee: ringgit(550), employer: ringgit(650) })
    expect(on(6000, 59)).toEqual({ employee: ringgit(660), employer: ringgit(720) })
    expect(on(6000, 60)).toEqual({ employee: 0, employer: ringgit(240) })
    expect(on(6000, 74)).toEqual({ employee: 0, employer: ringgit(240) })
    expect(on(6000, 75)).toEqual({ employee: 0, employer: 0 })
  })

  it('contributes by the wage and the age of each year, not of the first, in exact arithmetic', () => {
    const working = {
      ...plan,
      age: 55,
      retireAt: 77,
      liveTo: 90,
      saved: sen(0),
      monthlyContribution: ringgit(100),
      contributionRise: basisPoints(300),
      fund: { wage: ringgit(4_800), ...fund },
    }
    const outlook = retirementOutlook(working)
    let saved = 0
    const years = Array.from({ length: 22 }, (_, year) => {
      const grown = Ratio.of(103, 100).power(year)
      const wage = grown.times(Ratio.of(480_000)).rounded()
      const parts = year < 5 ? [11, wage <= 500_000 ? 13 : 12] : year < 20 ? [0, 4] : [0, 0]
      const byFund = parts.reduce((total, part) => total + Ratio.of(wage * part, 100).rounded(), 0)
      const own = grown.times(Ratio.of(10_000)).rounded()
      saved += (byFund + own) * 12
      return { age: 55 + year, own, fund: byFund }
    })
    expect(outlook?.contributions).toEqual(years)
    expect(outlook?.savedAtRetirement).toBe(saved)
    // RM4,800 passes RM5,000 in the second rise: 13% becomes 12%.
    expect(years[1]?.fund).toBe(ringgit(543.84) + ringgit(642.72))
    expect(years[2]?.fund).toBe(ringgit(560.16) + ringgit(611.08))
  })
})

describe('solar payback', () => {
  const system = {
    watts: 5000,
    sunHours: 3.5,
    performance: basisPoints(8000),
    ageing: basisPoints(0),
    monthlyUseKwh: 600,
    usedAtOnce: basisPoints(5000),
    tariff: 5_000,
    exportCredit: 3_000,
    tariffRise: basisPoints(0),
    cost: ringgit(20_000),
    rebate: ringgit(3000),
    yearlyUpkeep: sen(0),
    years: 10,
  }

  it('5 kW at 3.5 hours and 80% make 420 kWh a month', () => {
    expect(ratioValue(monthlyOutput(5000, 3.5, basisPoints(8000)))).toBe(420)
  })

  it('half used at once and half exported save RM168 a month: RM17,000 is back in 102 months', () => {
    const payback = solarPayback(system)
    expect(payback).toMatchObject({
      firstYearSaved: ringgit(2016),
      outlay: ringgit(17_000),
      paybackMonths: 102,
      netAtEnd: ringgit(3160),
    })
    expect(payback.years).toHaveLength(10)
  })

  it('an export credit never pays out more than the month’s bill', () => {
    // 100 kWh at once of 110 used: the bill left is 10 kWh, RM5.00; RM60.00 of credit shrinks to that.
    const use = { monthlyUseKwh: 110, usedAtOnce: basisPoints(3333) }
    expect(ratioValue(monthlySaving(ratio(300), use, { tariff: ratio(50), exportCredit: ratio(30) }))).toBe(110 * 50)
  })

  it('never pays back when upkeep takes the saving, and at once when the rebate pays it all', () => {
    expect(solarPayback({ ...system, yearlyUpkeep: ringgit(3000) }).paybackMonths).toBeNull()
    expect(solarPayback({ ...system, rebate: ringgit(25_000) }).paybackMonths).toBe(0)
  })

  it('half a sen of a year goes up, with a tariff of four decimals, in exact arithmetic', () => {
    const ageing = {
      ...system,
      ageing: basisPoints(50),
      tariffRise: basisPoints(212.5),
      tariff: 4_443,
      exportCredit: 2_703,
    }
    const { years } = solarPayback({ ...ageing, years: 30 })
    for (const { year, saved } of years) {
      const output = Ratio.of(420).times(Ratio.of(995, 1_000).power(year - 1))
      const rise = Ratio.of(1)
        .plus(Ratio.rate(212.5))
        .power(year - 1)
      const half = output.times(Ratio.of(1, 2))
      const prices = Ratio.of(4_443 + 2_703, 100).times(rise)
      expect(saved).toBe(half.times(prices).times(Ratio.of(12)).rounded())
    }
  })

  it('ageing delays the payback and dearer power hastens it', () => {
    const months = (change: object) => solarPayback({ ...system, ...change }).paybackMonths ?? Number.POSITIVE_INFINITY
    expect(months({ ageing: basisPoints(100) })).toBeGreaterThan(102)
    expect(months({ tariffRise: basisPoints(300) })).toBeLessThan(102)
  })
})

describe('financial analysis', () => {
  it('RM18,000 pays six months of RM3,000; without spending there is no number of months', () => {
    expect(monthsOfReserve(ringgit(18_000), ringgit(3000))).toBe(6)
    expect(monthsOfReserve(ringgit(18_000), sen(0))).toBeNull()
  })

  it('RM4,500 spent of RM6,000 keeps a quarter; spending more keeps less than nothing', () => {
    expect(savingsRate(ringgit(6000), ringgit(4500))).toBe(0.25)
    expect(savingsRate(ringgit(6000), ringgit(7500))).toBe(-0.25)
    expect(savingsRate(sen(0), ringgit(1))).toBeNull()
  })

  it('idle money clears the dearest debt first and leaves cheaper ones than it earns', () => {
    const debts = [
      { balance: ringgit(20_000), rate: basisPoints(700) },
      { balance: ringgit(5000), rate: basisPoints(1800) },
      { balance: ringgit(90_000), rate: basisPoints(150) },
    ]
    expect(needlessInterest(debts, ringgit(30_000), ringgit(18_000), basisPoints(200))).toEqual({
      idle: ringgit(12_000),
      used: ringgit(12_000),
      interestSpared: ringgit(1390),
      returnForgone: ringgit(240),
      needless: ringgit(1150),
    })
    expect(needlessInterest(debts, ringgit(10_000), ringgit(18_000), basisPoints(200)).needless).toBe(0)
    expect(needlessInterest(debts, ringgit(90_000), sen(0), basisPoints(200)).used).toBe(ringgit(25_000))
  })
})
