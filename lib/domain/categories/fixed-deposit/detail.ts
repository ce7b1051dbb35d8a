import {
  annualEquivalentYield,
  blendedRate,
  depositReturn,
  depositTerm,
  returnByTwelfths,
} from '../../calculators/deposit'
import { knownValue } from '../../figure'
import { formatDate, type IsoDate } from '../../iso-date'
import { formatRinggit, roundSen, type Sen, sen } from '../../money'
import type { FixedDeposit, Placement, TiedPurchase } from '../../products/fixed-deposit'
import { formatAnnualRate, formatRate, fromFraction } from '../../rate'
import type { DetailGroup, DetailRow } from '../category'
import { detailRow, statedFigure } from '../shared/facts'
import { isOwn } from '../shared/own'
import { protectionRow } from '../shared/protection'
import { listedTerms, monthsText, placementFor } from './offer'
import { earlyText, payoutText, tiedText } from './words'

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
  if (placements === null) return [detailRow('rates', 'Rates', product.placements, product, 'rate', today, () => '')]
  const offered = [...new Set(placements.map(({ months }) => months))].sort((a, b) => a - b)
  const terms = isOwn(product) ? offered.filter((months) => listedTerms.includes(months)) : offered
  return terms.map((months) => {
    const ofTerm = placements.filter((placement) => placement.months === months)
    const text = ofTerm.map((placement) => bandText(placement, ofTerm.length === 1)).join('; ')
    const note = termNote(placements, months, product.dayCount, today)
    return detailRow(
      `rate-${months}`,
      monthsText(months),
      product.placements,
      product,
      'rate',
      today,
      () => text,
      {},
      note,
    )
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

function stringRows(product: FixedDeposit, today: IsoDate): readonly DetailRow[] {
  const { tied } = product
  const note = tied.state === 'known' ? tiedNote(product, tied.value) : null
  const print = ({ kind, share }: TiedPurchase) =>
    `${tiedText(product, kind)}, ${formatRate(share, 'trim')} of the deposit`
  const yesNo = (id: string, label: string, value: boolean) =>
    detailRow(id, label, statedFigure(product, value), product, 'rule', today, (flag) => (flag ? 'Yes' : 'No'))
  return [
    detailRow('tied', 'You must also buy or fund', tied, product, 'rate', today, print, { none: 'Nothing' }, note),
    yesNo('fresh-funds', 'Fresh funds only', product.freshFundsOnly),
    yesNo('new-customers', 'New customers only', product.newToBankOnly),
    yesNo('seniors', 'Seniors only', product.seniorsOnly),
  ]
}

function termRows(product: FixedDeposit, today: IsoDate): readonly DetailRow[] {
  const money = (amount: Sen) => formatRinggit(amount)
  const row = <T>(
    id: string,
    label: string,
    figure: Parameters<typeof detailRow<T>>[2],
    print: (value: T) => string,
    none: string,
  ) => detailRow(id, label, figure, product, 'rule', today, print, { none })
  const kind = product.rateKind === 'board' ? 'Board rate' : 'Promotional rate'
  const renewal = 'The rate when the deposit renews itself at maturity.'
  return [
    detailRow('rate-kind', 'Kind of rate', statedFigure(product, kind), product, 'rate', today, (text) => text),
    row('minimum', 'Minimum deposit', product.minimumDeposit, money, 'No minimum'),
    row('maximum', 'Maximum deposit', product.maximumDeposit, money, 'No maximum'),
    row('payout', 'Return paid', product.payout, payoutText, 'Not paid'),
    row('early', 'If you leave early', product.earlyWithdrawal, (rule) => earlyText(product, rule), 'No rule'),
    row('partial', 'Part of it can be taken out', product.partialWithdrawal, (flag) => (flag ? 'Yes' : 'No'), 'No'),
    detailRow(
      'renewal',
      'Rate after renewal',
      product.renewalRate,
      product,
      'rate',
      today,
      formatAnnualRate,
      { none: 'Does not renew itself' },
      renewal,
    ),
    detailRow(
      'day-count',
      'Days in a year for the sum',
      statedFigure(product, product.dayCount),
      product,
      'rule',
      today,
      String,
    ),
  ]
}

/** All figures of a fixed deposit with source and date, in the order of the detail page and the compare table. */
export function fixedDepositDetail(product: FixedDeposit, today: IsoDate): readonly DetailGroup[] {
  return [
    { title: 'What it pays', rows: rateRows(product, today) },
    { title: 'What it asks of you', rows: stringRows(product, today) },
    { title: 'Terms', rows: termRows(product, today) },
    { title: 'How safe it is', rows: [protectionRow(product, today)] },
  ]
}
