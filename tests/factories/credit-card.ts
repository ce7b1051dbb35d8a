import type { CreditCard, EarnRule } from '@/lib/domain/categories/credit-card/figures'
import { type SpendKind, spendKinds } from '@/lib/domain/categories/credit-card/spending'
import type { Figure } from '@/lib/domain/figures/figure'
import { ringgit, type Sen } from '@/lib/domain/values/money'
import { basisPoints } from '@/lib/domain/values/rate'
import { bankProduct, known, none } from './product'

/** Cashback at a rate in basis points on some kinds of spending, capped a month or not. */
export function cashbackOn(on: readonly SpendKind[], rate: number, cap: Figure<Sen> = none): EarnRule {
  return { kind: 'cashback', on, rate: basisPoints(rate), cap }
}

/** Miles at so many thousandths for each ringgit. */
export function milesOn(on: readonly SpendKind[], perRinggit: number, cap: Figure<number> = none): EarnRule {
  return { kind: 'miles', on, perRinggit, cap }
}

/**
 * A plain cashback card: 1.2% on everything without cap or minimum, RM200 a year waived from RM20,000 of spending,
 * RM25 service tax, 15, 17 and 18% on a balance.
 */
export function makeCreditCard(changes: Partial<CreditCard> = {}): CreditCard {
  return {
    ...bankProduct('credit-card'),
    audience: [],
    network: 'visa',
    tier: 'platinum',
    purposes: ['cashback'],
    annualFee: known(ringgit(200), 'fees'),
    feeWaiver: known({ kind: 'yearly-spend', amount: ringgit(20_000) }, 'fees'),
    earn: known([cashbackOn(spendKinds, 120)]),
    minimumMonthlySpend: none,
    totalMonthlyCap: none,
    thousandPointsWorth: none,
    serviceTax: known(ringgit(25), 'fees'),
    financeCharge: known({
      twelveOnTime: basisPoints(1500),
      tenOnTime: basisPoints(1700),
      fewer: basisPoints(1800),
    }),
    interestFreeDays: known(20),
    cashAdvanceFee: known(basisPoints(500), 'fees'),
    overseasFee: known(basisPoints(100), 'fees'),
    loungeVisits: none,
    balanceTransfer: none,
    supplementaryFee: none,
    pointsExpiryMonths: none,
    gift: none,
    ...changes,
  }
}

/** 8% on petrol, groceries and dining, RM15 each, 0.2% on the rest, from RM1,200 a month. */
export function makeCappedCard(changes: Partial<CreditCard> = {}): CreditCard {
  const cap = known(ringgit(15))
  return makeCreditCard({
    earn: known([
      cashbackOn(['petrol'], 800, cap),
      cashbackOn(['groceries'], 800, cap),
      cashbackOn(['dining'], 800, cap),
      cashbackOn(spendKinds, 20),
    ]),
    minimumMonthlySpend: known(ringgit(1_200)),
    ...changes,
  })
}

/** One mile for RM2.50 on travel, RM5 elsewhere, RM12 a thousand; RM600 a year, never waived. */
export function makeMilesCard(changes: Partial<CreditCard> = {}): CreditCard {
  return makeCreditCard({
    earn: known([milesOn(['travel'], 400), milesOn(spendKinds, 200)]),
    thousandPointsWorth: known(ringgit(12)),
    annualFee: known(ringgit(600)),
    feeWaiver: known({ kind: 'never' }),
    ...changes,
  })
}
