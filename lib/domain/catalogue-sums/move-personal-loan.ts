import { defineCalculator, step } from '../calculator-pages/calculator'
import { printListAddress } from '../calculator-pages/list-address'
import { personalLoanInstalment } from '../calculator-pages/personal-loan-instalment'
import type { Answer, CalculatorResult, Verdict } from '../calculator-pages/result'
import { personalLoan } from '../categories/personal-loan/definition'
import { loanReader, type PersonalLoan } from '../categories/personal-loan/figures'
import { oldestCheck } from '../categories/shared/facts'
import { money, months, type ValuesOf } from '../fields/field'
import { formatDate, type IsoDate } from '../values/iso-date'
import { formatRinggit, formatSignedRinggit, ringgit, type Sen, sen } from '../values/money'
import { type BasisPoints, formatAnnualRate } from '../values/rate'
import { counted } from '../values/words'
import type { CatalogueSum } from './catalogue-sum'
import { costsOverTime, movingHeadline, paybackText, paysAfter } from './moving'
import { type PersonalLoanSwitch, switchPersonalLoan } from './personal-loan-switch'

const fields = {
  settlement: money({
    label: 'Your bank asks to settle it today',
    hint: 'Ask for a settlement statement: it counts the rebate and any charge for leaving early.',
    default: ringgit(14_650),
    min: { at: ringgit(1_000), because: 'banks here lend from RM1,000 on' },
    max: { at: ringgit(290_000), because: 'we work with personal loans of up to RM300,000, fees included' },
    personal: true,
  }),
  instalment: money({
    label: 'Your instalment each month',
    default: ringgit(433),
    min: { at: ringgit(10), because: 'a smaller instalment would repay no personal loan' },
    max: { at: ringgit(50_000), because: 'we work with instalments of up to RM50,000' },
    personal: true,
  }),
  months: months({
    label: 'Instalments left',
    default: 40,
    min: { at: 6, because: 'banks here lend for six months or more' },
    max: { at: 120, because: 'banks here lend for up to ten years' },
    personal: true,
  }),
}
type MoveValues = ValuesOf<typeof fields>

const text = (amount: Sen) => formatRinggit(amount, 'sen')
const rateText = (rate: BasisPoints | null) => (rate === null ? 'Above 1,000%' : formatAnnualRate(rate))

function verdictOf({ saved, payback, move }: PersonalLoanSwitch): Verdict {
  if (saved <= 0) {
    return {
      tone: 'plain',
      text: `Keep your loan: even the cheapest one of our list, ${move.loan.name}, costs you ${text(sen(-saved))} more by the end.`,
    }
  }
  return {
    tone: 'good',
    text: `Moving to ${move.loan.name} pays for itself ${paysAfter(payback)}, and saves ${text(saved)} by the end, at the highest rate that it may give you.`,
  }
}

function figuresOf({ stay, move, payback }: PersonalLoanSwitch, { instalment }: MoveValues): Answer['figures'] {
  const { loan, band } = move
  return [
    {
      label: 'Cheapest loan to move to',
      value: loan.name,
      note: `${loan.issuer.name}, ${formatAnnualRate(band.rateTo)} ${loan.rateBasis === 'flat' ? 'flat' : 'on what is owed'}`,
    },
    {
      label: 'It pays for itself after',
      value: paybackText(payback),
      note: 'Interest or profit and fees counted',
    },
    { label: 'To borrow', value: text(move.borrowed), note: `${text(move.paidOut)} paid out after fees` },
    { label: 'Instalment', value: text(move.instalment), note: `${text(instalment)} now` },
    { label: 'Cost of staying', value: text(stay.total), note: `Effective rate from today: ${rateText(stay.eir)}` },
    { label: 'Total cost of moving', value: text(move.total), note: `Effective rate: ${rateText(move.eir)}` },
  ]
}

function stepsOf(values: MoveValues, { stay, move, saved }: PersonalLoanSwitch): Answer['steps'] {
  const { instalment, settlement, months: left } = values
  const { fees, borrowed, paidOut, repaid } = move
  const feeText = fees.each.map((fee) => text(fee ?? sen(0))).join(' + ')
  return [
    step('Cost of staying', `${text(instalment)} × ${left} − ${text(settlement)}`, text(stay.total)),
    step('Processing, stamp duty and compulsory cover', feeText, text(move.once)),
    step('Paid out', `${text(borrowed)} − ${text(move.once)}`, text(paidOut)),
    step('Total repaid', `${text(move.instalment)} a month, ${left} months`, text(repaid)),
    step('Total cost of moving', `${text(repaid)} − ${text(paidOut)}`, text(move.total)),
    step('Saved by moving', `${text(stay.total)} − ${text(move.total)}`, formatSignedRinggit(saved, 'sen')),
  ]
}

function answer(loans: readonly PersonalLoan[], values: MoveValues, today: IsoDate): CalculatorResult {
  const found = switchPersonalLoan(loans, values, today)
  if (found === 'nothing-to-save') {
    return {
      kind: 'refusal',
      title: 'Settling would cost more than paying on',
      text: 'The instalments that are left come to no more than what your bank asks today. Keep the loan, or check both figures.',
    }
  }
  if (found === 'none') {
    return {
      kind: 'refusal',
      title: 'No lender of our list takes this loan',
      text: 'The amount or the months that are left are outside what lenders publish. Check both.',
    }
  }
  const { saved, move } = found
  const { loan } = move
  const checked = oldestCheck(loan.sources, loan.rates, loan.processingFee, loan.stampDuty, loan.cover)
  return {
    kind: 'answer',
    headline: movingHeadline(
      saved,
      `${loan.name} against your loan over ${counted(values.months, 'month', 'months')}${checked === null ? '' : `; its figures were checked on ${formatDate(checked)}`}`,
    ),
    figures: figuresOf(found, values),
    verdict: verdictOf(found),
    chart: costsOverTime(found),
    tables: [],
    steps: stepsOf(values, found),
  }
}

/** Whether settling a personal loan with the cheapest one of the list is worth what it costs. */
export const movePersonalLoan: CatalogueSum = {
  id: 'move-personal-loan',
  reads: [personalLoan.id],
  over: (products) => {
    const loans = products.filter(loanReader.is)
    return defineCalculator({
      id: 'move-personal-loan',
      title: 'Is moving my personal loan worth it?',
      purpose:
        'What settling your personal loan with the cheapest one in our list saves or loses, fees and charges counted.',
      group: 'borrowing',
      fields,
      work: (values, today) => answer(loans, values, today),
      assumptions: [
        'You borrow what settles your loan today and the new lender’s fees, over the months that are left, without more cash.',
        'The new rate is the highest of what the lender publishes: you may be given a lower one.',
        'What each has cost so far counts interest or profit on what is still owed, at the effective rate of each.',
        'Loans for everybody that may settle another, with figures that are up to date. You have to qualify; what a lender pays us changes nothing.',
      ],
      rounding: personalLoanInstalment.rounding,
      sources: personalLoanInstalment.sources,
      listLink: ({ months: left }) => ({
        href: printListAddress(personalLoan.path, { months: left }),
        label: `Personal loans over ${counted(left, 'month', 'months')}`,
      }),
      related: ['early-settlement', 'personal-loan-instalment'],
    })
  },
}
