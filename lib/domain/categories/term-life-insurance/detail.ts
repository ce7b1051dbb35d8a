import { latest } from '../../country-rates/dated'
import { lifeCoverServiceTax } from '../../country-rates/life-cover'
import { knownValue } from '../../figures/figure'
import type { DetailRow } from '../../figures/row'
import { wordsFor } from '../../products/words'
import type { IsoDate } from '../../values/iso-date'
import { sen } from '../../values/money'
import { basisPoints, formatRate } from '../../values/rate'
import { companyRows, insuranceLayout, ruleRow, sourceNote, takafulRows } from '../shared/insurance/detail'
import { discountsText, priceRangeText, tableText } from '../shared/insurance/life/table'
import { isOwn } from '../shared/own'
import { restrictionRows } from '../shared/restriction'
import { type TermLife, termLifeReader } from './figures'
import { termLifeWords } from './words'

const { detail: words } = termLifeWords
const serviceTax = latest(lifeCoverServiceTax)
const paymentsInYear = 12
const whole = 10_000

function priceRows(product: TermLife, today: IsoDate): readonly DetailRow[] {
  const { row } = termLifeReader
  const fee = knownValue(product.policyFee)
  if (isOwn(product)) {
    const monthly = sen((fee ?? 0) / paymentsInYear)
    return [row(product, 'premiums', today, { print: () => words.own(monthly) })]
  }
  const factor = knownValue(product.monthlyFactor)
  const more = factor === null ? 0 : paymentsInYear * factor - whole
  return [
    row(product, 'premiums', today, {
      note: product.premiums.state === 'known' ? tableText(product.premiums.value) : null,
      print: priceRangeText,
    }),
    row(product, 'policyFee', today),
    row(product, 'monthlyFactor', today, {
      note: more > 0 ? words.monthlyNote(formatRate(basisPoints(more), 'trim')) : null,
    }),
  ]
}

function sumRows(product: TermLife, today: IsoDate): readonly DetailRow[] {
  const note = discountsText(knownValue(product.sumBands) ?? [])
  return [termLifeReader.row(product, 'sumBands', today, { note })]
}

function deathRows(product: TermLife, today: IsoDate): readonly DetailRow[] {
  return [ruleRow('death', words.death, words.deathPays(wordsFor(product)), product, today, null)]
}

function taxRows(product: TermLife, today: IsoDate): readonly DetailRow[] {
  const note = sourceNote(serviceTax.source, today)
  return serviceTax.value > 0
    ? []
    : [ruleRow('service-tax', words.serviceTax, words.noServiceTax, product, today, note)]
}

/** Every published figure of a plan. */
export const termLifeDetail = termLifeReader.detail(
  insuranceLayout({
    notCovered: ['exclusions', 'suicideMonths', 'waitingMonths', 'contestableMonths'],
    covered: [deathRows, 'disability', 'terminalIllness', 'accidentExtra', sumRows, 'expiryAge'],
    price: [priceRows, 'priceChange', 'stampDuty', taxRows],
    keeping: [
      'health',
      'occupations',
      restrictionRows,
      'renewal',
      'conversionAge',
      'freeLookDays',
      companyRows,
      takafulRows(termLifeReader.row),
    ],
  }),
)
