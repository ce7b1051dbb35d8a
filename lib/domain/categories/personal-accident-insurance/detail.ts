import { knownValue } from '../../figures/figure'
import type { DetailRow } from '../../figures/row'
import type { IsoDate } from '../../values/iso-date'
import { companyRows, insuranceLayout, takafulRows } from '../shared/insurance/detail'
import { taxRows } from '../shared/insurance/tax-rows'
import { isOwn } from '../shared/own'
import { restrictionRows } from '../shared/restriction'
import { type Accident, accidentReader } from './figures'
import { accidentWords } from './words'

const { detail: words } = accidentWords
const { row } = accidentReader

/** The whole table, a row for each sum; the published range where there is none. */
function priceRows(plan: Accident, today: IsoDate): readonly DetailRow[] {
  const rows = knownValue(plan.prices)
  if (rows === null || isOwn(plan)) return [row(plan, 'prices', today)]
  return rows.map(({ sum, class1, class2, class3 }) => {
    const text = [words.price(1, class1), words.price(2, class2), words.price(3, class3)].join(', ')
    return row(plan, 'prices', today, {
      id: `prices-${sum}`,
      label: words.sum(sum),
      print: () => text,
      note: words.beforeTax,
    })
  })
}

/** The scale, then what it pays for each injury that it names. */
function disablementRows(plan: Accident, today: IsoDate): readonly DetailRow[] {
  const injuries = knownValue(plan.disablement)?.injuries ?? []
  return [
    row(plan, 'disablement', today),
    ...injuries.map(({ injury, part }) =>
      row(plan, 'disablement', today, {
        id: `disablement-${injury}`,
        label: words.injury(injury),
        print: () => words.ofSum(part),
      }),
    ),
  ]
}

/** Every published figure of a plan. */
export const accidentDetail = accidentReader.detail(
  insuranceLayout({
    notCovered: ['exclusions', 'motorcycle', 'territory'],
    covered: ['medical', 'weekly', 'hospitalIncome', disablementRows, 'doubled', 'lumps', 'renewalBonus'],
    price: [priceRows, 'familyPrices', taxRows<Accident>(true), 'priceChange'],
    keeping: ['renewal', 'expiryAge', 'underwriter', restrictionRows, companyRows, takafulRows(row)],
  }),
)
