import { describe, expect, it } from 'vitest'
import { latest } from '../country-rates/dated'
import { goodwillDiscounts } from '../country-rates/hire-purchase'
import { addDays, addMonths, isoDate } from '../values/iso-date'
import { ringgit } from '../values/money'
import { basisPoints } from '../values/rate'
import { earlySettlement } from './early-settlement'
import type { SettlementValues } from './early-settlement-fields'

const today = isoDate('2026-11-20')
const typed: SettlementValues = {
  loan: 'car',
  agreement: addMonths(today, -36),
  amount: ringgit(100_000),
  rate: basisPoints(300),
  months: 84,
  paid: 36,
  'lock-in': false,
  fee: basisPoints(300),
  'fee-on': 'original',
}

function settle(changes: Partial<SettlementValues>, day = today) {
  const result = earlySettlement.work({ ...typed, ...changes }, day)
  if (result.kind === 'refusal') throw new Error(result.text)
  const figure = (label: string) => result.figures.find((one) => one.label === label)?.value
  return { result, figure, verdict: result.verdict?.text ?? '' }
}

describe('a figure is rounded once, from exact sums', () => {
  // Worked out with fractions outside of this project; the comment has what lies behind the half sen.
  it.each([['7,015.1719', { loan: 'reducing', rate: basisPoints(558) }, 'RM7,015.17']] as const)(
    'saved by leaving: %s',
    (_, changes, saved) => {
      expect(settle(changes).figure('Saved by leaving')).toBe(saved)
    },
  )

  it.each([
    [
      '190,406.6282',
      {
        loan: 'flat',
        amount: ringgit(10_000_000),
        rate: basisPoints(1_800),
        months: 420,
        paid: 419,
        'lock-in': true,
        fee: basisPoints(1_000),
        'fee-on': 'outstanding',
      },
      'RM190,406.63',
    ],
  ] as const)('the fee and the rest together: %s', (_, changes, expected) => {
    expect(settle(changes).result.headline.value).toBe(expected)
  })

  it('also in the chart: what leaving a flat loan saves after each month is n(n + 1) of the charge', () => {
    const { result } = settle({ loan: 'flat' })
    const values = result.chart?.kind === 'lines' ? (result.chart.series[0]?.values ?? []) : []
    const at = result.chart?.kind === 'lines' ? result.chart.axis.at : []
    const charge = 2_100_000n
    const exact = at.map((paid) => {
      const left = BigInt(84 - paid)
      const [over, under] = [charge * left * (left + 1n), 84n * 85n]
      return Number((over * 2n + under) / (under * 2n))
    })
    expect(values).toEqual(exact)
  })
})

describe('the banks’ goodwill discount on an agreement with the Rule of 78', () => {
  const { from, value } = latest(goodwillDiscounts)

  it('can bring the difference to the reducing balance at most, and is not promised', () => {
    const { figure, verdict } = settle({})
    const more = /asks (RM[\d,.]+\d) more/.exec(verdict)?.[1]
    expect(figure('Goodwill discount, at most')).toBe(more)
    expect(verdict).toMatch(/ask .*goodwill discount/i)
  })

  it('is for an agreement of the old kind alone, and from its first day on', () => {
    const label = 'Goodwill discount, at most'
    expect(settle({ loan: 'reducing' }).figure(label)).toBeUndefined()
    expect(settle({ loan: 'home' }).figure(label)).toBeUndefined()
    const before = addDays(from, -1)
    expect(settle({ agreement: addMonths(before, -36) }, before).figure(label)).toBeUndefined()
    expect(settle({ agreement: addMonths(from, -36) }, from).figure(label)).toBeDefined()
  })

  it('names who is entitled, and a source', () => {
    const text = earlySettlement.assumptions.join(' ')
    expect(text).toContain(`${value.mostDaysBehind} days`)
    expect(text).toMatch(/AKPK/)
    expect(earlySettlement.sources.some(({ title }) => /goodwill/i.test(title))).toBe(true)
  })
})

it('the day on which the new law began is not put down to one news digest', () => {
  expect(earlySettlement.assumptions.join(' ')).not.toMatch(/digest/)
  expect(earlySettlement.sources.some(({ url }) => url.includes('bnm.gov.my'))).toBe(true)
})
