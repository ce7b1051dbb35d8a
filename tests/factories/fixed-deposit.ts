import type { FixedDeposit, Placement, TiedPurchase } from '@/lib/domain/categories/fixed-deposit/figures'
import { ringgit, type Sen } from '@/lib/domain/values/money'
import { basisPoints } from '@/lib/domain/values/rate'
import { bankProduct, known, none } from './product'

/** A placement at a rate in basis points for amounts from some ringgit up. */
export function placementOf(months: number, rate: number, from = 1000, upTo: Sen | null = null): Placement {
  return { months, rate: basisPoints(rate), from: ringgit(from), upTo }
}

/** A tied purchase, its parts in basis points. */
export function tiedOf(kind: TiedPurchase['kind'], share: number, rate: number, charge: number): TiedPurchase {
  return { kind, share: basisPoints(share), rate: basisPoints(rate), charge: basisPoints(charge) }
}

/** A plain board-rate deposit: 12 months at 3.85%, 6 at 3.60%, from RM1,000, nothing paid on leaving early. */
export function makeFixedDeposit(changes: Partial<FixedDeposit> = {}): FixedDeposit {
  return {
    ...bankProduct('fixed-deposit'),
    placements: known([placementOf(6, 360), placementOf(12, 385)]),
    rateKind: 'board',
    tied: none,
    freshFundsOnly: false,
    audience: [],
    minimumDeposit: known(ringgit(1000)),
    maximumDeposit: none,
    payout: known('at-maturity'),
    earlyWithdrawal: known('no-return'),
    partialWithdrawal: known(false),
    renewalRate: known(basisPoints(250)),
    dayCount: 365,
    ...changes,
  }
}
