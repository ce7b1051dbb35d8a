import { knownValue, printFigure } from '../../figure'
import { formatRinggit, ringgit, type Sen } from '../../money'
import { formatAnnualRate, formatRate } from '../../rate'
import type { SumStep } from '../category'
import { forSort, publishedStep } from '../shared/steps'
import { wordsFor } from '../shared/words'
import type { PersonalLoan } from './figures'
import { daysText } from './figures'
import type { LoanOffer } from './offer'
import type { LoanScenario } from './scenario'
import { costName, eirName, quotedText } from './text'

type Offer = Extract<LoanOffer, { kind: 'offer' }>

const money = (amount: Sen) => formatRinggit(amount)
const known = (amount: Sen | null) => (amount === null ? 'Not published' : formatRinggit(amount))
const dutySlice = ringgit(1_000)
const lastInstalment = 'Last instalment'

function rateStep(loan: PersonalLoan, { band }: Offer): SumStep {
  const within = `published for ${money(band.amountFrom)} to ${money(band.amountTo)} over ${band.monthsFrom} to ${band.monthsTo} months`
  const range = band.rate === band.rateTo ? '' : `; upper end of ${quotedText(loan, band.rate, band.rateTo)}`
  return { label: 'Rate', formula: `${within}${range}`, result: quotedText(loan, band.rateTo, band.rateTo) }
}

function flatSteps(loan: PersonalLoan, { amount, months }: LoanScenario, { band, top }: Offer): readonly SumStep[] {
  const { Interest } = wordsFor(loan)
  return [
    {
      label: `${Interest}, flat over the whole term`,
      formula: `${money(amount)} × ${formatRate(band.rateTo)} × ${months} ÷ 12`,
      result: money(top.charge),
    },
    {
      label: 'Instalment',
      formula: `(${money(amount)} + ${money(top.charge)}) ÷ ${months}`,
      result: money(top.instalment),
    },
    {
      label: lastInstalment,
      formula: `${money(amount)} + ${money(top.charge)} − ${months - 1} × ${money(top.instalment)}`,
      result: money(top.last),
    },
  ]
}

function reducingSteps(loan: PersonalLoan, { amount, months }: LoanScenario, { band, top }: Offer): readonly SumStep[] {
  const { interest } = wordsFor(loan)
  const instalment =
    band.rateTo === 0
      ? `${money(amount)} ÷ ${months}`
      : `${money(amount)} × i ÷ (1 − (1 + i)^−${months}), with i = ${formatRate(band.rateTo)} ÷ 12`
  return [
    { label: 'Instalment', formula: instalment, result: money(top.instalment) },
    {
      label: lastInstalment,
      formula: `what is left of ${money(amount)} after ${months - 1} instalments, each month's ${interest} (balance × ${formatRate(band.rateTo)} ÷ 12) rounded to the sen`,
      result: money(top.last),
    },
  ]
}

function dutyFormula(loan: PersonalLoan, amount: Sen): string {
  const rate = knownValue(loan.stampDuty)
  if (rate === null) return printFigure(loan.stampDuty, () => '', { none: 'none is taken from you' })
  return `${Math.ceil(amount / dutySlice)} × ${money(dutySlice)} × ${formatRate(rate)}, each RM1,000 or part of it`
}

function processingFormula(loan: PersonalLoan, amount: Sen): string {
  const fee = knownValue(loan.processingFee)
  if (fee === null) return printFigure(loan.processingFee, () => '', { none: 'none' })
  const least = fee.least > 0 ? `, at least ${money(fee.least)}` : ''
  const most = fee.most === null ? '' : `, at most ${money(fee.most)}`
  return `${money(amount)} × ${formatRate(fee.rate)}${least}${most}`
}

function coverFormula(loan: PersonalLoan, amount: Sen): string {
  const cover = knownValue(loan.cover)
  if (cover === null) return printFigure(loan.cover, () => '', { none: 'none is asked' })
  return cover.kind === 'compulsory' ? `${money(amount)} × ${formatRate(cover.cost)}` : 'not compulsory'
}

function feeSteps(loan: PersonalLoan, { amount }: LoanScenario, { fees }: Offer): readonly SumStep[] {
  const { insurance } = wordsFor(loan)
  return [
    { label: 'Processing fee', formula: processingFormula(loan, amount), result: known(fees.processing) },
    { label: 'Stamp duty', formula: dutyFormula(loan, amount), result: known(fees.duty) },
    { label: `Compulsory ${insurance}`, formula: coverFormula(loan, amount), result: known(fees.cover) },
  ]
}

const notKnown = (label: string): SumStep => ({
  label,
  formula: 'needs fees that are not published',
  result: 'Not known',
})

function paidOutSteps({ amount }: LoanScenario, { fees, top }: Offer): readonly SumStep[] {
  if (fees.processing === null || fees.duty === null || fees.cover === null) return []
  const taken = [fees.processing, fees.duty, fees.cover].map(money).join(' − ')
  return [{ label: 'Paid out to you', formula: `${money(amount)} − ${taken}`, result: money(top.paidOut) }]
}

function costStep(loan: PersonalLoan, { fees, top }: Offer): SumStep {
  const label = costName(loan)
  if (fees.total === null) return notKnown(label)
  return { label, formula: `${money(top.totalRepaid)} − ${money(top.paidOut)}`, result: money(top.cost) }
}

function eirStep(loan: PersonalLoan, { months }: LoanScenario, { fees, top }: Offer): SumStep {
  const label = eirName(loan)
  if (fees.total === null) return notKnown(label)
  const formula = `12 × i, where ${money(top.paidOut)} is worth ${months - 1} instalments of ${money(top.instalment)} and a last one of ${money(top.last)} at i a month`
  return { label, formula, result: top.eir === null ? 'Not known' : formatAnnualRate(top.eir) }
}

function speedStep(loan: PersonalLoan): SumStep {
  const days = printFigure(loan.disbursalDays, daysText, { none: 'Not stated' })
  return publishedStep('speed', 'Paid out after approval in', days)
}

/**
 * The sum behind a loan's figures at the upper end of its rate, then the sums of the orders, each line with the numbers
 * it uses. The effective rate and the cost need the same instalments; each order shows only what it needs.
 */
export function loanSteps(loan: PersonalLoan, given: LoanScenario, offer: LoanOffer): readonly SumStep[] {
  if (offer.kind === 'none') {
    const formula = `${money(given.amount)} over ${given.months} months`
    return [{ label: 'Why there is no sum', formula, result: offer.reason }, speedStep(loan)]
  }
  const { top } = offer
  const plan = loan.rateBasis === 'flat' ? flatSteps(loan, given, offer) : reducingSteps(loan, given, offer)
  const instalments = [rateStep(loan, offer), ...plan]
  const repaid: SumStep = {
    label: 'Total repaid',
    formula: `${given.months - 1} × ${money(top.instalment)} + ${money(top.last)}`,
    result: money(top.totalRepaid),
  }
  const paidOut = [...feeSteps(loan, given, offer), ...paidOutSteps(given, offer)]
  const eir = eirStep(loan, given, offer)
  const cost = [...instalments, repaid, ...paidOut, costStep(loan, offer)]
  return [
    ...cost,
    eir,
    ...forSort('cost', cost),
    ...forSort('eir', [...instalments, ...paidOut, eir]),
    ...forSort(
      'instalment',
      instalments.filter(({ label }) => label !== lastInstalment),
    ),
    speedStep(loan),
  ]
}
