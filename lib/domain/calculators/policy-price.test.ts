import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { isoDate } from '../values/iso-date'
import { ringgit, sen } from '../values/money'
import { policyPrice } from './policy-price'

const today = isoDate('2026-11-20')

describe('a price of general insurance', () => {
  it.each([
    // A home’s premium at 0.09, 0.12, 0.16 and 0.20% of RM450,000.
    [405, 447.4],
    [540, 593.2],
    [720, 787.6],
    [900, 982],
  ])('of RM%d is RM%d with tax and duty', (premium, total) => {
    expect(policyPrice(ringgit(premium), false, today).total).toBe(ringgit(total))
  })

  it('bears no duty up to RM150.00 where its kind is free of it, and RM10 one sen above', () => {
    expect(policyPrice(sen(15_000), true, today)).toMatchObject({ serviceTax: 1_200, stampDuty: 0, total: 16_200 })
    expect(policyPrice(sen(15_001), true, today)).toMatchObject({ serviceTax: 1_200, stampDuty: 1_000, total: 17_201 })
    expect(policyPrice(sen(15_000), false, today)).toMatchObject({ stampDuty: 1_000, total: 17_200 })
  })

  it('is free of duty from 2022 to the end of 2028, and not a day outside', () => {
    const dutyOn = (day: string) => policyPrice(ringgit(100), true, isoDate(day)).stampDuty
    expect(['2021-12-31', '2022-01-01', '2028-12-31', '2029-01-01'].map(dutyOn)).toEqual([1_000, 0, 0, 1_000])
  })

  it('bore 6% of service tax before 1 March 2024 and 8% since', () => {
    const taxOn = (day: string) => policyPrice(ringgit(100), true, isoDate(day)).serviceTax
    expect(['2024-02-29', '2024-03-01'].map(taxOn)).toEqual([600, 800])
  })

  it('is what its parts add up to, whatever the premium', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 10_000_000 }), fc.boolean(), (amount, dutyFree) => {
        const { premium, serviceTax, stampDuty, total } = policyPrice(sen(amount), dutyFree, today)
        expect(premium + serviceTax + stampDuty).toBe(total)
      }),
    )
  })
})
