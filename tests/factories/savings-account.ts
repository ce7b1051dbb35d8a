import type { BonusCondition, BonusRate, SavingsAccount } from '@/lib/domain/categories/savings-account/figures'
import type { RateTiers } from '@/lib/domain/categories/shared/tiers'
import { ringgit, type Sen } from '@/lib/domain/values/money'
import { basisPoints } from '@/lib/domain/values/rate'
import { bankProduct, known, none } from './product'

/** One rate in basis points on the whole balance. */
export function flatTiers(rate: number): RateTiers {
  return { method: 'whole-balance', bands: [{ upTo: null, rate: basisPoints(rate) }] }
}

/** A bonus in basis points on at most `cap` ringgit; null: no cap. */
export function bonusOf(condition: BonusCondition, rate: number, cap: number | null = null): BonusRate {
  return { condition, rate: basisPoints(rate), cap: cap === null ? none : known<Sen>(ringgit(cap)) }
}

/** A conditional account: 0.25% base, +1.50% for RM500 on its card and +1.00% for a salary, each on RM50,000; RM8 card fee. */
export function makeSavingsAccount(changes: Partial<SavingsAccount> = {}): SavingsAccount {
  return {
    ...bankProduct('savings-account'),
    baseRate: known(flatTiers(25)),
    bonuses: known([
      bonusOf({ kind: 'card-spend', amount: ringgit(500) }, 150, 50_000),
      bonusOf({ kind: 'salary-credit', amount: ringgit(3000) }, 100, 50_000),
    ]),
    returnGuaranteed: true,
    audience: [],
    openingDeposit: known(ringgit(20)),
    minimumBalance: known(ringgit(20)),
    fallBelowMonthlyFee: known(ringgit(1), 'fees'),
    yearlyCardFee: known(ringgit(8), 'fees'),
    dormancyYearlyFee: known(ringgit(10), 'fees'),
    interestPaid: known('monthly'),
    freeWithdrawalsAMonth: known(8),
    jointAllowed: known(true),
    ...changes,
  }
}
