import { type Sen, sen, sumSen } from '../values/money'
import { atRate, type BasisPoints, sumAtRates } from '../values/rate'

/** How many months of essential spending the money at hand pays: `liquid ÷ essentials`; null without any spending. */
export function monthsOfReserve(liquid: Sen, monthlyEssentials: Sen): number | null {
  return monthlyEssentials > 0 ? liquid / monthlyEssentials : null
}

/** The part of net income that is kept: `(income − spending) ÷ income`, negative when more is spent; null without income. */
export function savingsRate(netIncome: Sen, spending: Sen): number | null {
  return netIncome > 0 ? (netIncome - spending) / netIncome : null
}

/** Something owed and what it costs a year. */
export interface Debt {
  readonly balance: Sen
  readonly rate: BasisPoints
}

/** Interest paid while money that could clear the debt earns less. Money in sen, a year. */
export interface NeedlessInterest {
  /** Money beyond the reserve. */
  readonly idle: Sen
  /** The part of it that would clear debts dearer than it earns. */
  readonly used: Sen
  /** `Σ cleared × debt rate`. */
  readonly interestSpared: Sen
  /** `used × what it earns`. */
  readonly returnForgone: Sen
  /** Interest spared less return forgone: what is paid needlessly. */
  readonly needless: Sen
}

/**
 * What a year of owing and saving at once costs: idle money, beyond the reserve kept for emergencies, clears the dearest
 * debts first, and only those that cost more than the money earns.
 */
export function needlessInterest(
  debts: readonly Debt[],
  liquid: Sen,
  reserve: Sen,
  earned: BasisPoints,
): NeedlessInterest {
  const idle = sen(Math.max(0, liquid - reserve))
  const dear = debts.filter(({ rate }) => rate > earned).sort((a, b) => b.rate - a.rate)
  let left: number = idle
  const cleared = dear.map(({ balance, rate }) => {
    const amount = sen(Math.min(left, balance))
    left -= amount
    return { amount, rate }
  })
  const used = sumSen(cleared.map(({ amount }) => amount))
  const interestSpared = sumAtRates(cleared)
  const returnForgone = atRate(used, earned)
  return { idle, used, interestSpared, returnForgone, needless: sen(interestSpared - returnForgone) }
}
