import { printFigure } from '../../figures/figure'
import type { IsoDate } from '../../values/iso-date'
import { formatRinggit, type Sen, sen } from '../../values/money'
import { formatAnnualRate, formatRate } from '../../values/rate'
import type { SumStep } from '../category'
import { commonWords } from '../shared/common-words'
import { amountText, daysStep, forSort, publishedStep, rateStep, sumStep, yearlyRateStep } from '../shared/steps'
import { type EarlyWithdrawal, type FixedDeposit, type Placement, type TiedPurchase, tiedText } from './figures'
import type { HalfWay, Outcome } from './offer'
import type { DepositScenario } from './scenario'
import { fixedDepositWords } from './words'

const { steps: words } = fixedDepositWords
const { yearlyRate: yearlyRateText } = fixedDepositWords.facts

/** Buying what is tied, and what is lost on it at the start. */
function boughtSteps(product: FixedDeposit, amount: Sen, tied: TiedPurchase, { result }: Outcome): readonly SumStep[] {
  return [
    rateStep(words.bought(tiedText(product, tied.kind)), amount, tied.share, result.tiedAmount),
    rateStep(words.lost, result.tiedAmount, tied.charge, result.tiedCharge),
  ]
}

function tiedReturnSteps(tied: TiedPurchase, { result, days, dayCount }: Outcome): readonly SumStep[] {
  const left = `(${amountText(result.tiedAmount)} − ${amountText(result.tiedCharge)})`
  return [
    {
      label: words.restEarns,
      formula: `${left} × ${formatRate(tied.rate)} × ${days} ÷ ${dayCount}`,
      result: formatRinggit(result.tiedReturn, 'sen'),
    },
    sumStep(words.trueReturn, [result.depositReturn, result.tiedReturn], [result.tiedCharge]),
  ]
}

function paidStep(
  rule: EarlyWithdrawal,
  amount: Sen,
  rate: Placement['rate'],
  half: HalfWay,
  dayCount: 365 | 366,
): SumStep {
  const label = words.leaving(half.day)
  if (half.paid === null) return { label, ...words.locked }
  if (rule === 'full-to-date') return daysStep(label, amount, rate, half.days, dayCount, half.paid)
  if (half.paid === 0) return sumStep(label, [])
  const formula = `${amountText(amount)} × ${formatRate(rate)} × ${half.completedDays} ÷ ${dayCount} ÷ 2`
  return { label, formula, result: formatRinggit(half.paid, 'sen') }
}

/** What leaving half-way forgoes, and what it leaves, which an order reads. */
function halfWaySteps(product: FixedDeposit, amount: Sen, rate: Placement['rate'], outcome: Outcome) {
  const { halfWay: half, dayCount, result } = outcome
  if (half === null || product.earlyWithdrawal.state !== 'known') {
    const unknown = { label: words.keptHalfWay, formula: words.ruleUnknown, result: commonWords.notKnown }
    return { lost: [], kept: [unknown] }
  }
  const charge = result.tiedCharge === 0 ? [] : [result.tiedCharge]
  const paid = paidStep(product.earlyWithdrawal.value, amount, rate, half, dayCount)
  return {
    lost: [
      daysStep(words.earnedHalfWay(half.days), amount, rate, half.days, dayCount, half.earned),
      paid,
      sumStep(words.lostHalfWay, [half.earned], [half.paid ?? sen(0)]),
    ],
    kept: half.paid === null ? [paid] : [paid, sumStep(words.keptHalfWay, [half.paid], charge)],
  }
}

function minimumText({ minimumDeposit }: FixedDeposit): string {
  return printFigure(minimumDeposit, (amount) => formatRinggit(amount), { none: words.noMinimum })
}

/**
 * The whole sum of a placement, then the sums of the orders. Each line uses only the scenario, the product's figures and
 * earlier lines. What leaving half-way forgoes stands apart, after the sum of who stays.
 */
export function depositSteps(
  product: FixedDeposit,
  { amount, months }: DepositScenario,
  { rate }: Placement,
  tied: TiedPurchase | null,
  outcome: Outcome,
  today: IsoDate,
): readonly SumStep[] {
  const { result, days, dayCount, maturity } = outcome
  const label = tied === null ? words.returnAtMaturity : words.depositEarns
  const bought = tied === null ? [] : boughtSteps(product, amount, tied, outcome)
  const earned = [
    { label: words.term, formula: words.termFormula(today, months, maturity), result: words.days(days) },
    daysStep(label, amount, rate, days, dayCount, result.depositReturn),
    ...bought,
    ...(tied === null ? [] : tiedReturnSteps(tied, outcome)),
  ]
  const yearly = yearlyRateText(formatAnnualRate(result.yearlyRate), result.heldAtLimit)
  const effective = [
    ...earned,
    ...(tied === null ? [] : [sumStep(words.placed, [amount, result.tiedAmount])]),
    yearlyRateStep(words.effectiveRate, result.net, result.placed, days, dayCount, yearly),
  ]
  const halfWay = halfWaySteps(product, amount, rate, outcome)
  return [
    ...effective,
    ...halfWay.lost,
    ...forSort('return', effective),
    ...forSort('maturity', earned),
    ...forSort('flexibility', [...(result.tiedCharge === 0 ? [] : bought), ...halfWay.kept]),
    publishedStep('minimum', words.minimum, minimumText(product)),
  ]
}
