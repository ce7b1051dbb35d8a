import { describe, expect, it } from 'vitest'
import { accrued, rollOver } from '@/lib/domain/calculators/deposit'
import {
  mostProtectedPrincipal,
  protectRest,
  splitProtection,
  spreadOver,
} from '@/lib/domain/calculators/deposit-protection'
import { averageBalance } from '@/lib/domain/calculators/savings'
import { isoDate } from '@/lib/domain/values/iso-date'
import { ringgit, sen } from '@/lib/domain/values/money'
import { basisPoints } from '@/lib/domain/values/rate'

describe('5.7 fixed deposit: half rate and renewal', () => {
  it('half of 3.6% on RM10,000 for 151 days is RM74.46575342, of 3% on RM100,000 for 120 days RM493.15068493', () => {
    expect(accrued(ringgit(10_000), basisPoints(360), 151, 365) / 200).toBeCloseTo(74.46575342, 8)
    expect(accrued(ringgit(100_000), basisPoints(300), 120, 365) / 200).toBeCloseTo(493.15068493, 8)
  })

  it('RM10,000 at 3% renewed twelve months from 15 Jan 2026 comes to RM10,304.16, placed once to RM10,300.00', () => {
    const placed = { amount: ringgit(10_000), rate: basisPoints(300), dayCount: 365 } as const
    expect(rollOver(placed, isoDate('2026-01-15'), 1, 12, basisPoints(300))).toEqual({
      maturity: '2027-01-15',
      renewedReturn: ringgit(304.16),
      singleReturn: ringgit(300),
    })
  })

  it('renewal keeps to the day of the first placement after a short month', () => {
    const placed = { amount: ringgit(36_500), rate: basisPoints(1000), dayCount: 365 } as const
    const twice = rollOver(placed, isoDate('2026-01-31'), 1, 2, basisPoints(1000))
    expect(twice.maturity).toBe('2026-03-31')
    expect(twice.singleReturn).toBe(ringgit(590))
  })
})

describe('5.8 savings', () => {
  it('10 days at RM20,000, 12 at RM35,000 and 8 at RM5,000 average RM22,000', () => {
    const parts = [
      { balance: ringgit(20_000), days: 10 },
      { balance: ringgit(35_000), days: 12 },
      { balance: ringgit(5_000), days: 8 },
    ]
    expect(averageBalance(parts)).toBe(ringgit(22_000))
    expect(averageBalance([])).toBe(0)
  })

  it.each([
    [80_000, 5, 3.28767123],
    [80_000, 75, 49.31506849],
    [80_000, 200, 131.50684932],
    [150_000, 5, 6.16438356],
    [100_000, 75, 61.64383562],
    [100_000, 200, 164.38356164],
  ])('RM%d at %d basis points over 30 days earns RM%d', (balance, rate, earned) => {
    expect(accrued(ringgit(balance), basisPoints(rate), 30, 365) / 100).toBeCloseTo(earned, 8)
  })

  it('a day on RM2,050.17 at 3% earns RM0.16850712, on RM1,350.34 in a leap year RM0.11068361', () => {
    expect(accrued(ringgit(2050.17), basisPoints(300), 1, 365) / 100).toBeCloseTo(0.16850712, 8)
    expect(accrued(ringgit(1350.34), basisPoints(300), 1, 366) / 100).toBeCloseTo(0.11068361, 8)
  })

  it('RM10,000 for 31 days at 3% compounds to RM25.51089005 without rounding', () => {
    expect(10_000 * ((1 + 0.03 / 365) ** 31 - 1)).toBeCloseTo(25.51089005, 8)
  })
})

