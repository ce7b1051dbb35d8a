import { balanceTransferRate } from '../../calculators/effective-rate'
import { type Figure, freshness, knownValue, printFigure } from '../../figures/figure'
import { figureWords } from '../../figures/figure-words'
import type { IsoDate } from '../../values/iso-date'
import { type BasisPoints, formatAnnualRate, fromFraction } from '../../values/rate'
import type { Evaluation } from '../category'
import { commonWords } from '../shared/common-words'
import { sortValue } from '../shared/facts'
import { type BalanceTransfer, type CreditCard, cardReader } from './figures'
import { mostVisits } from './most-visits'
import { creditCardWords } from './words'
import { amountOrNone, type CardYear, stateOf } from './year'

const { figures, countedAs } = creditCardWords

const transferRates = new WeakMap<BalanceTransfer, BasisPoints | null>()

/**
 * A balance transfer's true yearly rate with its fee; null when none is offered or it is not published. No scenario changes
 * it: worked out once for each card.
 */
export function transferEir(card: CreditCard): BasisPoints | null {
  const transfer = knownValue(card.balanceTransfer)
  if (transfer === null) return null
  const known = transferRates.get(transfer)
  if (known !== undefined) return known
  const rate = balanceTransferRate(transfer.rate, transfer.months, transfer.fee)
  const shown = rate === null ? null : fromFraction(rate.nominal)
  transferRates.set(transfer, shown)
  return shown
}

/** The yearly rate of moving a balance: `5.66% p.a.`, `Not offered`. */
export function transferText(card: CreditCard): string {
  const rate = transferEir(card)
  if (rate !== null) return formatAnnualRate(rate)
  return printFigure(card.balanceTransfer, () => figureWords.missing, figures.balanceTransfer)
}

/** The yearly rate on a balance for 12 of 12 payments on time: `15.00% p.a.`, `No charge`. */
export function financeText(card: CreditCard): string {
  return printFigure(card.financeCharge, (tiers) => formatAnnualRate(tiers.twelveOnTime), {
    none: figures.financeCharge.none,
  })
}

/** Lounge visits with what they count as where that differs: `6 visits a year`, `Unlimited visits, counted as 24`. */
export function loungeText(card: CreditCard): string {
  const { none, unlimited, print } = figures.loungeVisits
  return printFigure(card.loungeVisits, (visits) => (visits > mostVisits ? countedAs(print(visits)) : print(visits)), {
    none,
    unlimited: countedAs(unlimited),
  })
}

/** The income asked: `RM3,000 a month`, `No minimum`. */
export function incomeText(card: CreditCard): string {
  return printFigure(card.requirements.minMonthlyIncome, commonWords.figures.aMonth, {
    none: commonWords.facts.income.none,
  })
}

function visitsOf({ loungeVisits: lounge }: CreditCard): number | null {
  if (lounge.state === 'none') return 0
  const visits = lounge.state === 'unlimited' ? mostVisits : knownValue(lounge)
  return visits === null ? null : Math.min(visits, mostVisits)
}

/** The words for a figure that is not known; null where the sort's own print says it. */
function unlessKnown(card: CreditCard, figure: Figure<unknown>, text: (of: CreditCard) => string): string | null {
  return figure.state === 'known' ? null : text(card)
}

/** What each order of the list reads: `value`, `fee` and `income` in sen, rates in basis points, `lounge` in visits. */
export function cardSortValues(card: CreditCard, year: CardYear, today: IsoDate): Evaluation['sortValues'] {
  const { financeCharge, balanceTransfer, loungeVisits } = card
  const finance = financeCharge.state === 'none' ? 0 : (knownValue(financeCharge)?.twelveOnTime ?? null)
  const income = card.requirements.minMonthlyIncome
  const visits = visitsOf(card)
  const counted = knownValue(loungeVisits) === visits ? null : loungeText(card)
  return {
    value: sortValue(year.net, stateOf(year.used, card, today)),
    fee: sortValue(year.feeAndTax, stateOf(year.feeUsed, card, today)),
    finance: sortValue(
      finance,
      cardReader.state(card, 'financeCharge', today),
      unlessKnown(card, financeCharge, financeText),
    ),
    transfer: sortValue(
      transferEir(card),
      cardReader.state(card, 'balanceTransfer', today),
      unlessKnown(card, balanceTransfer, transferText),
    ),
    lounge: sortValue(visits, cardReader.state(card, 'loungeVisits', today), counted),
    income: sortValue(
      amountOrNone(income),
      freshness(income, card.sources, 'rule', today),
      unlessKnown(card, income, incomeText),
    ),
  }
}
