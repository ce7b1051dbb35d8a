import { stampDuty, upfrontFee } from '../../calculators/loan'
import { knownValue, printFigure } from '../../figures/figure'
import { formatRinggit, ringgit, type Sen, sen } from '../../values/money'
import { formatRate } from '../../values/rate'
import type { StartCharge } from '../shared/instalment-loan/spec'
import { chargeOf, upfrontFeeFormula } from '../shared/loans/upfront-fee'
import { loanReader, type PersonalLoan } from './figures'
import { personalLoanWords } from './words'
import { personalLoanDetailWords } from './words-detail'

const { steps: words } = personalLoanDetailWords
const dutySlice = ringgit(1_000)

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
  return cover.kind === 'compulsory' ? `${formatRinggit(amount)} × ${formatRate(cover.cost)}` : words.optionalCover
}

/** What is taken from the payout of a personal loan: the processing fee, the stamp duty and a compulsory cover. */
export const startCharges: readonly StartCharge<PersonalLoan>[] = [
  {
    label: () => words.processingFee,
    need: (loan) => loanReader.need(loan, 'processingFee'),
    charge: (loan, amount) => chargeOf(loan.processingFee, (fee) => upfrontFee(amount, fee)),
    formula: processingFormula,
  },
  {
    label: () => words.stampDuty,
    need: (loan) => loanReader.need(loan, 'stampDuty'),
    charge: (loan, amount) => chargeOf(loan.stampDuty, (rate) => stampDuty(amount, rate)),
    formula: dutyFormula,
  },
  {
    label: personalLoanWords.conditions.cover,
    need: (loan) => loanReader.need(loan, 'cover'),
    charge: (loan, amount) =>
      chargeOf(loan.cover, ({ kind, cost }) =>
        kind === 'compulsory' ? upfrontFee(amount, { rate: cost, least: sen(0), most: null }) : sen(0),
      ),
    formula: coverFormula,
  },
]
