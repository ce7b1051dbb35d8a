import {
  advanceCost,
  type CreditCost,
  type GuaranteeFee,
  invoiceCost,
  lineCost,
  percentOf,
  termCost,
} from '../../calculators/business-credit'
import { type Dated, ruleOn } from '../../country-rates/dated'
import { policyRates } from '../../country-rates/policy-rate'
import { knownValue } from '../../figures/figure'
import { figureWords } from '../../figures/figure-words'
import { assertNever } from '../../values/assert-never'
import type { IsoDate } from '../../values/iso-date'
import { portion, type Sen, sen, sumSen } from '../../values/money'
import { atRate, type BasisPoints, basisPoints } from '../../values/rate'
import { chargeOf } from '../shared/loans/upfront-fee'
import { isOwn } from '../shared/own'
import type { BusinessLoan, FacilityKind, Pricing, Scheme } from './figures'
import { firmRefusal } from './firm'
import type { BusinessLoanScenario } from './scenario'
import { businessLoanWords } from './words'

const { reasons: words } = businessLoanWords

/** How a kind of facility is used and paid back. */
export type Method = 'instalments' | 'line' | 'invoice' | 'advance'

/** How a kind of facility is worked out. */
export function methodOf(facility: FacilityKind): Method {
  switch (facility) {
    case 'term':
    case 'micro':
    case 'hire-purchase':
    case 'p2p-note':
      return 'instalments'
    case 'overdraft':
    case 'revolving':
    case 'trade-line':
      return 'line'
    case 'invoice':
      return 'invoice'
    case 'sales-advance':
      return 'advance'
    default:
      return assertNever(facility)
  }
}

/** The Standardised Base Rate of a day, which is the overnight policy rate. */
export function sbrOn(today: IsoDate): Dated<BasisPoints> {
  return ruleOn(policyRates, today)
}

/** What a facility charges by both ends of its price: a yearly rate, a part to repay, or a part of each invoice. */
interface PriceEnds {
  readonly low: BasisPoints
  readonly top: BasisPoints
}

function priceEnds(pricing: Pricing, today: IsoDate): PriceEnds {
  switch (pricing.kind) {
    case 'fixed':
      return { low: pricing.rate, top: pricing.rateTo }
    case 'floating': {
      const level = pricing.at ?? sbrOn(today).value
      return { low: basisPoints(level + pricing.spread), top: basisPoints(level + pricing.spreadTo) }
    }
    case 'factor':
    case 'discount':
      return { low: pricing.part, top: pricing.partTo }
    default:
      return assertNever(pricing)
  }
}

/** What is charged on the first day, in the order of the page; null where it is not published. */
interface StartFees {
  readonly each: readonly (Sen | null)[]
  readonly total: Sen | null
}

/** The figures behind it, in the same order. */
export const startCharges = ['processing', 'stampDuty', 'legal'] as const

function startFees({ processing, stampDuty, legal }: BusinessLoan, amount: Sen): StartFees {
  const part = ({ rate, least, most }: { rate: BasisPoints; least: Sen; most: Sen | null }) =>
    sen(Math.min(most ?? Number.POSITIVE_INFINITY, Math.max(least, atRate(amount, rate))))
  const each = [chargeOf(processing, part), chargeOf(stampDuty, part), chargeOf(legal, (fee) => fee)]
  const known = each.filter((fee) => fee !== null)
  return { each, total: known.length === each.length ? sumSen(known) : null }
}

/** The fee of a guarantee that the borrower pays; null: none, or the lender pays it. */
function guaranteeOf(scheme: Scheme | null): GuaranteeFee | null {
  if (scheme === null || scheme.paidBy === 'lender') return null
  const { cover, fee, when } = scheme
  return { cover, fee, when }
}

/** What a facility comes to for a case. `top` is at the upper end of its price, which the orders read. */
export interface Deal {
  readonly kind: 'deal'
  readonly method: Method
  readonly pricing: Pricing
  readonly ends: PriceEnds
  /** The term that is worked out: the one asked for, or the nearest that is offered. */
  readonly months: number
  /** Why it is not the one asked for; null: it is. */
  readonly otherTerm: string | null
  /** What is in use: the amount, or of a line and of invoices the part used on average. */
  readonly used: Sen
  readonly margin: BasisPoints
  readonly fees: StartFees
  readonly guarantee: GuaranteeFee | null
  readonly unusedRate: BasisPoints
  readonly commission: BasisPoints
  /** A charge that belongs to the cost is not published. */
  readonly isFloor: boolean
  readonly top: CreditCost
  readonly low: () => CreditCost
}

/** What is paid in a month: an instalment, or what a line or invoices cost by the month. */
export function monthly({ method, months, top }: Deal, cost = top): Sen {
  return method === 'invoice' ? portion(cost.charge, 1, months) : cost.regular
}

export type Outcome = { readonly kind: 'none'; readonly reason: string } | Deal

