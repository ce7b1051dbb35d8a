import { type Figure, knownValue } from '../../figure'
import type { IsoDate } from '../../iso-date'
import { formatRinggit, maxSen, type Sen } from '../../money'
import type { PersonalLoan, RateBand, UpfrontFee } from '../../products/personal-loan'
import { formatRate } from '../../rate'
import type { DetailGroup, DetailRow } from '../category'
import { detailRow, statedFigure } from '../shared/facts'
import { isOwn } from '../shared/own'
import { wordsFor } from '../shared/words'
import { offerFor } from './offer'
import {
  costName,
  courseAbove,
  daysText,
  eirName,
  isUnderBankRules,
  quotedText,
  rateRange,
  settlementText,
} from './text'

const money = (amount: Sen) => formatRinggit(amount)
const months = (count: number) => `${count} months`
const yesNo = (value: boolean) => (value ? 'Yes' : 'No')

const law = 'Bank Negara Malaysia, Personal Financing policy document of 30 Sep 2025'

/** What the rules for banks say of a rate quoted this way; null for lenders that have their own law. */
function basisNote(loan: PersonalLoan): string | null {
  if (isOwn(loan) || !isUnderBankRules(loan)) return null
  return `From 1 Jan 2027 banks may not charge by a flat rate or by the Rule of 78, and must show the effective rate (${law}).`
}

function bandText(loan: PersonalLoan, band: RateBand): string {
  const amounts = `${money(band.amountFrom)} to ${money(band.amountTo)}`
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
  return `${eir} ${rate} for ${money(band.amountTo)} over ${band.monthsTo} months, ${fees}.`
}

function rateRows(loan: PersonalLoan, today: IsoDate): readonly DetailRow[] {
  const row = (id: string, label: string, print: (bands: readonly RateBand[]) => string, note: string | null) =>
    detailRow(id, label, loan.rates, loan, 'rate', today, print, {}, note)
  if (loan.rates.state !== 'known') return [row('rates', 'Rates', () => '', `${eirName(loan)}: Not published.`)]
  const bands = loan.rates.value
  if (isOwn(loan)) {
    return bands.slice(0, 1).map((band) => row('rates', 'Rates', () => quotedText(loan, band.rate, band.rateTo), null))
  }
  if (bands.length === 1) {
    return bands.map((band) => row('rates', 'Rates', () => bandText(loan, band), bandNote(loan, band)))
  }
  return bands.map((band, index) =>
    row(
      index === 0 ? 'rates' : `rates-${index + 1}`,
      index === 0 ? 'Rates' : `Rates, band ${index + 1}`,
      () => bandText(loan, band),
      bandNote(loan, band),
    ),
  )
}

function ratesGroup(loan: PersonalLoan, today: IsoDate): DetailGroup {
  const basis = loan.rateBasis === 'flat' ? 'Flat, on the whole amount for the whole term' : 'On the reducing balance'
  const kind = loan.rateKind === 'fixed' ? 'Fixed' : 'Floating'
  const rise =
    loan.rateKind === 'floating' ? 'It follows a reference rate. When that rises, so do the instalments.' : null
  return {
    title: 'Rates',
    rows: [
      ...rateRows(loan, today),
      detailRow(
        'basis',
        'How it is charged',
        statedFigure(loan, basis),
        loan,
        'rule',
        today,
        String,
        {},
        basisNote(loan),
      ),
      detailRow('rate-kind', 'Fixed or floating', statedFigure(loan, kind), loan, 'rule', today, String, {}, rise),
    ],
  }
}

