import type { RewardLine } from '../../calculators/card-value'
import { knownValue, printFigure } from '../../figure'
import { formatRinggit, formatSignedRinggit, sen } from '../../money'
import { formatRate } from '../../rate'
import { counted } from '../../words'
import type { SumStep } from '../category'
import { forSort, publishedStep } from '../shared/steps'
import type { CreditCard } from './figures'
import { waiverText } from './figures'
import type { CardUse } from './scenario'
import { financeText, incomeText, loungeText, transferText } from './sort-values'
import { kindsText, pointsText } from './text'
import { type CardYear, lackingNames, waiverOf, type YearOfRewards } from './year'

function lineStep(line: RewardLine): SumStep {
  const spend = formatRinggit(line.spend)
  const on = kindsText(line.on)
  if (line.rule.kind === 'cashback') {
    const sum = `${spend} × ${formatRate(line.rule.rate, 'trim')}`
    const cap = line.rule.cap
    const formula = cap === null ? sum : `the smaller of ${sum} and the cap of ${formatRinggit(cap)}`
    return { label: `Cashback on ${on}, a month`, formula, result: formatRinggit(sen(line.given)) }
  }
  const sum = `${spend} × ${pointsText(line.rule.perRinggit)} ${line.rule.kind} a ringgit`
  const cap = line.rule.cap
  const formula = cap === null ? sum : `the smaller of ${sum} and the cap of ${pointsText(cap)}`
  const name = line.rule.kind === 'miles' ? 'Miles' : 'Points'
  return { label: `${name} on ${on}, a month`, formula, result: `${pointsText(line.given)} ${line.rule.kind}` }
}

function cashbackSteps(rewards: YearOfRewards, totalCap: number | null): readonly SumStep[] {
  const lines = rewards.month.lines.filter((line) => line.rule.kind === 'cashback' && line.spend > 0)
  if (lines.length === 0) return []
  const parts = lines.map((line) => formatRinggit(sen(line.given))).join(' + ')
  const formula = totalCap === null ? parts : `the smaller of ${parts} and the cap of ${formatRinggit(sen(totalCap))}`
  const month = formatRinggit(rewards.month.cashback)
  return [
    ...lines.map(lineStep),
    { label: 'Cashback a month', formula, result: month },
    { label: 'Cashback a year', formula: `12 × ${month}`, result: formatRinggit(rewards.cashback) },
  ]
}

function pointsSteps(rewards: YearOfRewards, card: CreditCard): readonly SumStep[] {
  const lines = rewards.month.lines.filter((line) => line.rule.kind !== 'cashback' && line.spend > 0)
  const worth = knownValue(card.thousandPointsWorth)
  if (lines.length === 0 || worth === null) return []
  const parts = lines.map((line) => pointsText(line.given)).join(' + ')
  const year = pointsText(rewards.points)
  return [
    ...lines.map(lineStep),
    { label: 'Points or miles a year', formula: `12 × (${parts})`, result: year },
    {
      label: `What they are worth, at ${formatRinggit(worth)} for each 1,000`,
      formula: `${year} ÷ 1,000 × ${formatRinggit(worth)}`,
      result: formatRinggit(rewards.pointsValue),
    },
  ]
}

function rewardSteps(card: CreditCard, rewards: YearOfRewards): readonly SumStep[] {
  const minimum = knownValue(card.minimumMonthlySpend)
  const needed: readonly SumStep[] =
    minimum === null
      ? []
      : [
          {
            label: 'Minimum spend a month',
            formula: `${formatRinggit(rewards.month.spend)} spent, ${formatRinggit(minimum)} needed`,
            result: rewards.month.belowMinimum ? 'Not met: it gives nothing' : 'Met',
          },
        ]
  if (rewards.month.belowMinimum) return needed
  return [...needed, ...cashbackSteps(rewards, knownValue(card.totalMonthlyCap)), ...pointsSteps(rewards, card)]
}

