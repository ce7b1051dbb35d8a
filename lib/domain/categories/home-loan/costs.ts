import { type BuyerKind, type BuyingCosts, buyingCosts, legalScaleOn, serviceTax } from '../../calculators/buying-costs'
import { upfrontFee } from '../../calculators/loan'
import { knownValue } from '../../figures/figure'
import type { IsoDate } from '../../values/iso-date'
import { type Sen, sen, sumSen } from '../../values/money'
import { atRate, basisPoints } from '../../values/rate'
import { chargeOf } from '../shared/loans/upfront-fee'
import { isOwn } from '../shared/own'
import { feeValue } from '../shared/yearly'
import type { BorneKind, HomeLoan } from './figures'
import { type HomeLoanScenario, residencyOf } from './scenario'

type CostId = BorneKind | 'transfer-duty' | 'fee-tax' | 'processing' | 'setup' | 'cover'

/** A cost of the day: what you pay of it, null when it is not published. `borne`: the bank pays it. */
export interface Cost {
  readonly id: CostId
  readonly amount: Sen | null
  readonly borne: boolean
}

/** The cash that a purchase needs before the keys. Money in sen. */
export interface Cash {
  readonly down: Sen
  readonly buying: BuyingCosts
  readonly lines: readonly Cost[]
  /** All lines together; null when one is not published. */
  readonly costs: Sen | null
  /** Down payment and all costs that are published. */
  readonly least: Sen
}

function buyerOf(scenario: HomeLoanScenario): BuyerKind {
  if (scenario.buyer === 'first') return 'first-home'
  const residency = residencyOf(scenario)
  return residency === 'foreigner' ? 'foreign' : residency
}

function buyingOf(scenario: HomeLoanScenario, loan: Sen, today: IsoDate): BuyingCosts {
  return buyingCosts({
    price: scenario.price,
    loan,
    buyer: buyerOf(scenario),
    fromDeveloper: scenario.construction,
    discount: basisPoints(0),
    disbursements: sen(0),
    valuation: sen(0),
    day: today,
  })
}

function linesOf(loan: HomeLoan, price: Sen, amount: Sen, buying: BuyingCosts, today: IsoDate): readonly Cost[] {
  const kinds = knownValue(loan.borne) ?? []
  const line = (id: BorneKind, of: Sen | null): Cost => {
    const borne = kinds.includes(id)
    return { id, amount: borne ? sen(0) : of, borne }
  }
  const own = (id: CostId, of: Sen | null): Cost => ({ id, amount: of, borne: false })
  const fees = [line('sale-fee', buying.saleFee), line('loan-fee', buying.loanFee)]
  const taxed = sumSen(fees.map((fee) => fee.amount ?? sen(0)))
  return [
    own('transfer-duty', buying.duties.transfer),
    line('loan-duty', buying.duties.loan),
    ...fees,
    own('fee-tax', serviceTax(taxed, legalScaleOn(today))),
    line(
      'valuation',
      chargeOf(loan.valuation, (fee) => upfrontFee(price, fee)),
    ),
    own(
      'processing',
      chargeOf(loan.processingFee, (fee) => upfrontFee(amount, fee)),
    ),
    own('setup', feeValue(loan.setupFee)),
    own(
      'cover',
      chargeOf(loan.cover, ({ kind, cost }) => (kind === 'compulsory' ? atRate(amount, cost) : sen(0))),
    ),
  ]
}

/** The cash that buying with a loan needs on the day; nothing for what the visitor has already. */
export function cashOf(loan: HomeLoan, scenario: HomeLoanScenario, amount: Sen, today: IsoDate): Cash {
  const buying = buyingOf(scenario, amount, today)
  const bought = isOwn(loan)
  const down = bought ? sen(0) : buying.downPayment
  const lines = bought ? [] : linesOf(loan, scenario.price, amount, buying, today)
  const known = lines.flatMap((line) => (line.amount === null ? [] : [line.amount]))
  const costs = known.length === lines.length ? sumSen(known) : null
  return { down, buying, lines, costs, least: sumSen([down, ...known]) }
}