function amountRefusal({ minAmount, maxAmount }: BusinessLoan, amount: Sen): string | null {
  const [least, most] = [knownValue(minAmount), knownValue(maxAmount)]
  if (most !== null && amount > most) return words.upTo(most)
  return least !== null && amount < least ? words.from(least) : null
}

/** Why a facility is not for a case, whatever its amount; null when it is, as far as its rules are published. */
export function caseRefusal(loan: BusinessLoan, scenario: BusinessLoanScenario, today: IsoDate): string | null {
  if (isOwn(loan)) return null
  const purposes = knownValue(loan.purposes)
  if (purposes !== null && !purposes.includes(scenario.purpose)) return words.purpose(scenario.purpose)
  const security = knownValue(loan.security) ?? []
  const pledged = security.length > 0 && security.every((one) => one === 'property' || one === 'deposit')
  if (pledged && !scenario.pledge) return words.pledge
  return firmRefusal(loan, scenario, today)
}

function termOf({ minMonths, maxMonths }: BusinessLoan, asked: number) {
  const [shortest, longest] = [knownValue(minMonths) ?? 1, knownValue(maxMonths) ?? Number.POSITIVE_INFINITY]
  if (asked > longest) return { months: longest, otherTerm: words.longest(longest) }
  return asked < shortest
    ? { months: shortest, otherTerm: words.shortest(shortest) }
    : { months: asked, otherTerm: null }
}

type Parts = Omit<Deal, 'kind' | 'top' | 'low'>

function costOf(parts: Parts, loan: BusinessLoan, scenario: BusinessLoanScenario, end: BasisPoints): CreditCost {
  const { method, months, used, guarantee, unusedRate, commission, margin, pricing } = parts
  const { amount, days } = scenario
  const start = parts.fees.total ?? sen(0)
  switch (method) {
    case 'instalments': {
      const [rebate, moratorium] = [knownValue(loan.rebate), knownValue(loan.moratorium)]
      return termCost({ amount, rate: end, months, moratorium, start, guarantee, rebate })
    }
    case 'line':
      return lineCost({ limit: amount, used, months, rate: end, unusedRate, commission, start, guarantee })
    case 'invoice': {
      const every = pricing.kind === 'discount' ? pricing.every : 30
      return invoiceCost({ advanced: used, margin, discount: end, every, days, months, start })
    }
    case 'advance':
      return advanceCost({ amount, repaid: atRate(amount, end), months, start })
    default:
      return assertNever(method)
  }
}

/** What a facility comes to for a business and what it needs, or why it is not offered. */
export function dealFor(loan: BusinessLoan, scenario: BusinessLoanScenario, today: IsoDate): Outcome {
  const pricing = knownValue(loan.pricing)
  if (pricing === null) return { kind: 'none', reason: figureWords.missing }
  const reason = caseRefusal(loan, scenario, today) ?? amountRefusal(loan, scenario.amount)
  if (reason !== null) return { kind: 'none', reason }
  const method = methodOf(loan.facility)
  const margin = knownValue(loan.margin)
  if (method === 'invoice' && margin === null) return { kind: 'none', reason: figureWords.missing }
  const inPart = method === 'line' || method === 'invoice'
  const unusedRate = loan.commitment.state === 'none' ? basisPoints(0) : knownValue(loan.commitment)
  const commission = loan.commission.state === 'none' ? basisPoints(0) : knownValue(loan.commission)
  const fees = startFees(loan, scenario.amount)
  const lineUnknown = method === 'line' && (unusedRate === null || commission === null)
  const parts: Parts = {
    method,
    pricing,
    ends: priceEnds(pricing, today),
    ...termOf(loan, scenario.months),
    used: inPart ? percentOf(scenario.amount, scenario.used) : scenario.amount,
    margin: margin ?? basisPoints(10_000),
    fees,
    guarantee: guaranteeOf(knownValue(loan.scheme)),
    unusedRate: unusedRate ?? basisPoints(0),
    commission: commission ?? basisPoints(0),
    isFloor: fees.total === null || loan.scheme.state === 'missing' || lineUnknown,
  }
  const { low, top } = parts.ends
  const worked = costOf(parts, loan, scenario, top)
  return {
    kind: 'deal',
    ...parts,
    top: worked,
    low: () => (low === top ? worked : costOf(parts, loan, scenario, low)),
  }
}

/** The amount nearest to the one asked for that some of these facilities lend to the business; null: that one is, or none is. */
export function nearestAmount(
  loans: readonly BusinessLoan[],
  scenario: BusinessLoanScenario,
  today: IsoDate,
): Sen | null {
  const { amount } = scenario
  const open = loans.filter((loan) => loan.pricing.state === 'known' && caseRefusal(loan, scenario, today) === null)
  const gaps = open.map((loan) => {
    const [least, most] = [knownValue(loan.minAmount) ?? sen(0), knownValue(loan.maxAmount) ?? amount]
    return sen(Math.min(most, Math.max(least, amount)))
  })
  const [nearest] = gaps.toSorted((a, b) => Math.abs(a - amount) - Math.abs(b - amount))
  return nearest === undefined || nearest === amount ? null : nearest
}
