import type { PersonalLoan, RateBand } from '@/lib/domain/categories/personal-loan/figures'
import { ringgit } from '@/lib/domain/values/money'
import { basisPoints } from '@/lib/domain/values/rate'
import { bankProduct, known, none } from './product'

/** A rate in basis points for RM1,000 to RM100,000 over 6 to 84 months; `rateTo` above it depends on approval. */
export function bandOf(rate: number, rateTo = rate, changes: Partial<RateBand> = {}): RateBand {
  return {
    amountFrom: ringgit(1_000),
    amountTo: ringgit(100_000),
    monthsFrom: 6,
    monthsTo: 84,
    rate: basisPoints(rate),
    rateTo: basisPoints(rateTo),
    ...changes,
  }
}

/** A plain loan: 5.50% flat, fixed, 0.5% stamp duty, no other fee, paid out in three days. */
export function makePersonalLoan(changes: Partial<PersonalLoan> = {}): PersonalLoan {
  return {
    ...bankProduct('personal-loan'),
    rateBasis: 'flat',
    rateKind: 'fixed',
    rates: known([bandOf(550)]),
    minAmount: known(ringgit(1_000)),
    maxAmount: known(ringgit(100_000)),
    minMonths: known(6),
    maxMonths: known(84),
    processingFee: none,
    stampDuty: known(basisPoints(50), 'fees'),
    cover: none,
    lateCharge: known(basisPoints(100), 'fees'),
    earlySettlement: known('reducing-balance'),
    disbursalDays: known(3),
    salaryDeduction: false,
    audience: [],
    purpose: [],
    incomeMultiple: none,
    ...changes,
  }
}

/** 8% on the reducing balance, otherwise as the plain loan. */
export function makeReducingLoan(changes: Partial<PersonalLoan> = {}): PersonalLoan {
  return makePersonalLoan({ rateBasis: 'reducing', rates: known([bandOf(800)]), ...changes })
}
