import { describe, expect, it } from 'vitest'
import { fixed, makeHomeLoan } from '@/tests/factories/home-loan'
import { known, missing, testToday } from '@/tests/factories/product'
import type { CalculatorResult } from '../calculator-pages/result'
import type { HomeLoan } from '../categories/home-loan/figures'
import { addMonths, formatDate } from '../values/iso-date'
import { ringgit, sen } from '../values/money'
import { basisPoints } from '../values/rate'
import { moveHomeLoan } from './move-home-loan'

const typed = {
  balance: ringgit(350_000),
  rate: basisPoints(550),
  years: 6,
  value: ringgit(550_000),
  exit: basisPoints(0),
  other: sen(0),
}

/** The new loan's documents cost nothing, so that moving pays at once but for a lock-in. */
const cheap = (changes: Partial<HomeLoan>) =>
  makeHomeLoan({ pricing: fixed(450), name: 'Cheap', borne: known(['loan-duty', 'loan-fee']), ...changes })
const lockIn = (of: 'original' | 'outstanding') => known({ years: 5, fee: basisPoints(350), of })

function moving(loans: readonly HomeLoan[], changes: Partial<typeof typed> = {}): CalculatorResult {
  return moveHomeLoan.over(loans).work({ ...typed, ...changes }, testToday)
}

function shown(result: CalculatorResult) {
  if (result.kind === 'refusal') throw new Error(result.text)
  const figure = (label: string) => result.figures.find((one) => one.label === label)
  return { result, figure, verdict: result.verdict?.text ?? '' }
}

describe('moving to a loan with a lock-in', () => {
  it('says what leaving it early costs, in ringgit, and until which day', () => {
    const { figure, verdict } = shown(moving([cheap({ lockIn: lockIn('original') })]))
    // 3.50% of RM350,000.
    expect(figure('Leaving the new loan early')?.value).toBe('RM12,250.00')
    expect(verdict).toContain('RM12,250.00')
    expect(verdict).toContain(formatDate(addMonths(testToday, 60)))
  })

  it('pays for itself only when the charge for leaving is made up for as well', () => {
    const locked = shown(moving([cheap({ lockIn: lockIn('original') })]))
    const free = shown(moving([cheap({})]))
    expect(free.figure('It pays for itself after')?.value).toBe('1 month')
    expect(free.verdict).toContain('after 1 month')
    // The charge is more than all that is saved, so that whoever leaves by month 60 has lost.
    expect(locked.figure('It pays for itself after')?.value).toBe('61 months')
    expect(locked.verdict).not.toContain('after 1 month')
  })

  it('counts a charge on what is still owed as that falls', () => {
    const { figure } = shown(moving([cheap({ lockIn: lockIn('outstanding') })]))
    const months = Number.parseInt(figure('It pays for itself after')?.value ?? '', 10)
    // One point saves some RM10,500 in all; 3.50% of what is owed falls below what is saved long before month 60.
    expect(months).toBeGreaterThan(1)
    expect(months).toBeLessThan(60)
    expect(figure('Leaving the new loan early')?.value).toMatch(/^Up to RM12,\d{3}\.\d\d$/)
  })

  it('does not take a lock-in that is not published for none', () => {
    const { figure, verdict } = shown(moving([cheap({ lockIn: missing })]))
    expect(figure('Leaving the new loan early')?.value).toBe('Not published')
    expect(verdict).toMatch(/ask/i)
    expect(shown(moving([cheap({})])).figure('Leaving the new loan early')?.value).toBe('No charge')
  })

  it('charges nothing at the end of a loan that is no longer than its lock-in', () => {
    const { figure } = shown(moving([cheap({ lockIn: lockIn('original') })], { years: 5 }))
    expect(figure('It pays for itself after')?.value).toBe('60 months')
  })
})

describe('a home loan that no bank takes', () => {
  const refusal = (loans: readonly HomeLoan[], changes: Partial<typeof typed> = {}) => {
    const result = moving(loans, changes)
    return result.kind === 'refusal' ? result.text : 'an answer'
  }

  it.each([
    ['the amount is too small', { minAmount: known(ringgit(80_000)) }, { balance: ringgit(20_000) }, /RM80,000/],
    ['the amount is too large', { maxAmount: known(ringgit(300_000)) }, {}, /RM300,000/],
    ['the home is worth too little', {}, { value: ringgit(360_000) }, /90%.*RM324,000/],
    ['more is owed than it is worth', {}, { value: ringgit(200_000) }, /90%.*RM180,000/],
    ['too many years are left', { maxYears: known(5) }, {}, /5 years/],
    ['too few years are left', { minYears: known(10) }, {}, /10 years/],
  ])('is told the true reason: %s', (_, loan, changes, reason) => {
    expect(refusal([cheap(loan)], changes)).toMatch(reason)
  })

  it('is told no limit that a loan for other people, for a first home or out of date would have', () => {
    const others = [
      cheap({ minAmount: known(ringgit(10_000)), audience: ['government'] }),
      cheap({ minAmount: known(ringgit(10_000)), firstHomeOnly: true }),
      cheap({ minAmount: known(ringgit(10_000)), processingFee: missing }),
    ]
    const text = refusal([...others, cheap({ minAmount: known(ringgit(80_000)) })], { balance: ringgit(20_000) })
    expect(text).toContain('RM80,000')
  })

  it('is told that no figures are up to date where that is why', () => {
    expect(refusal([cheap({ processingFee: missing })])).toMatch(/up to date/)
  })

  it('is told that no bank takes all of it together where each part alone is taken', () => {
    const small = cheap({ maxAmount: known(ringgit(100_000)) })
    const short = cheap({ maxYears: known(5), name: 'Short' })
    expect(refusal([small, short])).toMatch(/together/)
  })
})
