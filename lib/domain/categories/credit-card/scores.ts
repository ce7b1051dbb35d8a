import { balanceTransferRate } from '../../calculators/effective-rate'
import { type Figure, freshness, knownValue, printFigure, type ShelfLife } from '../../figure'
import type { IsoDate } from '../../iso-date'
import { formatRinggit, formatSignedRinggit } from '../../money'
import type { CreditCard } from '../../products/credit-card'
import { type BasisPoints, formatAnnualRate, fromFraction } from '../../rate'
import type { Score } from '../category'
import { scoreOf } from '../shared/facts'
import { visitsText } from './text'
import { amountOrNone, type CardYear, stateOf } from './year'

/** Most visits that count: the largest number that cards publish, so that "unlimited" does not dwarf the others. */
export const mostVisits = 24

/** A balance transfer's true yearly rate with its fee; null when none is offered or it is not published. */
export function transferEir(card: CreditCard): BasisPoints | null {
  const transfer = knownValue(card.balanceTransfer)
  const rate = transfer === null ? null : balanceTransferRate(transfer.rate, transfer.months, transfer.fee)
  return rate === null ? null : fromFraction(rate.nominal)
}

/** The yearly rate of moving a balance: `5.66% p.a.`, `Not offered`. */
export function transferText(card: CreditCard): string {
  const rate = transferEir(card)
  if (rate !== null) return formatAnnualRate(rate)
  return printFigure(card.balanceTransfer, () => 'Not published', { none: 'Not offered' })
}

/** The yearly rate on a balance for 12 of 12 payments on time: `15.00% p.a.`, `No charge`. */
export function financeText(card: CreditCard): string {
  return printFigure(card.financeCharge, (tiers) => formatAnnualRate(tiers.twelveOnTime), { none: 'No charge' })
}

/** Lounge visits with what they count as where that differs: `6 visits a year`, `Unlimited visits, counted as 24`. */
export function loungeText(card: CreditCard): string {
  const counted = `, counted as ${mostVisits}`
  return printFigure(card.loungeVisits, (visits) => `${visitsText(visits)}${visits > mostVisits ? counted : ''}`, {
    none: 'No visits',
    unlimited: `Unlimited visits${counted}`,
  })
}

/** The income asked: `RM3,000 a month`, `No minimum`. */
export function incomeText(card: CreditCard): string {
  const words = { none: 'No minimum' }
  return printFigure(card.requirements.minMonthlyIncome, (amount) => `${formatRinggit(amount)} a month`, words)
}

function visitsOf({ loungeVisits: lounge }: CreditCard): number | null {
  if (lounge.state === 'none') return 0
  const visits = lounge.state === 'unlimited' ? mostVisits : knownValue(lounge)
  return visits === null ? null : Math.min(visits, mostVisits)
}

/** What each order of the list reads: `value`, `fee` and `income` in sen, rates in basis points, `lounge` in visits. */
export function cardScores(card: CreditCard, year: CardYear, today: IsoDate): Readonly<Record<string, Score>> {
  const { net, feeAndTax } = year
  const finance = card.financeCharge.state === 'none' ? 0 : (knownValue(card.financeCharge)?.twelveOnTime ?? null)
  const income = card.requirements.minMonthlyIncome
  const state = (figure: Figure<unknown>, life: ShelfLife) => freshness(figure, card.sources, life, today)
  return {
    value: scoreOf(net, stateOf(year.used, card, today), () =>
      net === null ? 'Not published' : `${formatSignedRinggit(net, 'auto')} a year`,
    ),
    fee: scoreOf(feeAndTax, stateOf(year.feeUsed, card, today), () =>
      feeAndTax === null ? 'Not published' : `${formatRinggit(feeAndTax)} a year`,
    ),
    finance: scoreOf(finance, state(card.financeCharge, 'rate'), () => financeText(card)),
    transfer: scoreOf(transferEir(card), state(card.balanceTransfer, 'rate'), () => transferText(card)),
    lounge: scoreOf(visitsOf(card), state(card.loungeVisits, 'rule'), () => loungeText(card)),
    income: scoreOf(amountOrNone(income), state(income, 'rule'), () => incomeText(card)),
  }
}
