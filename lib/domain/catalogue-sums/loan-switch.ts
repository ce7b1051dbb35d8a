import { legalFee, legalScaleOn, serviceTax } from '../calculators/buying-costs'
import { monthlyCharge, stampDuty, upfrontFee } from '../calculators/loan'
import { type PhasedPlan, paymentsOf, phasedPlan } from '../calculators/phased-loan'
import { homeLoan } from '../categories/home-loan/definition'
import type { BorneKind, HomeLoan } from '../categories/home-loan/figures'
import { type Offered, offerFor } from '../categories/home-loan/offer'
import type { HomeLoanScenario } from '../categories/home-loan/scenario'
import { chargeOf } from '../categories/shared/loans/upfront-fee'
import { feeValue } from '../categories/shared/yearly'
import { ruleOn } from '../country-rates/dated'
import { propertyDuties } from '../country-rates/property-duty'
import { knownValue } from '../figures/figure'
import { isFor } from '../products/restriction'
import type { IsoDate } from '../values/iso-date'
import { type Sen, sen, sumSen } from '../values/money'
import { atRate, type BasisPoints, basisPoints } from '../values/rate'
import { type LockIn, leavingCharges, lockInOf } from './lock-in'

/** A home loan that somebody has, and the home. Money in sen. */
export interface OwnLoan {
  readonly balance: Sen
  readonly rate: BasisPoints
  readonly years: number
  readonly value: Sen
  /** What leaving now is charged at, of what is still owed. */
  readonly exit: BasisPoints
  /** Discharge, searches, registration and the like. */
  readonly other: Sen
}

/** A cost of moving, paid once. */
export interface MovingCost {
  readonly label: string
  readonly amount: Sen
}

/** One way to go on: its plan, and what it has cost after each month in interest, fees and what is paid once. */
export interface Way {
  readonly plan: PhasedPlan
  /** From month 0, in sen. */
  readonly soFar: readonly Sen[]
  /** What is owed after each month from 0 on. */
  readonly owed: readonly Sen[]
  readonly total: Sen
}

/** The loan of the list to which moving leaves most. */
export interface Move extends Way {
  readonly loan: HomeLoan
  readonly costs: readonly MovingCost[]
  readonly once: Sen
  readonly accountFees: Sen
  readonly lockIn: LockIn
  /** What leaving the new loan after each month from 0 on is charged. */
  readonly leaving: readonly Sen[]
}

/**
 * Staying against moving. `payback`: from this month on moving has cost no more than staying, even if the new loan is left
 * then and its lock-in charged; null: never.
 */
export interface LoanSwitch {
  readonly stay: Way
  readonly move: Move
  readonly saved: Sen
  readonly payback: number | null
}

/** What a plan has cost after each month, charges so far, a fee for each month and what is paid once, and what is owed then. */
function monthByMonth(amount: Sen, plan: PhasedPlan, months: number, monthlyFee: Sen, once: Sen) {
  const rates = plan.phases.flatMap((phase) => new Array<BasisPoints>(phase.months).fill(phase.rate))
  const payments = paymentsOf(plan)
  const soFar: Sen[] = [once]
  const owed: Sen[] = [amount]
  let balance = amount
  let cost = once
  for (let month = 0; month < months; month += 1) {
    const charge = monthlyCharge(balance, rates[month] ?? basisPoints(0))
    balance = sen(Math.max(0, balance + charge - (payments[month] ?? 0)))
    cost = sen(cost + charge + monthlyFee)
    soFar.push(cost)
    owed.push(balance)
  }
  return { soFar, owed }
}

function wayOf(amount: Sen, plan: PhasedPlan, months: number, monthlyFee: Sen, once: Sen): Way {
  const { soFar, owed } = monthByMonth(amount, plan, months, monthlyFee, once)
  return { plan, soFar, owed, total: soFar.at(-1) ?? once }
}

/** The same loan for what is owed on the home, as the list asks. The part of the value is rounded up to a tenth of a basis point. */
function scenarioOf({ balance, value, years }: OwnLoan): HomeLoanScenario {
  const margin = basisPoints(Math.ceil((balance * 100_000) / value) / 10)
  return { price: value, margin, loan: sen(0), years, parked: sen(0), buyer: 'second', construction: false }
}

