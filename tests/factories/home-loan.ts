import type { HomeLoan, Pricing } from '@/lib/domain/categories/home-loan/figures'
import { ringgit, sen } from '@/lib/domain/values/money'
import { basisPoints } from '@/lib/domain/values/rate'
import { bankProduct, known, none } from './product'

/** So many basis points above the reference rate. */
export function floating(spread: number): HomeLoan['pricing'] {
  return known<Pricing>({ kind: 'floating', spread: basisPoints(spread) })
}

/** Fixed for so many years, then floating. */
export function fixedFirst(years: number, rate: number, spread: number): HomeLoan['pricing'] {
  return known<Pricing>({ kind: 'fixed-first', years, rate: basisPoints(rate), spread: basisPoints(spread) })
}

/** The same rate for the whole tenure. */
export function fixed(rate: number): HomeLoan['pricing'] {
  return known<Pricing>({ kind: 'fixed', rate: basisPoints(rate) })
}

/** A basic term loan at SBR + 1.40%, for every buyer and home, without a fee or a lock-in. */
export function makeHomeLoan(changes: Partial<HomeLoan> = {}): HomeLoan {
  const base = bankProduct('home-loan')
  return {
    ...base,
    audience: [],
    requirements: { ...base.requirements, residencies: none },
    pricing: floating(140),
    rest: 'daily',
    ceilingRate: none,
    lateCharge: known(basisPoints(100), 'fees'),
    margin: known(basisPoints(9_000)),
    marginThird: known(basisPoints(7_000)),
    minAmount: known(ringgit(1_000)),
    maxAmount: known(ringgit(20_000_000)),
    minYears: known(5),
    maxYears: known(35),
    oldestAge: known(70),
    account: 'term',
    setupFee: none,
    accountFee: none,
    withdrawalFee: none,
    lockIn: none,
    processingFee: none,
    valuation: none,
    borne: none,
    cover: known({ kind: 'optional', cost: basisPoints(300) }, 'fees'),
    progressive: known('charge-only'),
    firstHomeOnly: false,
    ...changes,
  }
}

/** A fee of one amount. */
export function flatFee(amount: number): HomeLoan['valuation'] {
  return known({ rate: basisPoints(0), least: ringgit(amount), most: ringgit(amount) }, 'fees')
}

/** A fee that is a part of an amount, in basis points. */
export function partFee(rate: number): HomeLoan['valuation'] {
  return known({ rate: basisPoints(rate), least: sen(0), most: null }, 'fees')
}
