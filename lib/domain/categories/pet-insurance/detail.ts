import { knownValue } from '../../figures/figure'
import type { DetailRow } from '../../figures/row'
import type { IsoDate } from '../../values/iso-date'
import { formatRinggit } from '../../values/money'
import { companyRows, insuranceLayout, takafulRows } from '../shared/insurance/detail'
import { taxRows } from '../shared/insurance/tax-rows'
import { isOwn } from '../shared/own'
import { restrictionRows } from '../shared/restriction'
import { type Pet, petReader } from './figures'
import { rowText } from './steps'
import { petWords } from './words'

const { detail: words } = petWords
const { row } = petReader

/** The whole table, a row for each kind of pet; the published range where there is none. */
function priceRows(plan: Pet, today: IsoDate): readonly DetailRow[] {
  const rows = knownValue(plan.prices)
  if (rows === null || isOwn(plan)) return [row(plan, 'prices', today)]
  return rows.map((one) => {
    const label = rowText(one)
    const print = () => formatRinggit(one.yearly)
    return row(plan, 'prices', today, {
      id: `prices-${one.animal}-${one.size}-${one.breed}-${one.ageFrom}`,
      label,
      print,
      note: words.beforeTax,
    })
  })
}

/** Every published figure of a plan. */
export const petDetail = petReader.detail(
  insuranceLayout({
    notCovered: ['exclusions', 'waitingAccident', 'waitingIllness'],
    covered: ['covers', 'annualLimit', 'eachIncident', 'paidBack', 'excess'],
    price: [priceRows, taxRows<Pet>(false), 'monthly', 'priceChange', 'repricings'],
    keeping: [
      'identification',
      'entryWeeks',
      'entryYears',
      'renewalYears',
      'underwriter',
      restrictionRows,
      companyRows,
      takafulRows(row),
    ],
  }),
)
