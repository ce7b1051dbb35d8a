import {
  annualEquivalentYield,
  blendedRate,
  depositReturn,
  depositTerm,
  returnByTwelfths,
} from '../../calculators/deposit'
import { detailRow } from '../../figures/detail-row'
import { knownValue } from '../../figures/figure'
import { figureWords } from '../../figures/figure-words'
import type { DetailRow } from '../../figures/row'
import type { IsoDate } from '../../values/iso-date'
import { type Sen, sen } from '../../values/money'
import { atRate, formatAnnualRate, formatRate, fromFraction } from '../../values/rate'
import { statedFigure } from '../shared/facts'
import { isOwn } from '../shared/own'
import { protectionRows } from '../shared/protection'
import { restrictionRows } from '../shared/restriction'
import { depositReader, type FixedDeposit, type Placement, type TiedPurchase, tiedText } from './figures'
import { listedTerms, placementFor } from './offer'
import { fixedDepositWords } from './words'

const { detail: words, months: monthsText } = fixedDepositWords

const usualAmount: Sen = sen(1_000_000)

function bandText({ rate, from, upTo }: Placement, alone: boolean): string {
  const text = formatAnnualRate(rate)
  if (alone) return text
  return upTo === null ? words.bandFrom(text, from) : words.band(text, from, upTo)
}

/** What RM10,000 (or the floor, where that is higher) earns, in both ways of counting, and the yield when renewed. */
function termNote(placements: readonly Placement[], months: number, dayCount: 365 | 366, today: IsoDate): string {
  const ofTerm = placements.filter((placement) => placement.months === months)
  const floor = Math.min(...ofTerm.map(({ from }) => from))
  const amount = sen(Math.max(usualAmount, floor))
  const placement = placementFor(placements, { amount, months }) ?? ofTerm[0]
  if (placement === undefined) return ''
  const { maturity, days } = depositTerm(today, months)
  const earned = depositReturn(amount, placement.rate, days, dayCount)
  const twelfths = returnByTwelfths(amount, placement.rate, months)
  const other = earned === twelfths ? '' : words.byTwelfths(twelfths)
  const renewed = fromFraction(annualEquivalentYield(placement.rate, days))
  const again = months < 12 ? words.renewed(formatRate(renewed)) : ''
  return `${words.earns(amount, earned, maturity)}${other}.${again}`
}

function rateRows(product: FixedDeposit, today: IsoDate): readonly DetailRow[] {
  const placements = knownValue(product.placements)
  if (placements === null) return [depositReader.row(product, 'placements', today)]
  const offered = [...new Set(placements.map(({ months }) => months))].sort((a, b) => a - b)
  const terms = isOwn(product) ? offered.filter((months) => listedTerms.includes(months)) : offered
  return terms.map((months) => {
    const ofTerm = placements.filter((placement) => placement.months === months)
    return depositReader.row(product, 'placements', today, {
      id: `rate-${months}`,
      label: monthsText(months),
      note: termNote(placements, months, product.dayCount, today),
      print: () => ofTerm.map((placement) => bandText(placement, ofTerm.length === 1)).join('; '),
    })
  })
}

function tiedNote(product: FixedDeposit, tied: TiedPurchase): string {
  const longest = (knownValue(product.placements) ?? []).at(-1)
  const lost = tied.charge === 0 ? null : formatRate(tied.charge)
  const charge = words.lost(lost, formatAnnualRate(tied.rate))
  if (longest === undefined) return charge
  const bought = atRate(usualAmount, tied.share)
  const blend = blendedRate([
    { amount: usualAmount, rate: longest.rate, days: 1 },
    { amount: bought, rate: tied.rate, days: 1 },
  ])
  const blended = formatAnnualRate(fromFraction(blend))
  return `${charge}${words.blended(longest.months, formatRate(longest.rate), blended)}`
}

function tiedRows(product: FixedDeposit, today: IsoDate): readonly DetailRow[] {
  const { tied } = product
  return [
    depositReader.row(product, 'tied', today, {
      note: tied.state === 'known' ? tiedNote(product, tied.value) : null,
      print: ({ kind, share }) => words.tied(tiedText(product, kind), formatRate(share, 'trim')),
    }),
  ]
}

function newCustomersRows(product: FixedDeposit, today: IsoDate): readonly DetailRow[] {
  const figure = statedFigure(product, product.newToBankOnly ? figureWords.yes : figureWords.no)
  return [detailRow('new-customers', words.newCustomers, figure, product, 'rule', today, String)]
}

/** All figures of a fixed deposit with source and date, in the order of the detail page and the compare table. */
export const fixedDepositDetail = depositReader.detail([
  { title: words.groups.pays, rows: [rateRows] },
  { title: words.groups.asks, rows: [tiedRows, 'freshFundsOnly', newCustomersRows, restrictionRows] },
  {
    title: words.groups.terms,
    rows: [
      'rateKind',
      'minimumDeposit',
      'maximumDeposit',
      'payout',
      'earlyWithdrawal',
      'partialWithdrawal',
      { figure: 'renewalRate', note: () => words.renewal },
      'dayCount',
    ],
  },
  { title: words.groups.safety, rows: [protectionRows] },
])