function waiverFormula(card: CreditCard, given: CardUse, year: CardYear): string {
  const published = printFigure(card.annualFee, (fee) => formatRinggit(fee), { none: 'no fee' })
  if (knownValue(card.annualFee) === null) return published
  if (card.feeWaiver.state === 'missing') return `${published}; a waiver is not published, so none is counted`
  const waiver = waiverOf(card)
  const had =
    waiver.kind === 'swipes'
      ? `: 12 × ${counted(given.swipes, 'swipe', 'swipes')}`
      : waiver.kind === 'yearly-spend' && year.rewards !== null
        ? `: 12 × ${formatRinggit(year.rewards.month.spend)} spent`
        : waiver.kind === 'first-year'
          ? ': counted from the second year'
          : ''
  return `${published}, ${waiverText(waiver)}${had}`
}

function chargeName(card: CreditCard): string {
  return card.shariah === null ? 'Finance charge' : 'Profit charge'
}

function financeStep(card: CreditCard, given: CardUse, year: CardYear): readonly SumStep[] {
  if (given.carry === 0 || year.finance === null) return []
  const carried = formatRinggit(given.carry)
  const formula =
    year.finance.rate === null
      ? `none is charged on ${carried}`
      : `${carried} carried × ${formatRate(year.finance.rate, 'trim')}, the rate for 12 of 12 payments on time`
  return [{ label: `${chargeName(card)} a year`, formula, result: formatRinggit(year.finance.charge) }]
}

function netStep(year: CardYear): readonly SumStep[] {
  const { rewards, fee, tax, finance, net } = year
  if (rewards === null || fee === null || tax === null || finance === null || net === null) {
    const lacking = lackingNames(year)
    const named = lacking.length === 0 ? '' : `: ${lacking.join(', ')}`
    const formula = `needs figures that are not published${named}`
    return [{ label: 'Value in a year', formula, result: 'Not known' }]
  }
  const gives = [rewards.cashback, rewards.pointsValue].map((part) => formatRinggit(part)).join(' + ')
  const takes = [fee.charged, tax, finance.charge].map((part) => formatRinggit(part)).join(' − ')
  return [{ label: 'Value in a year', formula: `${gives} − ${takes}`, result: formatSignedRinggit(net, 'auto') }]
}

function transferStep(card: CreditCard): SumStep {
  const label = 'Balance transfer as a yearly rate'
  const transfer = knownValue(card.balanceTransfer)
  if (transfer === null) return publishedStep('transfer', label, transferText(card))
  const { rate, months, fee } = transfer
  return {
    label,
    formula: `12 × i, where 100% − ${formatRate(fee, 'trim')} fee is worth ${months} payments of (100% + ${formatRate(rate, 'trim')} × ${months} ÷ 12) ÷ ${months} at i a month`,
    result: transferText(card),
    sort: 'transfer',
  }
}

/** Lines of the orders that read one published figure. */
function publishedSteps(card: CreditCard): readonly SumStep[] {
  return [
    {
      label: `${chargeName(card)} rate`,
      formula: 'published for 12 of 12 payments on time',
      result: financeText(card),
      sort: 'finance',
    },
    transferStep(card),
    publishedStep('lounge', 'Lounge visits a year', loungeText(card)),
    publishedStep('income', 'Income asked', incomeText(card)),
  ]
}

function feeAndTaxStep({ fee, tax, feeAndTax }: CardYear): SumStep {
  const label = 'Fee and tax a year'
  if (fee === null || tax === null || feeAndTax === null) {
    return { label, formula: 'needs figures that are not published', result: 'Not known' }
  }
  const formula = `${formatRinggit(fee.charged)} + ${formatRinggit(tax)}`
  return { label, formula, result: formatRinggit(feeAndTax) }
}

/** The sum behind a card's worth in a year, then the sums of the other orders, each line with the numbers it uses. */
export function cardSteps(card: CreditCard, given: CardUse, year: CardYear): readonly SumStep[] {
  const { fee, rewards } = year
  const charges: readonly SumStep[] = [
    {
      label: 'Annual fee',
      formula: waiverFormula(card, given, year),
      result: fee === null ? 'Not known' : formatRinggit(fee.charged),
    },
    {
      label: 'Service tax a year',
      formula: 'as published',
      result: printFigure(card.serviceTax, (amount) => formatRinggit(amount), { none: 'RM0' }),
    },
  ]
  return [
    ...(rewards === null ? [] : rewardSteps(card, rewards)),
    ...charges,
    ...financeStep(card, given, year),
    ...netStep(year),
    ...forSort('fee', [...charges, feeAndTaxStep(year)]),
    ...publishedSteps(card),
  ]
}
