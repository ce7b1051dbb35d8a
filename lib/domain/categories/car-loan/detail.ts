import { hirePurchaseRules } from '../../country-rates/hire-purchase'
import { oldSourcesText } from '../../country-rates/old-rate'
import type { DetailRow } from '../../figures/row'
import { wordsFor } from '../../products/words'
import { addDays, formatDate, type IsoDate } from '../../values/iso-date'
import { basisPoints } from '../../values/rate'
import { quotedText } from '../shared/instalment-loan/ranges'
import { isOwn } from '../shared/own'
import { restrictionRows } from '../shared/restriction'
import { type CarBand, type CarLoan, carLoanReader } from './figures'
import { oldMethodAllowed, referenceOn } from './offer'
import { carLoanDetailWords } from './words-detail'

const { detail: words } = carLoanDetailWords

function bandText(loan: CarLoan, band: CarBand, today: IsoDate): string {
  if (loan.rateKind === 'fixed') return words.band(quotedText(loan.rateBasis, band.rate, band.rateTo), band)
  const { value } = referenceOn(today)
  const rate = quotedText(loan.rateBasis, basisPoints(value + band.rate), basisPoints(value + band.rateTo))
  return words.band(words.aboveReference(rate, value), band)
}

function rateRows(loan: CarLoan, today: IsoDate): readonly DetailRow[] {
  if (loan.rates.state !== 'known') return [carLoanReader.row(loan, 'rates', today)]
  const bands = loan.rates.value
  if (isOwn(loan)) {
    return bands
      .slice(0, 1)
      .map(({ rate, rateTo }) =>
        carLoanReader.row(loan, 'rates', today, { print: () => quotedText(loan.rateBasis, rate, rateTo) }),
      )
  }
  return bands.map((band, index) =>
    carLoanReader.row(loan, 'rates', today, {
      id: `rates-${index + 1}`,
      label: words.bandLabel(index + 1),
      print: () => bandText(loan, band, today),
    }),
  )
}

/** Until when, or since when, the old method is closed to new agreements. */
function methodNote(loan: CarLoan, today: IsoDate): string | null {
  const closed = hirePurchaseRules.find(({ value }) => !value.oldMethodMayStillBeUsed)
  if (isOwn(loan) || loan.rateBasis === 'reducing' || closed === undefined) return null
  const note = oldMethodAllowed(today)
    ? words.old(formatDate(addDays(closed.from, -1)))
    : words.oldOver(formatDate(closed.from))
  const old = closed.source === null ? null : oldSourcesText([closed.source], today)
  return old === null ? note : `${note} ${old}`
}

/** Every published figure of a car loan, grouped as the detail page and the comparison print them. */
export const carLoanDetail = carLoanReader.detail([
  {
    title: words.groups.rates,
    rows: [
      { figure: 'rateBasis', note: methodNote },
      { figure: 'rateKind', note: (loan) => (loan.rateKind === 'floating' ? words.floating : null) },
      rateRows,
      'noticeDays',
    ],
  },
  {
    title: words.groups.car,
    rows: ['minAmount', 'maxAmount', 'minMonths', 'maxMonths', 'oldestCar', 'oldestAge'],
  },
  {
    title: words.groups.fees,
    rows: [
      'stampDuty',
      'claimFee',
      'signatureFee',
      'lateCharge',
      { figure: 'earlySettlement', note: (loan) => words.early[loan.rateBasis](wordsFor(loan)) },
    ],
  },
  { title: words.groups.conditions, rows: ['guarantor', 'insurance', 'licence', 'disbursalDays', restrictionRows] },
])
