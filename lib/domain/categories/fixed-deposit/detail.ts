import {
  annualEquivalentYield,
  blendedRate,
  depositReturn,
  depositTerm,
  returnByTwelfths,
} from '../../calculators/deposit'
import { knownValue } from '../../figure'
import { detailRow } from '../../figures/detail-row'
import type { DetailRow } from '../../figures/row'
import { formatDate, type IsoDate } from '../../iso-date'
import { formatRinggit, roundSen, type Sen, sen } from '../../money'
import { formatAnnualRate, formatRate, fromFraction } from '../../rate'
import { statedFigure } from '../shared/facts'
import { isOwn } from '../shared/own'
import { protectionRows } from '../shared/protection'
import { depositReader, type FixedDeposit, type Placement, type TiedPurchase } from './figures'
import { listedTerms, placementFor } from './offer'
import { monthsText } from './scenario'
import { tiedText } from './words'

const usualAmount: Sen = sen(1_000_000)

function bandText({ rate, from, upTo }: Placement, alone: boolean): string {
  if (alone) return formatAnnualRate(rate)
  const range = upTo === null ? `from ${formatRinggit(from)}` : `${formatRinggit(from)} to ${formatRinggit(upTo)}`
  return `${formatAnnualRate(rate)} ${range}`
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
  const other = earned === twelfths ? '' : ` (${formatRinggit(twelfths)} where a month counts as a twelfth of a year)`
  const renewed = fromFraction(annualEquivalentYield(placement.rate, days))
  const again = months < 12 ? ` Renewed at the same rate for a year: ${formatRate(renewed)}.` : ''
  return `${formatRinggit(amount)} placed today earns ${formatRinggit(earned)} by ${formatDate(maturity)}${other}.${again}`
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
  const lost = tied.charge === 0 ? 'None' : formatRate(tied.charge)
  const charge = `${lost} of it is lost at the start; the rest earns ${formatAnnualRate(tied.rate)}`
  if (longest === undefined) return charge
  const bought = roundSen((usualAmount * tied.share) / 10_000)
  const blend = blendedRate([
    { amount: usualAmount, rate: longest.rate, days: 1 },
    { amount: bought, rate: tied.rate, days: 1 },
  ])
  const text = `${formatAnnualRate(fromFraction(blend))} before the charge`
  return `${charge} Blended with ${monthsText(longest.months)} at ${formatRate(longest.rate)}: ${text}.`
}

function tiedRows(product: FixedDeposit, today: IsoDate): readonly DetailRow[] {
  const { tied } = product
  return [
    depositReader.row(product, 'tied', today, {
      note: tied.state === 'known' ? tiedNote(product, tied.value) : null,
      print: ({ kind, share }) => `${tiedText(product, kind)}, ${formatRate(share, 'trim')} of the deposit`,
    }),
  ]
}

function newCustomersRows(product: FixedDeposit, today: IsoDate): readonly DetailRow[] {
  const figure = statedFigure(product, product.newToBankOnly ? 'Yes' : 'No')
  return [detailRow('new-customers', 'New customers only', figure, product, 'rule', today, String)]
}

/** All figures of a fixed deposit with source and date, in the order of the detail page and the compare table. */
export const fixedDepositDetail = depositReader.detail([
  { title: 'What it pays', rows: [rateRows] },
  { title: 'What it asks of you', rows: [tiedRows, 'freshFundsOnly', newCustomersRows, 'seniorsOnly'] },
  {
    title: 'Terms',
    rows: [
      'rateKind',
      'minimumDeposit',
      'maximumDeposit',
      'payout',
      'earlyWithdrawal',
      'partialWithdrawal',
      { figure: 'renewalRate', note: () => 'The rate when the deposit renews itself at maturity.' },
      'dayCount',
    ],
  },
  { title: 'How safe it is', rows: [protectionRows] },
])
