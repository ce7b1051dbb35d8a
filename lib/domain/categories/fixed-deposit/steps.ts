import { printFigure } from '../../figure'
import { formatDate, type IsoDate } from '../../iso-date'
import { formatRinggit, type Sen, sen } from '../../money'
import { formatAnnualRate, formatRate } from '../../rate'
import type { SumStep } from '../category'
import { amountText, daysStep, forSort, publishedStep, rateStep, sumStep, yearlyRateStep } from '../shared/steps'
import type { EarlyWithdrawal, FixedDeposit, Placement, TiedPurchase } from './figures'
import type { HalfWay, Outcome } from './offer'
import { type DepositScenario, monthsText } from './scenario'
import { tiedText } from './words'

/** Buying what is tied, and what is lost on it at the start. */
function boughtSteps(product: FixedDeposit, amount: Sen, tied: TiedPurchase, { result }: Outcome): readonly SumStep[] {
  return [
    rateStep(`You also buy or fund: ${tiedText(product, tied.kind)}`, amount, tied.share, result.tiedAmount),
    rateStep('Lost on it at the start', result.tiedAmount, tied.charge, result.tiedCharge),
  ]
}

function tiedReturnSteps(tied: TiedPurchase, { result, days, dayCount }: Outcome): readonly SumStep[] {
  const left = `(${amountText(result.tiedAmount)} − ${amountText(result.tiedCharge)})`
  return [
    {
      label: 'What is left of it earns',
      formula: `${left} × ${formatRate(tied.rate)} × ${days} ÷ ${dayCount}`,
      result: formatRinggit(result.tiedReturn, 'sen'),
    },
    sumStep('True return at maturity', [result.depositReturn, result.tiedReturn], [result.tiedCharge]),
  ]
}

function paidStep(
  rule: EarlyWithdrawal,
  amount: Sen,
  rate: Placement['rate'],
  half: HalfWay,
  dayCount: 365 | 366,
): SumStep {
  const label = `Paid if you leave on ${formatDate(half.day)}`
  if (half.paid === null) return { label, formula: 'cannot be withdrawn early', result: 'nothing until maturity' }
  if (rule === 'full-to-date') return daysStep(label, amount, rate, half.days, dayCount, half.paid)
  if (half.paid === 0) return sumStep(label, [])
  const formula = `${amountText(amount)} × ${formatRate(rate)} × ${half.completedDays} ÷ ${dayCount} ÷ 2`
  return { label, formula, result: formatRinggit(half.paid, 'sen') }
}

/** What leaving half-way loses, which is what the balance bar takes, and what it leaves, which an order reads. */
function halfWaySteps(product: FixedDeposit, amount: Sen, rate: Placement['rate'], outcome: Outcome) {
  const { halfWay: half, dayCount, result } = outcome
  const keptLabel = 'Kept if you leave half-way'
  if (half === null || product.earlyWithdrawal.state !== 'known') {
    const unknown = { label: keptLabel, formula: 'the rule is not published', result: 'Not known' }
    return { lost: [], kept: [unknown] }
  }
  const charge = result.tiedCharge === 0 ? [] : [result.tiedCharge]
  const paid = paidStep(product.earlyWithdrawal.value, amount, rate, half, dayCount)
  return {
    lost: [
      daysStep(`Earned half-way, after ${half.days} days`, amount, rate, half.days, dayCount, half.earned),
      paid,
      sumStep('What ties you down: lost by leaving half-way', [half.earned, ...charge], [half.paid ?? sen(0)]),
    ],
    kept: half.paid === null ? [paid] : [paid, sumStep(keptLabel, [half.paid], charge)],
  }
}

function minimumText({ minimumDeposit }: FixedDeposit): string {
  return printFigure(minimumDeposit, (amount) => formatRinggit(amount), { none: 'No minimum' })
}

/**
 * The whole sum of a placement, then the sums of the orders. Each line uses only the case, the product's figures and
 * earlier lines. Leaving half-way is part of the main sum: it is what the product takes.
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
  const term = `${formatDate(today)} and ${monthsText(months)} later, ${formatDate(maturity)}`
  const label = tied === null ? 'Return at maturity' : 'The deposit earns'
  const bought = tied === null ? [] : boughtSteps(product, amount, tied, outcome)
  const earned = [
    { label: 'Term', formula: term, result: `${days} days` },
    daysStep(label, amount, rate, days, dayCount, result.depositReturn),
    ...bought,
    ...(tied === null ? [] : tiedReturnSteps(tied, outcome)),
  ]
  const yearly = `${formatAnnualRate(result.yearlyRate)}${result.heldAtLimit ? ' or worse' : ''}`
  const effective = [
    ...earned,
    ...(tied === null ? [] : [sumStep('All the money you place', [amount, result.tiedAmount])]),
    yearlyRateStep('Effective yearly rate', result.net, result.placed, days, dayCount, yearly),
  ]
  const halfWay = halfWaySteps(product, amount, rate, outcome)
  return [
    ...effective,
    ...halfWay.lost,
    ...forSort('return', effective),
    ...forSort('maturity', earned),
    ...forSort('flexibility', [...(result.tiedCharge === 0 ? [] : bought), ...halfWay.kept]),
    publishedStep('minimum', 'Minimum deposit', minimumText(product)),
  ]
}
