import { daysBeforeStatement, type RewardLine } from '../../calculators/card-value'
import { knownValue, printFigure } from '../../figures/figure'
import { wordsFor } from '../../products/words'
import { formatRinggit, formatSignedRinggit, sen } from '../../values/money'
import { formatRate } from '../../values/rate'
import type { SumStep } from '../category'
import { commonWords } from '../shared/common-words'
import { forSort, publishedStep } from '../shared/steps'
import { kindName, kindsText, pointsText } from './earn-text'
import { type CreditCard, waiverText } from './figures'
import type { CardUse } from './scenario'
import { financeText, incomeText, loungeText, transferText } from './sort-values'
import { totalSpend } from './spending'
import { creditCardDetailWords } from './words-detail'
import { type CardYear, lackingNames, waiverOf, type YearOfRewards } from './year'

const { steps: words } = creditCardDetailWords

function lineStep(line: RewardLine): SumStep {
  const spend = formatRinggit(line.spend)
  const on = kindsText(line.on)
  if (line.rule.kind === 'cashback') {
    const sum = `${spend} × ${formatRate(line.rule.rate, 'trim')}`
    const cap = line.rule.cap
    const formula = cap === null ? sum : words.smallerOf(sum, formatRinggit(cap))
    return { label: words.cashbackOn(on), formula, result: formatRinggit(sen(line.given)) }
  }
  const kind = kindName(line.rule.kind)
  const sum = words.pointsPerRinggit(spend, `${pointsText(line.rule.perRinggit)} ${kind}`)
  const cap = line.rule.cap
  const formula = cap === null ? sum : words.smallerOf(sum, pointsText(cap))
  const label = line.rule.kind === 'miles' ? words.milesOn(on) : words.pointsOn(on)
  return { label, formula, result: `${pointsText(line.given)} ${kind}` }
}

function cashbackSteps(rewards: YearOfRewards, totalCap: number | null): readonly SumStep[] {
  const lines = rewards.month.lines.filter((line) => line.rule.kind === 'cashback' && line.spend > 0)
  if (lines.length === 0) return []
  const parts = lines.map((line) => formatRinggit(sen(line.given))).join(' + ')
  const formula = totalCap === null ? parts : words.smallerOf(parts, formatRinggit(sen(totalCap)))
  const month = formatRinggit(rewards.month.cashback)
  return [
    ...lines.map(lineStep),
    { label: words.cashbackAMonth, formula, result: month },
    { label: words.cashbackAYear, formula: `12 × ${month}`, result: formatRinggit(rewards.cashback) },
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
    { label: words.pointsAYear, formula: `12 × (${parts})`, result: year },
    {
      label: words.pointsWorth(worth),
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
            label: words.minimumSpend.label,
            formula: words.minimumSpend.formula(rewards.month.spend, minimum),
            result: rewards.month.belowMinimum ? words.minimumSpend.missed : words.minimumSpend.met,
          },
        ]
  if (rewards.month.belowMinimum) return needed
  return [...needed, ...cashbackSteps(rewards, knownValue(card.totalMonthlyCap)), ...pointsSteps(rewards, card)]
}

function waiverFormula(card: CreditCard, given: CardUse, year: CardYear): string {
  const published = printFigure(card.annualFee, (fee) => formatRinggit(fee), { none: words.noFee })
  if (knownValue(card.annualFee) === null) return published
  if (card.feeWaiver.state === 'missing') return words.waiverUnknown(published)
  const waiver = waiverOf(card)
  const had =
    waiver.kind === 'swipes'
      ? words.waiverSwipes(given.swipes)
      : waiver.kind === 'yearly-spend' && year.rewards !== null
        ? words.waiverSpend(year.rewards.month.spend)
        : waiver.kind === 'first-year'
          ? words.waiverFirstYear
          : ''
  return `${published}, ${waiverText(waiver)}${had}`
}

function financeStep(card: CreditCard, given: CardUse, year: CardYear): readonly SumStep[] {
  if (given.carry === 0 || year.finance === null) return []
  const formula =
    year.finance.rate === null
      ? words.noCharge(given.carry)
      : words.charge(given.carry, formatRate(year.finance.rate, 'trim'))
  const { charge, rate, lost, freeDays } = year.finance
  const carried = { label: words.chargeAYear(wordsFor(card)), formula, result: formatRinggit(charge) }
  if (rate === null || lost === 0) return [carried]
  const days = words.lostFormula(totalSpend(given.spend), formatRate(rate, 'trim'), daysBeforeStatement, freeDays)
  return [carried, { label: words.lost, formula: days, result: formatRinggit(lost) }]
}

function netStep(year: CardYear): readonly SumStep[] {
  const { rewards, fee, tax, finance, net } = year
  if (rewards === null || fee === null || tax === null || finance === null || net === null) {
    const formula = words.valueUnknown(lackingNames(year).join(', '))
    return [{ label: words.value, formula, result: commonWords.notKnown }]
  }
  const gives = [rewards.cashback, rewards.pointsValue].map((part) => formatRinggit(part)).join(' + ')
  const lost = finance.lost === 0 ? [] : [finance.lost]
  const takes = [fee.charged, tax, finance.charge, ...lost].map((part) => formatRinggit(part)).join(' − ')
  return [{ label: words.value, formula: `${gives} − ${takes}`, result: formatSignedRinggit(net, 'auto') }]
}

function transferStep(card: CreditCard): SumStep {
  const label = words.transfer
  const transfer = knownValue(card.balanceTransfer)
  if (transfer === null) return publishedStep('transfer', label, transferText(card))
  const { rate, months, fee } = transfer
  return {
    label,
    formula: words.transferFormula(formatRate(fee, 'trim'), formatRate(rate, 'trim'), months),
    result: transferText(card),
    sort: 'transfer',
  }
}

/** Lines of the orders that read one published figure. */
function publishedSteps(card: CreditCard): readonly SumStep[] {
  return [
    {
      label: words.chargeRate(wordsFor(card)),
      formula: words.chargePublished,
      result: financeText(card),
      sort: 'finance',
    },
    transferStep(card),
    publishedStep('lounge', words.lounge, loungeText(card)),
    publishedStep('income', words.income, incomeText(card)),
  ]
}

function feeAndTaxStep({ fee, tax, feeAndTax }: CardYear): SumStep {
  const label = words.feeAndTax
  if (fee === null || tax === null || feeAndTax === null) {
    return { label, formula: words.feeAndTaxUnknown, result: commonWords.notKnown }
  }
  const formula = `${formatRinggit(fee.charged)} + ${formatRinggit(tax)}`
  return { label, formula, result: formatRinggit(feeAndTax) }
}

/** The sum behind a card's worth in a year, then the sums of the other orders, each line with the numbers it uses. */
export function cardSteps(card: CreditCard, given: CardUse, year: CardYear): readonly SumStep[] {
  const { fee, rewards } = year
  const charges: readonly SumStep[] = [
    {
      label: words.annualFee,
      formula: waiverFormula(card, given, year),
      result: fee === null ? commonWords.notKnown : formatRinggit(fee.charged),
    },
    {
      label: words.serviceTax,
      formula: commonWords.steps.asPublished,
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
