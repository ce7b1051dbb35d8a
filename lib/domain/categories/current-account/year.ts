import { depositReturn } from '../../calculators/deposit'
import { type EarnedSlice, savingsYear } from '../../calculators/savings'
import { knownValue } from '../../figures/figure'
import type { Needed } from '../../figures/figure-reader'
import type { FigureState } from '../../figures/row'
import { wordsFor } from '../../products/words'
import type { IsoDate } from '../../values/iso-date'
import { type Sen, sen, sumSen } from '../../values/money'
import type { SumStep } from '../category'
import { worstState } from '../shared/facts'
import { daysStep, timesStep } from '../shared/steps'
import { feeValue, statesOf } from '../shared/yearly'
import { type CurrentAccount, currentReader } from './figures'
import { type AccountUse, draws } from './scenario'
import { currentAccountWords } from './words'

const { conditions, reasons, overdraft, steps: labels } = currentAccountWords

/** One cost of a year with its line of the sum; `amount` null and `reason` set where a figure is not published. */
interface Cost {
  readonly amount: Sen | null
  readonly parts: readonly Sen[]
  readonly reason: string | null
  readonly needed: readonly Needed[]
  readonly steps: () => readonly SumStep[]
}

const noSteps = (): readonly SumStep[] => []

function nothing(...needed: readonly Needed[]): Cost {
  return { amount: sen(0), parts: [], reason: null, needed, steps: noSteps }
}

function unknown(reason: string, ...needed: readonly Needed[]): Cost {
  return { amount: null, parts: [], reason, needed, steps: noSteps }
}

type FeeName = 'halfYearlyServiceCharge' | 'yearlyCardFee' | 'chequeFee' | 'interbankTransferFee'

/** A fee charged so many times a year. A fee that is never charged on this scenario needs no figure. */
function repeated(
  product: CurrentAccount,
  name: FeeName,
  label: string,
  times: readonly number[],
  missing: string,
): Cost {
  const count = times.reduce((total, one) => total * one, 1)
  if (count === 0) return nothing()
  const needed = currentReader.need(product, name)
  const fee = feeValue(product[name])
  if (fee === null) return unknown(missing, needed)
  if (fee === 0) return nothing(needed)
  const amount = sen(fee * count)
  return { amount, parts: [amount], reason: null, needed: [needed], steps: () => [timesStep(label, times, fee)] }
}

function serviceCost(product: CurrentAccount, balance: Sen): Cost {
  const { minimumBalance, halfYearlyServiceCharge } = product
  const fee = currentReader.need(product, 'halfYearlyServiceCharge')
  const minimum = currentReader.need(product, 'minimumBalance')
  if (halfYearlyServiceCharge.state === 'none') return nothing(fee)
  const floor = knownValue(minimumBalance)
  if (floor !== null && balance >= floor) return nothing(minimum)
  if (floor === null && minimumBalance.state !== 'none') return unknown(reasons.minimumBalance, minimum)
  const cost = repeated(product, 'halfYearlyServiceCharge', labels.serviceCharge, [2], reasons.serviceCharge)
  return { ...cost, needed: [...cost.needed, minimum] }
}

function chequeCost(product: CurrentAccount, { cheques }: AccountUse): Cost {
  if (cheques > 0 && !product.chequeBook) return unknown(conditions.noChequeBook)
  return repeated(product, 'chequeFee', labels.cheques, [12, cheques], reasons.chequeFee)
}

function overdraftCost(product: CurrentAccount, use: AccountUse): Cost {
  if (!draws(use)) return nothing()
  const world = wordsFor(product)
  const needed = currentReader.need(product, 'overdraft')
  if (product.overdraft.state === 'none') return unknown(overdraft.none(world), needed)
  const terms = knownValue(product.overdraft)
  if (terms === null) return unknown(overdraft.rateUnknown(world), needed)
  const days = use.drawnDays * 12
  const cost = depositReturn(use.drawn, terms.rate, days)
  // The set-up fee is paid once, not each year: its row says it apart.
  const steps = (): readonly SumStep[] => [daysStep(overdraft.drawn(world), use.drawn, terms.rate, days, 365, cost)]
  return { amount: cost, parts: cost > 0 ? [cost] : [], reason: null, needed: [needed], steps }
}

/** A year of the account. Every null says that a figure it needs is not published or not offered. */
export interface CurrentYear {
  readonly use: AccountUse
  readonly slices: readonly EarnedSlice[]
  readonly earned: Sen | null
  /** Fees without the overdraft. */
  readonly fees: Sen | null
  readonly costs: Sen | null
  /** The amounts above RM0 that `fees` and `costs` add up. */
  readonly feeParts: readonly Sen[]
  readonly costParts: readonly Sen[]
  readonly feeSteps: () => readonly SumStep[]
  readonly costSteps: () => readonly SumStep[]
  readonly net: Sen | null
  readonly reason: string | null
  readonly feeReason: string | null
  readonly needed: readonly Needed[]
  readonly feeNeeds: readonly Needed[]
  readonly feeState: FigureState
  readonly netState: FigureState
}

function total(costs: readonly Cost[]): Sen | null {
  const known = costs.map(({ amount }) => amount).filter((amount) => amount !== null)
  return known.length < costs.length ? null : sumSen(known)
}

function parts(costs: readonly Cost[]): readonly Sen[] {
  return costs.flatMap((cost) => cost.parts)
}

function firstReason(costs: readonly Cost[]): string | null {
  return costs.map(({ reason }) => reason).find((reason) => reason !== null) ?? null
}

/** Works the year out: return on the balance, fees, what an overdraft costs and what is left. */
export function currentYear(product: CurrentAccount, use: AccountUse, today: IsoDate): CurrentYear {
  const { rate, sources } = product
  const tiers = knownValue(rate)
  const year = tiers === null ? null : savingsYear(use.balance, tiers, [], null)
  const earned = rate.state === 'none' ? sen(0) : (year?.base ?? null)
  const feeCosts = [
    serviceCost(product, use.balance),
    repeated(product, 'yearlyCardFee', labels.cardFee, [1], reasons.cardFee),
    chequeCost(product, use),
    repeated(product, 'interbankTransferFee', labels.transfers, [12, use.transfers], reasons.transferFee),
  ]
  const allCosts = [...feeCosts, overdraftCost(product, use)]
  const fees = total(feeCosts)
  const costs = total(allCosts)
  const feeNeeds = feeCosts.flatMap(({ needed }) => needed)
  const needed = [currentReader.need(product, 'rate'), ...allCosts.flatMap((cost) => cost.needed)]
  const net = earned === null || costs === null ? null : sen(earned - costs)
  return {
    use,
    slices: year?.slices ?? [],
    earned,
    fees,
    costs,
    feeParts: parts(feeCosts),
    costParts: parts(allCosts),
    feeSteps: () => feeCosts.flatMap(({ steps }) => steps()),
    costSteps: () => allCosts.flatMap(({ steps }) => steps()),
    net,
    reason: earned === null ? reasons.rate : firstReason(allCosts),
    feeReason: firstReason(feeCosts),
    needed,
    feeNeeds,
    feeState: fees === null ? 'missing' : worstState(statesOf(feeNeeds, sources, today)),
    netState: net === null ? 'missing' : worstState(statesOf(needed, sources, today)),
  }
}
