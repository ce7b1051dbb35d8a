import { knownValue } from '../../figure'
import type { DetailRow } from '../../figures/row'
import type { IsoDate } from '../../iso-date'
import { formatRinggit, maxSen } from '../../money'
import { isOwn } from '../shared/own'
import { wordsFor } from '../shared/words'
import { loanReader, type PersonalLoan, type RateBand } from './figures'
import { offerFor } from './offer'
import { costName, courseAbove, eirName, isUnderBankRules, quotedText, rateRange } from './text'

const law = 'Bank Negara Malaysia, Personal Financing policy document of 30 Sep 2025'

/** What the rules for banks say of a rate quoted this way; null for lenders that have their own law. */
function basisNote(loan: PersonalLoan): string | null {
  if (isOwn(loan) || !isUnderBankRules(loan)) return null
  return `From 1 Jan 2027 banks may not charge by a flat rate or by the Rule of 78, and must show the effective rate (${law}).`
}

function bandText(loan: PersonalLoan, band: RateBand): string {
  const amounts = `${formatRinggit(band.amountFrom)} to ${formatRinggit(band.amountTo)}`
  return `${quotedText(loan, band.rate, band.rateTo)}, ${amounts}, ${band.monthsFrom} to ${band.monthsTo} months`
}

/** The effective rate of a band at its largest amount and longest term, with fees where they are published. */
function bandNote(loan: PersonalLoan, band: RateBand): string {
  const offer = offerFor(loan, { amount: band.amountTo, months: band.monthsTo })
  const eir = eirName(loan)
  const [low, top] = offer.kind === 'none' ? [null, null] : [offer.low().eir, offer.top.eir]
  if (offer.kind === 'none' || low === null || top === null) return `${eir}: Not published.`
  const fees = offer.fees.total === null ? 'before fees that are not published' : 'with all fees'
  const rate = rateRange(low, top)
  return `${eir} ${rate} for ${formatRinggit(band.amountTo)} over ${band.monthsTo} months, ${fees}.`
}

function rateRows(loan: PersonalLoan, today: IsoDate): readonly DetailRow[] {
  if (loan.rates.state !== 'known') {
    return [loanReader.row(loan, 'rates', today, { note: `${eirName(loan)}: Not published.` })]
  }
  const bands = loan.rates.value
  if (isOwn(loan)) {
    return bands
      .slice(0, 1)
      .map(({ rate, rateTo }) => loanReader.row(loan, 'rates', today, { print: () => quotedText(loan, rate, rateTo) }))
  }
  return bands.map((band, index) =>
    loanReader.row(loan, 'rates', today, {
      id: `rates-${index + 1}`,
      label: index === 0 ? 'Rates' : `Rates, band ${index + 1}`,
      note: bandNote(loan, band),
      print: () => bandText(loan, band),
    }),
  )
}

function kindNote({ rateKind }: PersonalLoan): string | null {
  return rateKind === 'floating' ? 'It follows a reference rate. When that rises, so do the instalments.' : null
}

function courseNote(loan: PersonalLoan): string | null {
  const large = (knownValue(loan.maxAmount) ?? maxSen) > courseAbove
  if (isOwn(loan) || !isUnderBankRules(loan) || !large) return null
  return `Above RM100,000 you finish a short course first (${law}).`
}

function longestNote(loan: PersonalLoan): string | null {
  return isUnderBankRules(loan) && !isOwn(loan) ? `At most 10 years from 1 Jan 2027 (${law}).` : null
}

function earlyNote(loan: PersonalLoan): string | null {
  if (loan.earlySettlement.state !== 'known' || loan.earlySettlement.value !== 'rule-of-78') return null
  const name = costName(loan).toLowerCase()
  return `${wordsFor(loan).Interest} falls mostly in the first months, so settling early saves less of the ${name} than on a reducing balance.`
}

/** Every published figure of a loan, grouped as the detail page and the comparison print them. */
export const loanDetail = loanReader.detail([
  {
    title: 'Rates',
    rows: [rateRows, { figure: 'rateBasis', note: basisNote }, { figure: 'rateKind', note: kindNote }],
  },
  {
    title: 'Amount and term',
    rows: [
      'minAmount',
      { figure: 'maxAmount', note: courseNote },
      'minMonths',
      { figure: 'maxMonths', note: longestNote },
      'incomeMultiple',
    ],
  },
  {
    title: 'Fees',
    rows: ['processingFee', 'stampDuty', 'cover', 'lateCharge', { figure: 'earlySettlement', note: earlyNote }],
  },
  { title: 'Conditions', rows: ['disbursalDays', 'salaryDeduction', 'guarantorNeeded', 'governmentOnly'] },
])
