import { knownValue, printFigure } from '../../figures/figure'
import { figureWords } from '../../figures/figure-words'
import { wordsFor } from '../../products/words'
import { formatRinggit, ringgit, type Sen } from '../../values/money'
import { formatAnnualRate, formatRate } from '../../values/rate'
import type { SumStep } from '../category'
import { commonWords } from '../shared/common-words'
import { upfrontFeeFormula } from '../shared/loans/upfront-fee'
import { forSort, publishedStep } from '../shared/steps'
import type { PersonalLoan } from './figures'
import type { LoanOffer } from './offer'
import { quotedText } from './ranges'
import type { LoanScenario } from './scenario'
import { personalLoanWords } from './words'
import { personalLoanDetailWords } from './words-detail'

const { steps: words } = personalLoanDetailWords
const { eir, cost, conditions, facts, scenario } = personalLoanWords
const { disbursalDays: disbursal } = personalLoanWords.figures

type Offer = Extract<LoanOffer, { kind: 'offer' }>

const money = (amount: Sen) => formatRinggit(amount)
const known = (amount: Sen | null) => (amount === null ? figureWords.missing : formatRinggit(amount))
const dutySlice = ringgit(1_000)

function rateStep(loan: PersonalLoan, { band }: Offer): SumStep {
  const within = words.published(band.amountFrom, band.amountTo, band.monthsFrom, band.monthsTo)
  const range = band.rate === band.rateTo ? '' : words.upperEnd(quotedText(loan, band.rate, band.rateTo))
  return { label: words.rate, formula: `${within}${range}`, result: quotedText(loan, band.rateTo, band.rateTo) }
}

function flatSteps(loan: PersonalLoan, { amount, months }: LoanScenario, { band, top }: Offer): readonly SumStep[] {
  return [
    {
      label: words.flatCharge(wordsFor(loan)),
      formula: `${money(amount)} × ${formatRate(band.rateTo)} × ${months} ÷ 12`,
      result: money(top.charge),
    },
    {
      label: words.instalment,
      formula: `(${money(amount)} + ${money(top.charge)}) ÷ ${months}`,
      result: money(top.instalment),
    },
    {
      label: words.last,
      formula: `${money(amount)} + ${money(top.charge)} − ${months - 1} × ${money(top.instalment)}`,
      result: money(top.last),
    },
  ]
}

function reducingSteps(loan: PersonalLoan, { amount, months }: LoanScenario, { band, top }: Offer): readonly SumStep[] {
  const instalment = band.rateTo === 0 ? `${money(amount)} ÷ ${months}` : words.reducing(amount, months, band.rateTo)
  return [
    { label: words.instalment, formula: instalment, result: money(top.instalment) },
    {
      label: words.last,
      formula: words.lastReducing(wordsFor(loan), amount, months - 1, band.rateTo),
      result: money(top.last),
    },
  ]
}

function dutyFormula(loan: PersonalLoan, amount: Sen): string {
  const rate = knownValue(loan.stampDuty)
  if (rate === null) return printFigure(loan.stampDuty, () => '', { none: words.noDuty })
  return words.duty(Math.ceil(amount / dutySlice), dutySlice, rate)
}

function processingFormula(loan: PersonalLoan, amount: Sen): string {
  const fee = knownValue(loan.processingFee)
  if (fee === null) return printFigure(loan.processingFee, () => '', { none: words.noProcessingFee })
  return upfrontFeeFormula(amount, fee)
}

function coverFormula(loan: PersonalLoan, amount: Sen): string {
  const cover = knownValue(loan.cover)
  if (cover === null) return printFigure(loan.cover, () => '', { none: words.noCover })
  return cover.kind === 'compulsory' ? `${money(amount)} × ${formatRate(cover.cost)}` : words.optionalCover
}

function feeSteps(loan: PersonalLoan, { amount }: LoanScenario, { fees }: Offer): readonly SumStep[] {
  return [
    { label: words.processingFee, formula: processingFormula(loan, amount), result: known(fees.processing) },
    { label: words.stampDuty, formula: dutyFormula(loan, amount), result: known(fees.duty) },
    { label: conditions.cover(wordsFor(loan)), formula: coverFormula(loan, amount), result: known(fees.cover) },
  ]
}

const notKnown = (label: string): SumStep => ({
  label,
  formula: words.feesUnknown,
  result: commonWords.notKnown,
})

function paidOutSteps({ amount }: LoanScenario, { fees, top }: Offer): readonly SumStep[] {
  if (fees.processing === null || fees.duty === null || fees.cover === null) return []
  const taken = [fees.processing, fees.duty, fees.cover].map(money).join(' − ')
  return [{ label: words.paidOut, formula: `${money(amount)} − ${taken}`, result: money(top.paidOut) }]
}

function costStep(loan: PersonalLoan, { fees, top }: Offer): SumStep {
  const label = cost(wordsFor(loan))
  if (fees.total === null) return notKnown(label)
  return { label, formula: `${money(top.totalRepaid)} − ${money(top.paidOut)}`, result: money(top.cost) }
}

function eirStep(loan: PersonalLoan, { months }: LoanScenario, { fees, top }: Offer): SumStep {
  const label = eir(wordsFor(loan))
  if (fees.total === null) return notKnown(label)
  const formula = words.eir(top.paidOut, months - 1, top.instalment, top.last)
  return { label, formula, result: top.eir === null ? commonWords.notKnown : formatAnnualRate(top.eir) }
}

function speedStep(loan: PersonalLoan): SumStep {
  const days = printFigure(loan.disbursalDays, disbursal.print, { none: disbursal.none })
  return publishedStep('speed', disbursal.label, days)
}

/**
 * The sum behind a loan's figures at the upper end of its rate, then the sums of the orders, each line with the numbers
 * it uses. The effective rate and the cost need the same instalments; each order shows only what it needs.
 */
export function loanSteps(loan: PersonalLoan, given: LoanScenario, offer: LoanOffer): readonly SumStep[] {
  if (offer.kind === 'none') {
    const formula = scenario.text(given)
    return [{ label: commonWords.steps.noSum, formula, result: offer.reason }, speedStep(loan)]
  }
  const { top } = offer
  const plan = loan.rateBasis === 'flat' ? flatSteps(loan, given, offer) : reducingSteps(loan, given, offer)
  const instalments = [rateStep(loan, offer), ...plan]
  const repaid: SumStep = {
    label: facts.total,
    formula: `${given.months - 1} × ${money(top.instalment)} + ${money(top.last)}`,
    result: money(top.totalRepaid),
  }
  const paidOut = [...feeSteps(loan, given, offer), ...paidOutSteps(given, offer)]
  const effective = eirStep(loan, given, offer)
  const whole = [...instalments, repaid, ...paidOut, costStep(loan, offer)]
  return [
    ...whole,
    effective,
    ...forSort('cost', whole),
    ...forSort('eir', [...instalments, ...paidOut, effective]),
    ...forSort(
      'instalment',
      instalments.filter(({ label }) => label !== words.last),
    ),
    speedStep(loan),
  ]
}