function limitsGroup(loan: PersonalLoan, today: IsoDate): DetailGroup {
  const row = (
    id: string,
    label: string,
    figure: Figure<number>,
    print: (value: number) => string,
    note: string | null = null,
  ) => detailRow(id, label, figure, loan, 'rule', today, print, { none: 'No limit' }, note)
  const bank = isUnderBankRules(loan) && !isOwn(loan)
  const large = (knownValue(loan.maxAmount) ?? maxSen) > courseAbove
  const course = bank && large ? `Above RM100,000 you finish a short course first (${law}).` : null
  const longest = bank ? `At most 10 years from 1 Jan 2027 (${law}).` : null
  return {
    title: 'Amount and term',
    rows: [
      detailRow('min-amount', 'Least amount', loan.minAmount, loan, 'rule', today, money, { none: 'No limit' }),
      detailRow('max-amount', 'Most amount', loan.maxAmount, loan, 'rule', today, money, { none: 'No limit' }, course),
      row('min-months', 'Shortest term', loan.minMonths, months),
      row('max-months', 'Longest term', loan.maxMonths, months, longest),
      row(
        'income-multiple',
        'Amount as a multiple of monthly income',
        loan.incomeMultiple,
        (times) => `Up to ${times} times`,
      ),
    ],
  }
}

function feeText(fee: UpfrontFee): string {
  if (fee.rate === 0) return money(fee.least)
  const least = fee.least > 0 ? `, at least ${money(fee.least)}` : ''
  const most = fee.most === null ? '' : `, at most ${money(fee.most)}`
  return `${formatRate(fee.rate, 'trim')} of the amount${least}${most}`
}

function feesGroup(loan: PersonalLoan, today: IsoDate): DetailGroup {
  const { insurance, Interest } = wordsFor(loan)
  const late = loan.shariah === null ? 'Late charge' : "Late compensation (ta'widh)"
  const cover = { none: 'None', optional: 'Optional', compulsory: 'Compulsory' }
  return {
    title: 'Fees',
    rows: [
      detailRow('processing', 'Processing fee', loan.processingFee, loan, 'fee', today, feeText, { none: 'No fee' }),
      detailRow(
        'duty',
        'Stamp duty',
        loan.stampDuty,
        loan,
        'rule',
        today,
        (rate) => `${formatRate(rate, 'trim')} for each RM1,000 or part of it`,
        {
          none: 'Not taken from you',
        },
      ),
      detailRow(
        'cover',
        `${insurance === 'takaful' ? 'Takaful' : 'Insurance'} on it`,
        loan.cover,
        loan,
        'fee',
        today,
        ({ kind, cost }) =>
          kind === 'compulsory' ? `${cover[kind]}, ${formatRate(cost, 'trim')} of the amount` : cover[kind],
      ),
      detailRow(
        'late',
        late,
        loan.lateCharge,
        loan,
        'fee',
        today,
        (rate) => `${formatRate(rate, 'trim')} a year on what is late`,
        {
          none: 'None',
        },
      ),
      detailRow(
        'early',
        'If you settle early',
        loan.earlySettlement,
        loan,
        'rule',
        today,
        settlementText,
        { none: 'No rule' },
        earlyNote(loan, Interest),
      ),
    ],
  }
}

function earlyNote(loan: PersonalLoan, interest: string): string | null {
  if (loan.earlySettlement.state !== 'known' || loan.earlySettlement.value !== 'rule-of-78') return null
  const name = costName(loan).toLowerCase()
  return `${interest} falls mostly in the first months, so settling early saves less of the ${name} than on a reducing balance.`
}

function conditionsGroup(loan: PersonalLoan, today: IsoDate): DetailGroup {
  const flag = (id: string, label: string, value: boolean) =>
    detailRow(id, label, statedFigure(loan, value), loan, 'rule', today, yesNo)
  return {
    title: 'Conditions',
    rows: [
      detailRow('speed', 'Paid out after approval in', loan.disbursalDays, loan, 'rule', today, daysText, {
        none: 'Not stated',
      }),
      flag('salary-deduction', 'Salary deduction', loan.salaryDeduction),
      flag('guarantor', 'Guarantor needed', loan.guarantorNeeded),
      flag('government-only', 'Government staff only', loan.governmentOnly),
    ],
  }
}

/** Every published figure of a loan, grouped as the detail page and the comparison print them. */
export function loanDetail(loan: PersonalLoan, today: IsoDate): readonly DetailGroup[] {
  return [ratesGroup(loan, today), limitsGroup(loan, today), feesGroup(loan, today), conditionsGroup(loan, today)]
}