describe('1.1 deposit protection, slot by slot', () => {
  const at = (holder: string, amount: number, rest: { islamic?: boolean; bank?: string } = {}) => ({
    bank: rest.bank ?? 'A',
    islamic: rest.islamic ?? false,
    holding: holder === '' ? ('own' as const) : ('joint' as const),
    holder,
    amount: ringgit(amount),
  })

  it('protects RM1,000,000 of Ahmad’s RM1,100,000', () => {
    const split = splitProtection([
      at('', 300_000),
      at('wife', 300_000),
      at('wife and daughter', 250_000),
      { ...at('Ahmad, Leong & Co', 200_000), holding: 'business' },
      { ...at('Ahmad & Ali Sdn Bhd', 50_000), holding: 'business' },
    ])
    expect(split).toMatchObject({ total: ringgit(1_100_000), covered: ringgit(1_000_000), uncovered: ringgit(100_000) })
    expect(split.slots.map((slot) => slot.covered / 100)).toEqual([250_000, 250_000, 250_000, 200_000, 50_000])
  })

  it('protects Zita’s conventional RM300,000 and Islamic RM275,000 up to RM250,000 each', () => {
    const split = splitProtection([at('', 200_000), at('', 100_000), at('', 275_000, { islamic: true })])
    expect(split.slots.map((slot) => slot.covered / 100)).toEqual([250_000, 250_000])
  })

  it('counts banks, and a trust and a joint account of the same name, apart', () => {
    const own = at('', 250_000)
    const split = splitProtection([
      own,
      { ...own, bank: 'B' },
      at('x', 250_000),
      { ...at('x', 250_000), holding: 'trust' },
    ])
    expect(split).toMatchObject({ uncovered: 0, covered: ringgit(1_000_000) })
  })

  const room = { most: ringgit(250_000), members: 46 }
  const further = (amount: number) => ({ bank: 1, holding: 'own', holder: '', amount: ringgit(amount) })

  it('what is above a limit uses the free half of the same bank before another bank', () => {
    const own = (amount: number, islamic: boolean, bank = 'A') =>
      ({ bank, islamic, holding: 'own', holder: '', amount: ringgit(amount) }) as const
    const plan = protectRest(splitProtection([own(300_000, false), own(80_000, true)]), room)
    expect(plan).toMatchObject({
      within: [{ from: { bank: 'A', islamic: false }, amount: ringgit(50_000) }],
      elsewhere: [],
    })
    // No Islamic deposit there yet: the whole limit is free. RM150,000 is left for another bank.
    const large = protectRest(splitProtection([own(650_000, false)]), room)
    expect([large.within[0]?.amount, large.elsewhere]).toEqual([ringgit(250_000), [further(150_000)]])
    // Both halves are full: each counts for itself, at each bank.
    const full = protectRest(splitProtection([own(260_000, false), own(270_000, true), own(10_000, false, 'B')]), room)
    expect([full.within, full.elsewhere]).toEqual([[], [further(30_000)]])
  })

  it('no place is filled beyond what leaves room for the return, the one that was too full included', () => {
    const own = { bank: 'A', islamic: false, holding: 'own', holder: '', amount: ringgit(600_000) } as const
    const plan = protectRest(splitProtection([own]), { most: ringgit(240_000), members: 46 })
    // RM240,000 stays, RM240,000 goes to the Islamic half and RM120,000 to a further bank.
    expect(plan.within.map(({ amount }) => amount)).toEqual([ringgit(240_000)])
    expect([plan.elsewhere, plan.unplaced]).toEqual([[further(120_000)], 0])
  })

  it('uses no more banks than there are, and says what they do not hold', () => {
    const own = { bank: 'A', islamic: false, holding: 'own', holder: '', amount: ringgit(20_000_000) } as const
    const plan = protectRest(splitProtection([own]), { most: ringgit(200_000), members: 46 })
    // Two of the 46 are the halves of bank A: 46 × RM200,000 is all that is protected.
    expect(plan.elsewhere).toHaveLength(44)
    expect(plan.unplaced).toBe(ringgit(20_000_000 - 46 * 200_000))
  })

  it('each name has a place of its own at a further bank', () => {
    const at = { bank: 'A', islamic: false, holder: '', amount: ringgit(700_000) } as const
    const plan = protectRest(
      splitProtection([
        { ...at, holding: 'own' },
        { ...at, holding: 'business' },
      ]),
      room,
    )
    expect(plan.elsewhere.map(({ bank, holding, amount }) => [bank, holding, amount])).toEqual([
      [1, 'own', ringgit(200_000)],
      [1, 'business', ringgit(200_000)],
    ])
  })

  it('2.12: RM600,000 needs three slots, each whole under the limit; RM0 needs none', () => {
    expect(spreadOver(ringgit(600_000))).toEqual([ringgit(200_000), ringgit(200_000), ringgit(200_000)])
    expect(spreadOver(sen(0))).toEqual([])
    expect(() => spreadOver(ringgit(1), sen(0))).toThrow(RangeError)
  })

  it('leaves room under the limit for the return', () => {
    const most = mostProtectedPrincipal(basisPoints(380), 365)
    expect(most).toBe(ringgit(240_847.78))
    const whole = accrued(most, basisPoints(380), 365, 365) + most
    expect(whole).toBeLessThanOrEqual(ringgit(250_000))
  })
})
