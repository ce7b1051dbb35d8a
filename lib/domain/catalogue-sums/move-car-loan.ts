import { defineCalculator, step } from '../calculator-pages/calculator'
import { carLoanInstalment } from '../calculator-pages/car-loan-instalment'
import { type CarMoveValues, carMoveFields } from '../calculator-pages/car-move-fields'
import { printListAddress } from '../calculator-pages/list-address'
import type { Answer, CalculatorResult, Refusal, Verdict } from '../calculator-pages/result'
import { carLoan } from '../categories/car-loan/definition'
import { type CarLoan, carLoanReader } from '../categories/car-loan/figures'
import { carLoanWords } from '../categories/car-loan/words'
import { oldestCheck } from '../categories/shared/facts'
import { formatDate, type IsoDate } from '../values/iso-date'
import { formatRinggit, formatSignedRinggit, type Sen, sen } from '../values/money'
import { formatAnnualRate } from '../values/rate'
import { counted } from '../values/words'
import { type CarLoanMove, type CarLoanSwitch, type NoCarSwitch, switchCarLoan } from './car-loan-switch'
import type { CatalogueSum } from './catalogue-sum'
import type { CostOverTime } from './cost-over-time'
import { costsOverTime, movingHeadline, paybackText, paysAfter } from './moving'

const text = (amount: Sen) => formatRinggit(amount, 'sen')
const eirText = ({ eir }: CostOverTime) => (eir === null ? 'Above 1,000%' : formatAnnualRate(eir))
const feeLabels = [carLoanWords.figures.stampDuty, carLoanWords.figures.claimFee, carLoanWords.figures.signatureFee]

function refusalOf(none: NoCarSwitch): Refusal {
  if (none.kind === 'nothing-to-save') {
    return {
      kind: 'refusal',
      title: 'Settling would cost more than paying on',
      text: 'The instalments that are left come to no more than what your bank asks today. Keep the loan, or check both figures.',
    }
  }
  const reasons = none.reasons.length === 0 ? '' : ` What they say: ${none.reasons.join('; ')}.`
  return {
    kind: 'refusal',
    title: 'No lender of our list finances this car over these months',
    text: `Change what the car is worth, its age or the instalments left, if you can.${reasons}`,
  }
}

function verdictOf({ saved, payback, moves: [best] }: CarLoanSwitch): Verdict {
  const old =
    best.loan.rateBasis === 'flat' ? ' It has the Rule of 78 again: leaving that one early saves you less.' : ''
  if (saved <= 0) {
    return {
      tone: 'plain',
      text: `Keep your loan: even the cheapest one on our list, ${best.loan.name}, costs you ${text(sen(-saved))} more by the end.`,
    }
  }
  return {
    tone: 'good',
    text: `Moving to ${best.loan.name} pays for itself ${paysAfter(payback)} and saves ${text(saved)} by the end, at the highest rate that it may give you.${old}`,
  }
}

function figuresOf({ stay, moves: [best], payback }: CarLoanSwitch, { instalment }: CarMoveValues): Answer['figures'] {
  const { loan, rate } = best
  return [
    {
      label: 'Cheapest loan to move to',
      value: loan.name,
      note: `${loan.issuer.name}, ${formatAnnualRate(rate)} ${loan.rateBasis === 'flat' ? 'flat' : 'on what is owed'}`,
    },
    { label: 'To enter it, in cash', value: text(best.once), note: 'Stamp duty and fees' },
    { label: 'It pays for itself after', value: paybackText(payback), note: 'Interest or profit and fees counted' },
    { label: 'Instalment', value: text(best.instalment), note: `${text(instalment)} now` },
    { label: 'Cost of staying', value: text(stay.total), note: `Effective rate from today: ${eirText(stay)}` },
    { label: 'Total cost of moving', value: text(best.total), note: `Effective rate before fees: ${eirText(best)}` },
  ]
}

