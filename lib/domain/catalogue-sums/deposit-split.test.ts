import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { makeFixedDeposit, placementOf, tiedOf } from '@/tests/factories/fixed-deposit'
import { known, testToday } from '@/tests/factories/product'
import { productsOf } from '@/tests/list-engine/content-cases'
import { splitProtection } from '../calculators/deposit-protection'
import { depositReader, type FixedDeposit } from '../categories/fixed-deposit/figures'
import { categoryOf } from '../categories/registry'
import { isoDate } from '../values/iso-date'
import { ringgit, sen } from '../values/money'
import { type DepositSplit, splitDepositOver } from './deposit-split'

const limit = ringgit(250_000)

function depositAt(bank: string, rate: number, changes: Partial<FixedDeposit> = {}): FixedDeposit {
  const plain = makeFixedDeposit({ placements: known([placementOf(12, rate)]) })
  const issuer = { ...plain.issuer, slug: bank, name: bank }
  return { ...plain, slug: `${bank}-${rate}`, name: `${bank} ${rate}`, issuer, ...changes }
}

const placed = ({ parts }: DepositSplit) => parts.map(({ product, amount }) => [product.name, amount / 100])
const split = (products: readonly FixedDeposit[], amount: number) =>
  splitDepositOver(products, { amount: ringgit(amount), months: 12 }, testToday)

describe('a deposit above the limit of PIDM', () => {
  it('fills the highest rate up to the limit with its interest, then the next bank', () => {
    // 250,000 ÷ 1.04 = 240,384.6…: with a year at 4% that is the most at one bank.
    const made = split([depositAt('b', 350), depositAt('a', 400)], 300_000)
    expect(placed(made)).toEqual([
      ['a 400', 240_384],
      ['b 350', 59_616],
    ])
    expect(made.parts.map(({ interest }) => interest)).toEqual([961_536, 208_656])
    expect([made.interest, made.left]).toEqual([1_170_192, 0])
    // All of it at 4%: 300,000 × 4% = 12,000, of which 62,000 with the amount is above the limit.
    expect(made.single).toMatchObject({ interest: ringgit(12_000), uninsured: ringgit(62_000) })
  })

  it('counts two deposits of one bank against one limit, and its Islamic deposit apart', () => {
    const [best, second] = [depositAt('a', 400), depositAt('a', 390)]
    expect(split([best, second], 400_000).left).toBeGreaterThan(ringgit(150_000))
    const islamic = depositAt('a', 390, { shariah: 'tawarruq' })
    expect(placed(split([best, islamic], 400_000))).toEqual([
      ['a 400', 240_384],
      ['a 390', 159_616],
    ])
  })

  it('uses no bank outside PIDM, none that is for some people only, and nothing that asks to buy', () => {
    const plain = depositAt('a', 300)
    const outside = { ...depositAt('b', 500), issuer: { ...plain.issuer, slug: 'b', depositProtection: false } }
    const seniors = depositAt('c', 500, { audience: ['senior'] })
    const tied = depositAt('d', 500, { tied: known(tiedOf('insurance', 2000, 0, 0)) })
    expect(placed(split([outside, seniors, tied, plain], 100_000))).toEqual([['a 300', 100_000]])
  })

  it('says what no deposit takes instead of placing it above a limit or below a minimum', () => {
    const made = split([depositAt('a', 400), depositAt('b', 300)], 240_884)
    expect(placed(made)).toEqual([['a 400', 240_384]])
    expect(made.left).toBe(ringgit(500))
    expect(split([], 300_000)).toMatchObject({ parts: [], left: ringgit(300_000), single: null })
  })

  it('how banks pay us moves no money', () => {
    const deposits = [depositAt('a', 400), depositAt('b', 400)]
    const paid = deposits.map((one, at): FixedDeposit => ({ ...one, paid: at === 1 ? 'approval' : 'none' }))
    expect(placed(split(paid, 300_000))).toEqual(placed(split(deposits, 300_000)))
  })

  it('protects every sen that it places, whatever the amount and term, over the whole catalogue', () => {
    const deposits = productsOf(categoryOf('fixed-deposit')).filter(depositReader.is)
    const day = isoDate('2026-11-20')
    fc.assert(
      fc.property(
        fc.integer({ min: 50_000, max: 1_000_000_000 }),
        fc.constantFrom(1, 3, 6, 12, 24, 60),
        (amount, months) => {
          const { parts, left, interest, days } = splitDepositOver(deposits, { amount: sen(amount), months }, day)
          const held = parts.map((part) => ({
            bank: part.product.issuer.slug,
            islamic: part.product.shariah !== null,
            holding: 'own' as const,
            holder: '',
            amount: sen(part.amount + part.interest),
          }))
          expect(splitProtection(held, limit).uncovered).toBe(0)
          expect(parts.reduce((sum, part) => sum + part.amount, 0) + left).toBe(amount)
          const again = parts.map(({ amount: in1, rate, product }) =>
            Math.floor((in1 * rate * days) / (10_000 * product.dayCount) + 0.5 + 1e-6),
          )
          expect(again.reduce((sum, one) => sum + one, 0)).toBe(interest)
          const rates = parts.map(({ rate }) => rate)
          expect(rates).toEqual(rates.toSorted((a, b) => b - a))
        },
      ),
      { numRuns: 60 },
    )
  })
})
