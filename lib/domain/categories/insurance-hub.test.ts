import { describe, expect, it } from 'vitest'
import { isoDate } from '../values/iso-date'
import { coverAlready, insuranceLosses, protectedBenefits } from './insurance-hub'
import { categoriesOn } from './registry'

const today = isoDate('2026-11-20')

describe('what would hurt most', () => {
  it('asks one question for each line of the hub', () => {
    const asked = insuranceLosses(today).map(({ category }) => category)
    expect([...asked].sort()).toEqual(
      categoriesOn('/insurance')
        .map(({ id }) => id)
        .sort(),
    )
  })

  it('says what the case that each list or the calculator starts from costs without cover, to the sen', () => {
    const costs = Object.fromEntries(insuranceLosses(today).map(({ category, cost }) => [category, cost]))
    expect(costs).toEqual({
      'medical-card-insurance': 2_000_000,
      // 36,000 × (1 − 1.01^−15) ÷ 0.01 × 1.01 + 80,000 + 60,000 + 15,000
      'term-life-insurance': 65_913_331,
      // 4,000 × 36 + 30,000
      'critical-illness-insurance': 17_400_000,
      // 30,000 + 10,000
      'property-insurance': 4_000_000,
      // 30,000 + 3,000 + 300
      'travel-insurance': 3_330_000,
      // 5,000 + 8 × 600 + 5 × 150
      'personal-accident-insurance': 1_055_000,
      'whole-life-insurance': 1_500_000,
      'pet-insurance': 150_000,
    })
  })

  it('says of a hospital bill what a government hospital asks for, and of an accident what SOCSO covers by then', () => {
    const alreadyOf = (day: string, id: string) =>
      insuranceLosses(isoDate(day)).find(({ category }) => category === id)?.already
    expect(alreadyOf('2026-11-20', 'medical-card-insurance')).toContain('at most RM500')
    expect(alreadyOf('2026-11-20', 'personal-accident-insurance')).toContain('away from it')
    expect(alreadyOf('2026-05-31', 'personal-accident-insurance')).toBe('SOCSO covers employees for accidents at work.')
  })
})

describe('what people have already', () => {
  it('names government hospitals, SOCSO and the employer’s card, each with a source and the day of its check', () => {
    const facts = coverAlready(today)
    expect(facts.map(({ title }) => title)).toEqual([
      'Government hospitals',
      'SOCSO (PERKESO), if you are employed',
      'Your employer’s medical card',
    ])
    for (const { sources } of facts) {
      expect(sources.length).toBeGreaterThan(0)
      for (const { standing } of sources) expect(standing).toContain('checked 26 Nov 2026')
    }
  })
})

describe('what PIDM protects', () => {
  it('is the newer table, with its first day marked as not known', () => {
    const { rows, sources } = protectedBenefits(today)
    expect(rows.map(({ limit }) => limit)).toEqual([
      'All of it',
      'Up to RM500,000 for each',
      'Up to RM500,000',
      'Up to RM500,000',
      'Up to RM500,000',
      'Up to RM500,000 a property',
      'All of it',
      'Up to RM500,000 a policy',
    ])
    expect(sources[0]?.standing).toBe('the day it began is not known, checked 26 Nov 2026')
  })

  it('was the older table before', () => {
    const { rows } = protectedBenefits(isoDate('2020-06-30'))
    expect(rows.find(({ benefit }) => benefit === 'Income')?.limit).toBe('Up to RM10,000 a month')
    expect(rows.at(-1)?.limit).toBe('All of it')
  })
})