function bestTable({ stay, moves }: CarLoanSwitch): Answer['tables'][number] {
  return {
    title: 'The cheapest on our list for this car',
    columns: [
      { label: 'Loan', kind: 'text' },
      { label: 'Instalment', kind: 'money' },
      { label: 'To enter it', kind: 'money' },
      { label: 'Total cost', kind: 'money' },
      { label: 'Saved', kind: 'money' },
    ],
    rows: moves.map(({ loan, instalment, once, total }) => [loan.name, instalment, once, total, stay.total - total]),
  }
}

function stepsOf({ settlement, instalment, months }: CarMoveValues, { stay, moves, saved }: CarLoanSwitch) {
  const [{ fees, once, instalment: each, repaid, total }] = moves
  const charges = feeLabels.map(({ label }, index) => `${label} ${text(fees.each[index] ?? sen(0))}`)
  return [
    step('Cost of staying', `${text(instalment)} × ${months} − ${text(settlement)}`, text(stay.total)),
    step('To enter the new loan', charges.join(' + '), text(once)),
    step('Repaid to the new lender', `${text(each)} a month, ${months} months`, text(repaid)),
    step('Total cost of moving', `${text(repaid)} − ${text(settlement)} + ${text(once)}`, text(total)),
    step('Saved by moving', `${text(stay.total)} − ${text(total)}`, formatSignedRinggit(saved, 'sen')),
  ]
}

function basisOf({ loan }: CarLoanMove, months: number): string {
  const { need } = carLoanReader
  const figures = (['rates', 'stampDuty', 'claimFee', 'signatureFee'] as const).map((name) => need(loan, name).figure)
  const checked = oldestCheck(loan.sources, ...figures)
  const day = checked === null ? '' : `; its figures were checked on ${formatDate(checked)}`
  return `${loan.name} against your loan over ${counted(months, 'month', 'months')}${day}`
}

function answer(loans: readonly CarLoan[], values: CarMoveValues, today: IsoDate): CalculatorResult {
  const found = switchCarLoan(loans, values, today)
  if ('kind' in found) return refusalOf(found)
  const { saved, stay, moves } = found
  const [best] = moves
  return {
    kind: 'answer',
    headline: movingHeadline(saved, basisOf(best, values.months)),
    figures: figuresOf(found, values),
    verdict: verdictOf(found),
    chart: costsOverTime({ stay, move: best }),
    tables: [bestTable(found)],
    steps: stepsOf(values, found),
  }
}

/** Whether settling a car loan with the cheapest one of the list is worth what it costs. */
export const moveCarLoan: CatalogueSum = {
  id: 'move-car-loan',
  reads: [carLoan.id],
  over: (products) => {
    const loans = products.filter(carLoanReader.is)
    return defineCalculator({
      id: 'move-car-loan',
      title: 'Is moving my car loan worth it?',
      purpose: 'What settling your car loan with the cheapest one in our list saves or loses, fees and duty counted.',
      group: 'borrowing',
      fields: carMoveFields,
      work: (values, today) => answer(loans, values, today),
      assumptions: [
        'The new lender finances what settles your loan, on the car as a used one, over the months that are left. Ask first whether it takes a car that is yours already.',
        'Stamp duty and the lender’s fees for the new agreement are paid in cash on the first day. A new motor policy, an inspection or a transfer at the road transport department is not counted.',
        'The new rate is the highest that the lender publishes for such a car: you may be given a lower one. A floating one may change.',
        'What each has cost so far counts interest or profit on what is still owed, at the effective rate of each.',
        'Loans for everybody with figures that are up to date. You have to qualify; what a lender pays us changes nothing.',
      ],
      rounding: carLoanInstalment.rounding,
      sources: carLoanInstalment.sources,
      // What is owed and what the car is worth stand in no address.
      listLink: ({ months, origin, age }) => ({
        href: printListAddress(carLoan.path, { months, vehicle: 'used', origin, age }),
        label: `Loans for a used car over ${counted(months, 'month', 'months')}`,
      }),
      related: ['early-settlement', 'car-loan-instalment'],
    })
  },
}
