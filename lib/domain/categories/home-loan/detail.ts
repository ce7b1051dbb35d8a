import { checkedText } from '../../country-rates/old-rate'
import { knownValue } from '../../figures/figure'
import type { DetailRow } from '../../figures/row'
import { wordsFor } from '../../products/words'
import { formatDate, type IsoDate } from '../../values/iso-date'
import { formatAnnualRate } from '../../values/rate'
import { isOwn } from '../shared/own'
import { restrictionRows } from '../shared/restriction'
import { type HomeLoan, homeLoanReader, spreadText } from './figures'
import { floatingRate, referenceOn } from './offer'
import { homeLoanWords, homeLoanDetailWords as words } from './words'

const { facts } = homeLoanWords

/** Reference rate, spread and the rate they make, one row each. */
function rateRows(loan: HomeLoan, today: IsoDate): readonly DetailRow[] {
  const pricing = knownValue(loan.pricing)
  if (pricing === null) return [homeLoanReader.row(loan, 'pricing', today)]
  const { value, from, source } = referenceOn(today)
  const row = (id: string, label: string, text: string, note: string | null = null) =>
    homeLoanReader.row(loan, 'pricing', today, { id, label, note, print: () => text })
  if (pricing.kind === 'fixed') {
    return [
      row('reference', words.reference, words.referenceNone),
      row('spread', words.spread, words.spreadNone),
      row('effective', words.effective, formatAnnualRate(pricing.rate), facts.fixed),
    ]
  }
  const since = source === null ? null : words.since(formatDate(from), source.title, checkedText(source, today))
  const floating = formatAnnualRate(floatingRate(value, pricing.spread, knownValue(loan.ceilingRate)))
  const rate =
    pricing.kind === 'floating' ? floating : facts.fixedFirst(formatAnnualRate(pricing.rate), pricing.years, floating)
  return [
    row('reference', words.reference, formatAnnualRate(value), since),
    row('spread', words.spread, spreadText(pricing.spread)),
    row('effective', words.effective, rate),
  ]
}

/** Fees of a flexi account; a basic term loan has none to tell of. */
function flexiRows(loan: HomeLoan, today: IsoDate): readonly DetailRow[] {
  const fees = ['setupFee', 'accountFee', 'withdrawalFee'] as const
  return loan.account === 'term' ? [] : fees.map((name) => homeLoanReader.row(loan, name, today))
}

/** Said only of a loan that is for first homes. */
function firstHomeRow(loan: HomeLoan, today: IsoDate): readonly DetailRow[] {
  return loan.firstHomeOnly ? [homeLoanReader.row(loan, 'firstHomeOnly', today)] : []
}

/** Every published figure of a home loan, grouped as the detail page and the comparison print them. */
export const homeLoanDetail = homeLoanReader.detail([
  {
    title: words.rate,
    rows: [rateRows, 'ceilingRate', 'rest', 'lateCharge'],
  },
  {
    title: words.amount,
    rows: [
      'margin',
      'marginThird',
      'minAmount',
      'maxAmount',
      'minYears',
      'maxYears',
      'oldestAge',
      'progressive',
      firstHomeRow,
      restrictionRows,
    ],
  },
  {
    title: words.account,
    rows: [{ figure: 'account', note: (loan) => words.parkedNote[loan.account](wordsFor(loan)) }, flexiRows, 'lockIn'],
  },
  {
    title: words.costs,
    rows: [
      'processingFee',
      'valuation',
      'borne',
      { figure: 'cover', note: (loan) => (isOwn(loan) ? null : words.coverNote) },
    ],
  },
])
