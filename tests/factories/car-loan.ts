import type { CarBand, CarLoan } from '@/lib/domain/categories/car-loan/figures'
import { ringgit } from '@/lib/domain/values/money'
import { basisPoints } from '@/lib/domain/values/rate'
import { bankProduct, known, none } from './product'

/** A rate in basis points for new cars of any make, to 90% of the price over 12 to 108 months. */
export function carBand(rate: number, rateTo = rate, changes: Partial<CarBand> = {}): CarBand {
  return {
    vehicle: 'new',
    origin: 'any',
    ageTo: 0,
    monthsFrom: 12,
    monthsTo: 108,
    amountFrom: ringgit(10_000),
    marginTo: basisPoints(9_000),
    rate: basisPoints(rate),
    rateTo: basisPoints(rateTo),
    ...changes,
  }
}

/** A plain car loan at 5.00% on the reducing balance, without a fee or a limit of its own. */
export function makeCarLoan(changes: Partial<CarLoan> = {}): CarLoan {
  return {
    ...bankProduct('car-loan'),
    audience: [],
    rateBasis: 'reducing',
    rateKind: 'fixed',
    rates: known([carBand(500)]),
    minAmount: none,
    maxAmount: none,
    minMonths: none,
    maxMonths: none,
    oldestCar: none,
    oldestAge: none,
    stampDuty: none,
    claimFee: none,
    signatureFee: none,
    lateCharge: known(basisPoints(100), 'fees'),
    earlySettlement: known('net-balance', 'fees'),
    guarantor: known('none'),
    insurance: known('comprehensive', 'fees'),
    licence: false,
    noticeDays: none,
    disbursalDays: known(3),
    ...changes,
  }
}

/** A car loan of the old method: a flat rate in basis points, with the Rule of 78. */
export function makeFlatCarLoan(rate: number, changes: Partial<CarLoan> = {}): CarLoan {
  return makeCarLoan({
    rateBasis: 'flat',
    rates: known([carBand(rate)]),
    earlySettlement: known('rule-of-78', 'fees'),
    ...changes,
  })
}
