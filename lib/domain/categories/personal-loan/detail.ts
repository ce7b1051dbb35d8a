import { knownValue } from '../../figures/figure'
import type { DetailRow } from '../../figures/row'
import { wordsFor } from '../../products/words'
import type { IsoDate } from '../../values/iso-date'
import { maxSen } from '../../values/money'
import { effectiveText } from '../shared/instalment-loan/evaluate'
import { quotedText } from '../shared/instalment-loan/ranges'
import { isOwn } from '../shared/own'
import { restrictionRows } from '../shared/restriction'
import { courseAbove, isUnderBankRules } from './bank-rules'
import { personalLoans } from './evaluate'
import { loanReader, type PersonalLoan, type RateBand } from './figures'
import { personalLoanDetailWords } from './words-detail'

const { detail: words } = personalLoanDetailWords

/** What the rules for banks say of a rate quoted this way; null for lenders that have their own law. */
function basisNote(loan: PersonalLoan): string | null {
  if (isOwn(loan) || !isUnderBankRules(loan)) return null
  return words.basis
}

function bandText(loan: PersonalLoan, band: RateBand): string {
  const rate = quotedText(loan.rateBasis, band.rate, band.rateTo)
  return words.band(rate, band.amountFrom, band.amountTo, band.monthsFrom, band.monthsTo)
}

/** The effective rate of a band at its largest amount and longest term, with fees where they are published. */
function bandNote(loan: PersonalLoan, band: RateBand, today: IsoDate): string {
  const offer = personalLoans.offer(loan, { amount: band.amountTo, months: band.monthsTo }, today)
  const world = wordsFor(loan)
  const rate = offer.kind === 'none' ? null : effectiveText(offer)
  if (offer.kind === 'none' || rate === null) return words.rateUnknown(world)
  return words.rate(world, rate, band.amountTo, band.monthsTo, offer.fees.total !== null)
}

function rateRows(loan: PersonalLoan, today: IsoDate): readonly DetailRow[] {
  if (loan.rates.state !== 'known') {
    return [loanReader.row(loan, 'rates', today, { note: words.rateUnknown(wordsFor(loan)) })]
  }
  const bands = loan.rates.value
  if (isOwn(loan)) {
    return bands
      .slice(0, 1)
      .map(({ rate, rateTo }) =>
        loanReader.row(loan, 'rates', today, { print: () => quotedText(loan.rateBasis, rate, rateTo) }),
      )
  }
  return bands.map((band, index) =>
    loanReader.row(loan, 'rates', today, {
      id: `rates-${index + 1}`,
      label: words.bandLabel(index + 1),
      note: bandNote(loan, band, today),
      print: () => bandText(loan, band),
    }),
  )
}

function kindNote({ rateKind }: PersonalLoan): string | null {
  return rateKind === 'floating' ? words.floating : null
}

function courseNote(loan: PersonalLoan): string | null {
  const large = (knownValue(loan.maxAmount) ?? maxSen) > courseAbove
  if (isOwn(loan) || !isUnderBankRules(loan) || !large) return null
  return words.course
}

function longestNote(loan: PersonalLoan): string | null {
  return isUnderBankRules(loan) && !isOwn(loan) ? words.longest : null
}

function earlyNote(loan: PersonalLoan): string | null {
  if (loan.earlySettlement.state !== 'known' || loan.earlySettlement.value !== 'rule-of-78') return null
  return words.ruleOf78(wordsFor(loan))
}

/** Every published figure of a loan, grouped as the detail page and the comparison print them. */
export const loanDetail = loanReader.detail([
  {
    title: words.groups.rates,
    rows: [rateRows, { figure: 'rateBasis', note: basisNote }, { figure: 'rateKind', note: kindNote }],
  },
  {
    title: words.groups.amount,
    rows: [
      'minAmount',
      { figure: 'maxAmount', note: courseNote },
      'minMonths',
      { figure: 'maxMonths', note: longestNote },
      'incomeMultiple',
    ],
  },
  {
    title: words.groups.fees,
    rows: ['processingFee', 'stampDuty', 'cover', 'lateCharge', { figure: 'earlySettlement', note: earlyNote }],
  },
  { title: words.groups.conditions, rows: ['disbursalDays', 'salaryDeduction', restrictionRows] },
])
