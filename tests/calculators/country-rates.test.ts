import { describe, expect, it } from 'vitest'
import { jobLossClaims, olderPeopleAid } from '@/lib/domain/country-rates/aid'
import { cardIncomes, cardRules, cardServiceTaxes } from '@/lib/domain/country-rates/card-rules'
import { employerCover, publicHospitalCharges, socialSecurity } from '@/lib/domain/country-rates/cover-already'
import { type Dated, inForce, latest, ruleOn } from '@/lib/domain/country-rates/dated'
import { depositProtectionLimits, depositProtectionMembers } from '@/lib/domain/country-rates/deposit-protection'
import { guaranteeSchemes } from '@/lib/domain/country-rates/guarantee-schemes'
import { goodwillDiscounts, hirePurchaseRules } from '@/lib/domain/country-rates/hire-purchase'
import { basePlanEstimates, hospitalClaims } from '@/lib/domain/country-rates/hospital-bills'
import { insurerProtection } from '@/lib/domain/country-rates/insurer-protection'
import { legalFeeScales } from '@/lib/domain/country-rates/legal-fees'
import { leastCoPayments } from '@/lib/domain/country-rates/medical-insurance'
import { motorTariffs, noClaimDiscounts } from '@/lib/domain/country-rates/motor'
import { personalFinancingRules } from '@/lib/domain/country-rates/personal-financing'
import { policyRates } from '@/lib/domain/country-rates/policy-rate'
import { policyTaxes } from '@/lib/domain/country-rates/policy-taxes'
import { propertyDuties } from '@/lib/domain/country-rates/property-duty'
import { providentFundRates, seniorFundRates } from '@/lib/domain/country-rates/provident-fund'
import { dutyFreePremiums } from '@/lib/domain/country-rates/small-policies'
import { smeDefinitions } from '@/lib/domain/country-rates/sme-size'
import { solarSchemes } from '@/lib/domain/country-rates/solar'
import { shelfLifeDays } from '@/lib/domain/figures/figure'
import { daysBetween, isoDate } from '@/lib/domain/values/iso-date'

const lists: Readonly<Record<string, readonly Dated<unknown>[]>> = {
  basePlanEstimates,
  cardIncomes,
  cardRules,
  cardServiceTaxes,
  depositProtectionLimits,
  depositProtectionMembers,
  dutyFreePremiums,
  employerCover,
  publicHospitalCharges,
  socialSecurity,
  hospitalClaims,
  insurerProtection,
  jobLossClaims,
  olderPeopleAid,
  hirePurchaseRules,
  goodwillDiscounts,
  legalFeeScales,
  leastCoPayments,
  noClaimDiscounts,
  policyTaxes,
  eastTariff: motorTariffs.east,
  peninsularTariff: motorTariffs.peninsular,
  personalFinancingRules,
  policyRates,
  propertyDuties,
  providentFundRates,
  seniorFundRates,
  smeDefinitions,
  ...guaranteeSchemes,
  solarSchemes,
}

/** The last day on which somebody compared a source. */
const newestCheck = isoDate('2026-11-26')

describe.each(Object.entries(lists))('%s', (_, entries) => {
  it('runs from the oldest entry to the newest, each from a day of its own', () => {
    const days = entries.map((entry) => entry.from)
    expect(days).toEqual([...new Set(days)].sort())
  })

  it('names a source that was checked by now, or says in a note that it has none', () => {
    for (const { source, standing, note } of entries) {
      if (source !== null) {
        expect(() => new URL(source.url)).not.toThrow()
        expect(source.checkedOn <= newestCheck).toBe(true)
      }
      if (standing === 'unsure') expect(note).toMatch(/common knowledge|not known/)
    }
  })

  it('was compared with its source within the life of a rule, but for what a later entry replaced', () => {
    const old = entries.filter(({ from, source }, at) => {
      const next = entries[at + 1]
      const isOver = from <= newestCheck && next !== undefined && next.from <= newestCheck
      return !isOver && source !== null && daysBetween(source.checkedOn, newestCheck) > shelfLifeDays.rule
    })
    expect(old).toEqual([])
  })
})

describe('the entry in force', () => {
  it.each([
    ['2020-07-07', 175],
    ['2022-05-11', 200],
    ['2022-08-01', 225],
    ['2022-09-08', 250],
    ['2022-11-03', 275],
    ['2025-07-08', 300],
    ['2025-07-09', 275],
    ['2026-11-21', 275],
  ])('1.2: on %s the policy rate is %d basis points', (day, rate) => {
    expect(ruleOn(policyRates, isoDate(day)).value).toBe(rate)
  })

  it('begins on its first day and ends the day before the next', () => {
    expect(ruleOn(personalFinancingRules, isoDate('2026-12-31')).value.flatRateAllowed).toBe(true)
    expect(ruleOn(personalFinancingRules, isoDate('2027-01-01')).value).toMatchObject({
      flatRateAllowed: false,
      mostMonths: 120,
    })
    expect(latest(personalFinancingRules).from).toBe('2027-01-01')
  })

  it('of PIDM’s limits is the newer table, whose first day is marked unsure; the older one stays as it was', () => {
    const older = ruleOn(insurerProtection, isoDate('2020-06-30'))
    expect(older.value).toMatchObject({ income: { most: 1_000_000, per: 'month' }, pecuniaryLoss: null, prepaid: null })
    expect(older.standing).toBe('primary')
    const newer = ruleOn(insurerProtection, isoDate('2026-11-20'))
    expect(newer.value).toEqual({
      eachLifeBenefit: 50_000_000,
      eachProperty: 50_000_000,
      income: { most: 50_000_000, per: 'person' },
      pecuniaryLoss: 50_000_000,
      policyValue: 50_000_000,
      prepaid: 50_000_000,
    })
    expect(newer.standing).toBe('unsure')
    expect(newer.note).toContain('Their first day is not known')
  })

  it('of the smallest co-payment is 5% or RM500, as reported, and of the goodwill discount that of agreements to 31 March 2027', () => {
    const payment = ruleOn(leastCoPayments, isoDate('2026-11-20'))
    expect(payment).toMatchObject({ value: { coInsurance: 500, deductible: 50_000 }, standing: 'reported' })
    expect(payment.note).toMatch(/emergencies.*critical illness.*government hospitals.*hardship/)
    const goodwill = ruleOn(goodwillDiscounts, isoDate('2026-11-20'))
    expect(goodwill).toMatchObject({ value: { signedUntil: '2027-03-31' }, standing: 'reported' })
  })

  it('of SOCSO pays for accidents away from work from 1 June 2026', () => {
    expect(ruleOn(socialSecurity, isoDate('2026-05-31')).value.awayFromWork).toBe(false)
    expect(ruleOn(socialSecurity, isoDate('2026-06-01')).value.awayFromWork).toBe(true)
  })

  it('does not exist before the first one began', () => {
    expect(inForce(policyRates, isoDate('2020-07-06'))).toBeNull()
    expect(() => ruleOn(policyRates, isoDate('2020-07-06'))).toThrow(RangeError)
  })
})
