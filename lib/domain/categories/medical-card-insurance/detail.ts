import { latest } from '../../country-rates/dated'
import { basePlanEstimates } from '../../country-rates/hospital-bills'
import { lifeCoverServiceTax } from '../../country-rates/life-cover'
import { knownValue } from '../../figures/figure'
import type { DetailRow } from '../../figures/row'
import type { IsoDate } from '../../values/iso-date'
import { insuranceLayout, ruleRow, sourceNote, takafulRows, treatmentCompanyRows } from '../shared/insurance/detail'
import { isOwn } from '../shared/own'
import { restrictionRows } from '../shared/restriction'
import { type MedicalCard, medicalReader } from './figures'
import { medicalWords } from './words'

const { detail: words } = medicalWords
const { row } = medicalReader
const serviceTax = latest(lifeCoverServiceTax)
const estimates = latest(basePlanEstimates)

/** The whole table, a row for each band of ages; the published range where there is none. */
function priceRows(card: MedicalCard, today: IsoDate): readonly DetailRow[] {
  const rows = knownValue(card.agePrices)
  if (rows === null || isOwn(card)) return [row(card, 'agePrices', today)]
  return rows.map(({ ageFrom, ageTo, women, men }) =>
    row(card, 'agePrices', today, {
      id: `prices-${ageFrom}`,
      label: words.row(ageFrom, ageTo),
      print: () => words.prices(women, men),
      note: words.aYear,
    }),
  )
}

/** What the white paper estimates for the base plan, which is no price of a card. */
function estimateRows(card: MedicalCard, today: IsoDate): readonly DetailRow[] {
  const kind = knownValue(card.kind)
  if (kind !== 'base-standard' && kind !== 'base-standard-plus') return []
  const bands = estimates.value.map((band) =>
    words.estimate(band.ageFrom, band.ageTo, kind === 'base-standard' ? band.standard : band.standardPlus),
  )
  const note = [words.estimateNote, sourceNote(estimates.source, today)].filter((part) => part !== null).join(' ')
  return [ruleRow('estimates', words.estimates, bands.join(', '), card, today, note)]
}

function taxRows(card: MedicalCard, today: IsoDate): readonly DetailRow[] {
  if (serviceTax.value > 0) return []
  return [ruleRow('service-tax', words.tax, words.noTax, card, today, sourceNote(serviceTax.source, today))]
}

function beyondRows(card: MedicalCard, today: IsoDate): readonly DetailRow[] {
  return isOwn(card) ? [] : [ruleRow('beyond', words.above, words.aboveText, card, today, null)]
}

/** Every published figure of a card. */
export const medicalDetail = medicalReader.detail(
  insuranceLayout({
    notCovered: ['exclusions', 'waitingDays', 'waitingListed', 'accidentDays', beyondRows, 'roomUpgrade'],
    covered: [
      'annualLimit',
      'limitFrom',
      'lifetimeLimit',
      'deductible',
      'coInsurance',
      'noCoPayFor',
      'room',
      'before',
      'after',
      'outpatient',
      'abroad',
    ],
    price: [priceRows, estimateRows, 'stampDuty', taxRows, 'priceChange', 'repricings'],
    keeping: [
      'kind',
      'health',
      restrictionRows,
      'renewal',
      'renewalAge',
      'movesWithoutQuestions',
      'guaranteeLetter',
      'panel',
      'freeLookDays',
      treatmentCompanyRows,
      takafulRows(row),
    ],
  }),
)