/** What the documents of a new loan and the bank cost; null where one of them is not published. */
function bankCosts(loan: HomeLoan, { balance, value }: OwnLoan, today: IsoDate): readonly MovingCost[] | null {
  const borne = knownValue(loan.borne) ?? []
  const unless = (kind: BorneKind, amount: Sen | null) => (borne.includes(kind) ? sen(0) : amount)
  const fee = unless('loan-fee', legalFee(balance, legalScaleOn(today))) ?? sen(0)
  const { loan: dutyRate } = ruleOn(propertyDuties, today).value
  const lines = [
    { label: 'Stamp duty on the new loan', amount: unless('loan-duty', stampDuty(balance, dutyRate)) },
    { label: 'Lawyer for the new loan', amount: fee },
    { label: 'Service tax on the lawyer', amount: serviceTax(fee, legalScaleOn(today)) },
    {
      label: 'Valuation',
      amount: unless(
        'valuation',
        chargeOf(loan.valuation, (of) => upfrontFee(value, of)),
      ),
    },
    { label: 'Processing', amount: chargeOf(loan.processingFee, (of) => upfrontFee(balance, of)) },
    { label: 'Setting up the account', amount: feeValue(loan.setupFee) },
    {
      label: 'Compulsory cover',
      amount: chargeOf(loan.cover, ({ kind, cost }) => (kind === 'compulsory' ? atRate(balance, cost) : sen(0))),
    },
  ]
  const known = lines.flatMap(({ label, amount }) => (amount === null ? [] : [{ label, amount }]))
  return known.length === lines.length ? known : null
}

function exactPlan(balance: Sen, { plan }: Offered): PhasedPlan {
  return phasedPlan(
    balance,
    plan.phases.map(({ rate, months }) => ({ rate, months })),
  )
}

/** null where the bank does not take it, or a figure is out of date or not published. */
function moveTo(loan: HomeLoan, own: OwnLoan, scenario: HomeLoanScenario, today: IsoDate): Move | null {
  const offer = offerFor(loan, scenario, today)
  const costs = bankCosts(loan, own, today)
  const fee = feeValue(loan.accountFee)
  if (offer.kind === 'none' || costs === null || fee === null) return null
  if (homeLoan.evaluate(loan, scenario, today).sortValues.paid?.state !== 'known') return null
  const all = [
    { label: 'Charge for leaving your loan', amount: atRate(own.balance, own.exit) },
    { label: 'Other costs', amount: own.other },
    ...costs,
  ]
  const once = sumSen(all.map(({ amount }) => amount))
  const months = own.years * 12
  const way = wayOf(own.balance, exactPlan(own.balance, offer), months, fee, once)
  const lockIn = lockInOf(loan)
  const leaving = leavingCharges(lockIn, way.owed)
  return { ...way, loan, costs: all, once, accountFees: sen(fee * months), lockIn, leaving }
}

/** The month from which on moving has cost no more than staying, whenever the new loan is left; null: there is none. */
function paysFrom(stay: Way, move: Move): number | null {
  const behind = stay.soFar.findLastIndex(
    (cost, month) => month === 0 || (move.soFar[month] ?? cost) + (move.leaving[month] ?? 0) > cost,
  )
  return behind === stay.soFar.length - 1 ? null : behind + 1
}

/**
 * Keeping a home loan against moving what is still owed to the loan of the list that costs least to the end of the same
 * years, with all that moving costs: the charge for leaving, stamp duty and lawyer on the new loan, and the bank's own
 * fees. Loans for everybody with figures that are up to date; the reference rate stays as it is today. null where no bank
 * takes it. How we are paid is not read.
 */
export function switchLoan(loans: readonly HomeLoan[], own: OwnLoan, today: IsoDate): LoanSwitch | null {
  const months = own.years * 12
  const scenario = scenarioOf(own)
  const move = loans
    .filter((loan) => isFor(loan, new Set()))
    .flatMap((loan) => moveTo(loan, own, scenario, today) ?? [])
    .reduce<Move | null>((best, one) => {
      if (best === null || one.total < best.total) return one
      return one.total === best.total && one.loan.name < best.loan.name ? one : best
    }, null)
  if (move === null) return null
  const stay = wayOf(own.balance, phasedPlan(own.balance, [{ rate: own.rate, months }]), months, sen(0), sen(0))
  return { stay, move, saved: sen(stay.total - move.total), payback: paysFrom(stay, move) }
}
