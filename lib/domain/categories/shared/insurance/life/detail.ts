import { latest } from '../../../../country-rates/dated'
import { lifeCoverServiceTax } from '../../../../country-rates/life-cover'
import { knownValue } from '../../../../figures/figure'
import { makeRow } from '../../../../figures/figure-reader'
import type { DetailRow } from '../../../../figures/row'
import type { IsoDate } from '../../../../values/iso-date'
import { sen } from '../../../../values/money'
import { basisPoints, formatRate } from '../../../../values/rate'
import { isOwn } from '../../own'
import { ruleRow, sourceNote } from '../detail'
import {
  discountsText,
  type LifePlan,
  type LifePriceFigures,
  lifePriceFigures,
  priceRangeText,
  tableText,
} from './table'
import { lifeWords } from './words'

const { detail: words } = lifeWords
const serviceTax = latest(lifeCoverServiceTax)
const paymentsInYear = 12
const whole = 10_000

const row = (
  product: LifePlan,
  name: keyof LifePriceFigures,
  today: IsoDate,
  changes: Parameters<typeof makeRow>[5] = {},
) => makeRow(name, lifePriceFigures[name], product[name], product, today, changes)

/** What the table charges, and what is added to it. */
function priceRows(product: LifePlan, today: IsoDate): readonly DetailRow[] {
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

/** What can be covered, and what larger sums save. */
function sumRows(product: LifePlan, today: IsoDate): readonly DetailRow[] {
  return [row(product, 'sumBands', today, { note: discountsText(knownValue(product.sumBands) ?? []) })]
}

/** Whether service tax is added; no row while it is. */
function taxRows(product: LifePlan, today: IsoDate): readonly DetailRow[] {
  const note = sourceNote(serviceTax.source, today)
  return serviceTax.value > 0
    ? []
    : [ruleRow('service-tax', words.serviceTax, words.noServiceTax, product, today, note)]
}

type Rows<P> = (product: P, today: IsoDate) => readonly DetailRow[]

/** Lines of a plan’s page about its price, as lines of one kind of plan. */
export function lifeRows<P extends LifePlan>(): Readonly<Record<'priceRows' | 'sumRows' | 'taxRows', Rows<P>>> {
  return { priceRows, sumRows, taxRows }
}
